import { type Message, message } from '../i18n/index.ts';
import type { Instant, WorldId } from '../model/index.ts';
import { BIN_MS } from './delivery/timing.ts';
import {
  type Attention,
  type DeliveryProgress,
  type Draft,
  type DraftText,
  progressOf,
  withDelivery,
} from './draft.ts';
import { problemsOf } from './problems.ts';
import type { OutboxStore } from './store/store.ts';

// The user's actions on a draft. Each is one transaction, whatever the sender does meanwhile. Null: the draft's state
// has changed since, and nothing was done.

export const newProgress = (accountId: string, accountName?: string): DeliveryProgress => ({
  accountId,
  ...(accountName && { accountName }),
  attempt: 0,
  firstSentAt: null,
  baseline: null,
  checked: [],
  found: [],
  scanOffset: 0,
  trouble: null,
});

/** Stores the text at each keystroke, so it doesn't wait for the disk. */
export const saveText = (store: OutboxStore, id: string, text: DraftText, now = Date.now()) =>
  store.change(
    id,
    (draft) =>
      draft.delivery.state === 'editing' ? { ...draft, text, touched: true, updatedAt: now } : null,
    'relaxed',
  );

/** Whose draft it becomes, and how long the sender waits. */
export interface Submission {
  accountId: string;
  accountName?: string | undefined;
  undoMs: number;
}

export const submitted = (
  draft: Draft,
  { accountId, accountName, undoMs }: Submission,
  now: Instant,
): Draft => ({
  ...draft,
  refusal: undefined,
  fromExport: undefined,
  waitsSince: now,
  delivery: {
    state: 'queued',
    notBefore: now + undoMs,
    undoUntil: now + undoMs,
    progress: newProgress(accountId, accountName),
  },
});

/** Submits the draft; the sender first waits `undoMs`. Also null if `problemsOf` finds a problem. */
export const submit = (
  store: OutboxStore,
  id: string,
  { now = Date.now(), ...to }: Submission & { now?: Instant },
): Promise<Draft | null> =>
  store.change(id, (draft) =>
    draft.delivery.state === 'editing' && problemsOf(draft.text).length === 0
      ? submitted(draft, to, now)
      : null,
  );

/** Assigns drafts that were saved while the account id was unknown, if their world belongs to the account. */
export async function claimUnnamed(
  store: OutboxStore,
  accountId: string,
  worldIds: ReadonlySet<WorldId>,
): Promise<void> {
  const claimed = (draft: Draft): Draft | null => {
    const { delivery, text } = draft;
    if (!('progress' in delivery) || delivery.progress?.accountId !== '') return null;
    if (text.worldId === null || !worldIds.has(text.worldId)) return null;
    const progress = { ...delivery.progress, accountId };
    return withDelivery(draft, { ...delivery, progress });
  };
  for (const draft of await store.list()) if (claimed(draft)) await store.change(draft.id, claimed);
}

/** Returns a draft to the editor if nothing was sent. */
export function undo(store: OutboxStore, id: string): Promise<Draft | null> {
  return store.change(id, (draft) =>
    draft.delivery.state === 'queued' && draft.delivery.progress.attempt === 0
      ? withDelivery(draft, { state: 'editing' })
      : null,
  );
}

/**
 * Returns a draft to the editor. If it was ever sent, it keeps its marker and record, and a new draft takes over the
 * text, so a late copy is never mistaken for the edited one. Returns the draft to edit.
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

function refusalOf({ delivery }: Draft): Message | undefined {
  if (delivery.state === 'attention')
    return delivery.attention.kind === 'rejected' ? delivery.attention.sentence : undefined;
  return delivery.state === 'unknown' ? delivery.progress.trouble?.sentence : undefined;
}

/** Problems after which the user may continue in a new draft. In all others, an article exists on World Anvil. */
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

/** Tries again now: sends a waiting draft, scans for an unclear one, resumes a rejected or conflicting one. */
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

/** Sends at the user's own risk, although an earlier copy may have arrived. */
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

/** Moves a draft to the bin, unless it is or may be in flight. */
export function discard(
  store: Pick<OutboxStore, 'change'>,
  id: string,
  now: Instant = Date.now(),
): Promise<Draft | null> {
  return store.change(id, (draft) => {
    const { state } = draft.delivery;
    if (state !== 'editing' && state !== 'queued' && state !== 'attention') return null;
    const progress = progressOf(draft);
    const sent = progress && progress.attempt > 0 ? { progress } : {};
    return withDelivery(draft, { state: 'binned', at: now, ...sent });
  });
}

/** Restores a draft from the bin: to the editor, or to “needs attention” if it was ever sent. */
export function restore(store: OutboxStore, id: string, now: Instant = Date.now()): Promise<Draft | null> {
  return store.change(id, (draft) => {
    if (draft.delivery.state !== 'binned') return null;
    const { progress } = draft.delivery;
    if (!progress) return { ...withDelivery(draft, { state: 'editing' }), updatedAt: now };
    return withDelivery(draft, {
      state: 'attention',
      attention: { kind: 'unproved', sentence: message('outbox.sentBeforeDiscarded') },
      at: now,
      nextAt: null,
      progress: { ...progress, supersededBy: undefined },
    });
  });
}

/** Deletes what was in the bin for 30 days, and texts that were delivered that long ago. Returns how many. */
export async function expire(store: OutboxStore, now: Instant = Date.now()): Promise<number> {
  const old = (at: Instant) => at + BIN_MS <= now;
  const binnedAhead = ({ delivery }: Draft) => delivery.state === 'binned' && delivery.at > now;
  const binned = ({ delivery }: Draft) => delivery.state === 'binned' && old(delivery.at);
  const delivered = ({ delivery, text }: Draft) =>
    (delivery.state === 'done' || (delivery.state === 'verified' && delivery.nextAt === null)) &&
    old(delivery.at) &&
    text.content !== '';
  let count = 0;
  for (const draft of await store.list()) {
    if (delivered(draft))
      await store.change(draft.id, (current) => (delivered(current) ? forgotten(current) : null));
    // The clock was set back since. Count from now, or the draft would stay that much longer.
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

/** At browser start: scans again for late copies of drafts that were sent more than once or got no response. */
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

/** The network is back: drafts that wait because a call failed are due at once. The undo period stays. */
export async function hasten(store: OutboxStore, now: Instant = Date.now()): Promise<void> {
  for (const { id } of await store.list())
    await store.change(id, (draft) => {
      const { delivery } = draft;
      if (delivery.state !== 'queued' || !delivery.progress.trouble || delivery.notBefore <= now) return null;
      return withDelivery(draft, { ...delivery, notBefore: now });
    });
}

const WATCHED: ReadonlySet<Attention['kind']> = new Set(['rejected', 'unproved']);
