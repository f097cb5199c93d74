import type { Instant, WorldId } from '../model/index.ts';
import type { Attention, Delivery, DeliveryProgress, Draft, DraftText } from './draft.ts';
import { problemsOf } from './problems.ts';
import type { OutboxStore } from './store.ts';
import { BIN_MS } from './timing.ts';

// What a person does with a draft. Each is one transaction: it happens or it does not, whatever the sender does
// meanwhile; null says that the draft had moved on and nothing was changed.

const withDelivery = (draft: Draft, delivery: Delivery): Draft => ({ ...draft, delivery });

export const newProgress = (accountId: string): DeliveryProgress => ({
  accountId,
  attempt: 0,
  firstSentAt: null,
  baseline: null,
  checked: [],
  found: [],
  scanOffset: 0,
  trouble: null,
});

/** The progress of anything that was ever submitted. */
export function progressOf(draft: Draft): DeliveryProgress | null {
  return 'progress' in draft.delivery ? (draft.delivery.progress ?? null) : null;
}

/** Keeps what was typed; at each keystroke, so it does not wait for the disk. */
export function saveText(
  store: OutboxStore,
  id: string,
  text: DraftText,
  now: Instant = Date.now(),
): Promise<Draft | null> {
  return store.change(
    id,
    (draft) =>
      draft.delivery.state === 'editing' ? { ...draft, text, touched: true, updatedAt: now } : null,
    'relaxed',
  );
}

/** Hands the draft over to the sender, which waits `undoMs` first. Null also where `problemsOf` names a problem. */
export function submit(
  store: OutboxStore,
  id: string,
  { accountId, undoMs, now = Date.now() }: { accountId: string; undoMs: number; now?: Instant },
): Promise<Draft | null> {
  return store.change(id, (draft) =>
    draft.delivery.state === 'editing' && problemsOf(draft.text).length === 0
      ? withDelivery(
          { ...draft, refusal: undefined, waitsSince: now },
          {
            state: 'queued',
            notBefore: now + undoMs,
            undoUntil: now + undoMs,
            progress: newProgress(accountId),
          },
        )
      : null,
  );
}

/**
 * Gives drafts to their account that were saved while its id was not known: those for a world of the account. Returns
 * how many there were.
 */
export async function claimUnnamed(
  store: OutboxStore,
  accountId: string,
  worldIds: ReadonlySet<WorldId>,
): Promise<number> {
  const claimed = (draft: Draft): Draft | null => {
    const { delivery, text } = draft;
    if (!('progress' in delivery) || delivery.progress?.accountId !== '') return null;
    if (text.worldId === null || !worldIds.has(text.worldId)) return null;
    const progress = { ...delivery.progress, accountId };
    return withDelivery(draft, { ...delivery, progress });
  };
  const unnamed = (await store.list()).filter((draft) => claimed(draft) !== null);
  for (const { id } of unnamed) await store.change(id, claimed);
  return unnamed.length;
}

/** Back into the editor, as long as nothing was sent. */
export function undo(store: OutboxStore, id: string): Promise<Draft | null> {
  return store.change(id, (draft) =>
    draft.delivery.state === 'queued' && draft.delivery.progress.attempt === 0
      ? withDelivery(draft, { state: 'editing' })
      : null,
  );
}

/**
 * Back into the editor. What was sent before keeps its marker and its record, and a new draft takes over its text, so
 * that an earlier copy that turns up late is never mistaken for the edited one. Returns the draft to go on with.
 */
export async function edit(
  store: OutboxStore,
  id: string,
  { freshId = crypto.randomUUID(), now = Date.now() }: { freshId?: string; now?: Instant } = {},
): Promise<Draft | null> {
  return (
    (await undo(store, id)) ??
    (await store.fork(id, (draft) => {
      const old = retired(draft, freshId, now);
      return old && { old, fresh: anew(draft, freshId, now) };
    }))
  );
}

const anew = (draft: Draft, id: string, now: Instant): Draft => ({
  ...draft,
  id,
  rev: 0,
  createdAt: now,
  updatedAt: now,
  touched: true,
  refusal: refusalOf(draft),
  delivery: { state: 'editing' },
});

function refusalOf({ delivery }: Draft): string | undefined {
  if (delivery.state === 'attention')
    return delivery.attention.kind === 'rejected' ? delivery.attention.sentence : undefined;
  return delivery.state === 'unknown' ? delivery.progress.trouble?.sentence : undefined;
}

/** What a person may take up again as a new draft: in the other kinds something stands on the platform. */
const EDITABLE: ReadonlySet<Attention['kind']> = new Set(['rejected', 'unproved', 'gone']);

function retired(draft: Draft, supersededBy: string, now: Instant): Draft | null {
  const { delivery } = draft;
  if (delivery.state === 'unknown' && delivery.progress.trouble?.refused)
    return withDelivery(draft, { ...delivery, progress: { ...delivery.progress, supersededBy } });
  const settled = delivery.state === 'attention' && EDITABLE.has(delivery.attention.kind);
  if (delivery.state === 'queued' || settled)
    return withDelivery(draft, {
      state: 'binned',
      at: now,
      progress: { ...delivery.progress, supersededBy },
    });
  return null;
}

/** Sooner than planned: sends what waits, looks for what is unclear, takes up again what was refused or in conflict. */
export function retry(store: OutboxStore, id: string, now: Instant = Date.now()): Promise<Draft | null> {
  return store.change(id, (found) => {
    const draft = { ...found, askedAt: now };
    const { delivery } = draft;
    if (delivery.state === 'queued')
      return withDelivery(draft, { ...delivery, notBefore: now, undoUntil: null });
    if (delivery.state === 'unknown') return withDelivery(draft, { ...delivery, nextAt: now });
    if (delivery.state !== 'attention') return null;
    const { kind } = delivery.attention;
    if (kind !== 'rejected' && kind !== 'conflict') return null;
    return queuedAgain(draft, delivery.progress, now);
  });
}

/** The person's own risk: sends although an earlier copy may have arrived. */
export function sendAgain(store: OutboxStore, id: string, now: Instant = Date.now()): Promise<Draft | null> {
  return store.change(id, (draft) =>
    draft.delivery.state === 'attention' && draft.delivery.attention.kind === 'unproved'
      ? queuedAgain({ ...draft, askedAt: now }, draft.delivery.progress, now)
      : null,
  );
}

const queuedAgain = (draft: Draft, progress: DeliveryProgress, now: Instant): Draft =>
  withDelivery(draft, {
    state: 'queued',
    notBefore: now,
    undoUntil: null,
    progress: {
      ...progress,
      trouble: null,
      scan: undefined,
      scanOffset: 0,
      before: undefined,
      failures: 0,
      accepted: true,
    },
  });

/** Into the bin. What is on its way, or may be, cannot be discarded. */
export function discard(store: OutboxStore, id: string, now: Instant = Date.now()): Promise<Draft | null> {
  return store.change(id, (draft) => {
    const { state } = draft.delivery;
    if (state !== 'editing' && state !== 'queued' && state !== 'attention') return null;
    const progress = progressOf(draft);
    return withDelivery(draft, {
      state: 'binned',
      at: now,
      ...(progress && progress.attempt > 0 ? { progress } : {}),
    });
  });
}

/** Out of the bin: into the editor, or back before the person where it had been sent before. */
export function restore(store: OutboxStore, id: string, now: Instant = Date.now()): Promise<Draft | null> {
  return store.change(id, (draft) => {
    if (draft.delivery.state !== 'binned') return null;
    const { progress } = draft.delivery;
    if (!progress) return { ...withDelivery(draft, { state: 'editing' }), updatedAt: now };
    const sentence = 'This draft was sent before you discarded it, so a copy may stand in the world already.';
    return withDelivery(draft, {
      state: 'attention',
      attention: { kind: 'unproved', sentence },
      at: now,
      nextAt: null,
      progress: { ...progress, supersededBy: undefined },
    });
  });
}

/**
 * Empties the bin of what lay in it for 30 days, and forgets the text of what has stood in the world for as long.
 * Returns how many drafts were deleted.
 */
export async function expire(store: OutboxStore, now: Instant = Date.now()): Promise<number> {
  const old = (at: Instant) => at + BIN_MS <= now;
  const binnedAhead = ({ delivery }: Draft) => delivery.state === 'binned' && delivery.at > now;
  const binned = ({ delivery }: Draft) => delivery.state === 'binned' && old(delivery.at);
  const delivered = ({ delivery, text }: Draft) =>
    delivery.state === 'verified' && delivery.nextAt === null && old(delivery.at) && text.content !== '';
  let count = 0;
  for (const draft of await store.list()) {
    if (delivered(draft))
      await store.change(draft.id, (current) => (delivered(current) ? forgotten(current) : null));
    // The clock was set back since: counted from now, or it would stay for as much longer.
    if (binnedAhead(draft))
      await store.change(draft.id, ({ delivery, ...rest }) =>
        delivery.state === 'binned' ? { ...rest, delivery: { ...delivery, at: now } } : null,
      );
    if (binned(draft) && (await store.remove(draft.id, binned))) count++;
  }
  return count;
}

const forgotten = (draft: Draft): Draft => ({
  ...draft,
  text: { ...draft.text, content: '', fields: {} },
  origin: null,
});

/** At the start of the browser: looks once more for late copies of what was sent more than once, or without an answer. */
export async function watchAgain(store: OutboxStore, now: Instant = Date.now()): Promise<void> {
  for (const { id } of await store.list())
    await store.change(id, (draft) => {
      const { delivery } = draft;
      if (delivery.state !== 'verified' && delivery.state !== 'attention') return null;
      const again = delivery.progress.attempt > (delivery.state === 'verified' ? 1 : 0);
      const open = delivery.state === 'verified' || WATCHED.has(delivery.attention.kind);
      if (!again || !open || delivery.at + BIN_MS <= now) return null;
      return withDelivery(draft, { ...delivery, nextAt: now });
    });
}

/** The network is back: what waits because a call failed is due at once; the time to take it back stays. */
export async function hasten(store: OutboxStore, now: Instant = Date.now()): Promise<void> {
  for (const { id } of await store.list())
    await store.change(id, (draft) => {
      const { delivery } = draft;
      if (delivery.state !== 'queued' || !delivery.progress.trouble || delivery.notBefore <= now) return null;
      return withDelivery(draft, { ...delivery, notBefore: now });
    });
}

const WATCHED: ReadonlySet<Attention['kind']> = new Set(['rejected', 'unproved']);
