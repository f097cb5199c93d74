import type { Instant } from '../model/index.ts';
import type { Draft, DraftText } from './draft.ts';
import { problemsOf } from './problems.ts';
import type { OutboxStore } from './store/store.ts';

/** Why typing couldn't continue in the draft itself. */
export type ContinuedBecause = 'saved' | 'done' | 'discarded' | 'deleted';

export interface Continuation {
  draft: Draft;
  because: ContinuedBecause;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const sameText = (a: DraftText, b: DraftText): boolean =>
  a.title === b.title &&
  a.content === b.content &&
  a.worldId === b.worldId &&
  a.sourceField === b.sourceField &&
  same(a.target, b.target) &&
  same(a.fields, b.fields);

const reasonOf = (stored: Draft | undefined): ContinuedBecause => {
  if (!stored) return 'deleted';
  if (stored.delivery.state === 'done') return 'done';
  return stored.delivery.state === 'binned' ? 'discarded' : 'saved';
};

/**
 * Stores text that was typed after the draft left the editor as a new draft, because the old one may already be on its
 * way. Null if the stored draft has exactly this text. `typed` is the draft as the typing window knows it.
 */
export async function continueAsNew(
  store: OutboxStore,
  typed: Draft,
  { freshId = crypto.randomUUID(), now = Date.now() }: { freshId?: string; now?: Instant } = {},
): Promise<Continuation | null> {
  const stored = await store.get(typed.id);
  if (stored && sameText(stored.text, typed.text)) return null;
  const draft: Draft = {
    ...typed,
    id: freshId,
    rev: 0,
    createdAt: now,
    updatedAt: now,
    touched: true,
    delivery: { state: 'editing' },
  };
  await store.add(draft);
  return { draft, because: reasonOf(stored) };
}

/** Adds text typed at the moment of saving to a queued draft. Null: too late. */
export function amendQueued(
  store: OutboxStore,
  id: string,
  text: DraftText,
  now: Instant = Date.now(),
): Promise<Draft | null> {
  return store.change(id, (draft) =>
    draft.delivery.state === 'queued' &&
    draft.delivery.progress.attempt === 0 &&
    problemsOf(text).length === 0
      ? { ...draft, text, updatedAt: now }
      : null,
  );
}

/**
 * Stores text that a killed window left behind: in its draft if that is still being edited and hasn't changed since, or
 * in a new draft if the old one has left the editor.
 */
export async function recoverText(store: OutboxStore, left: Draft, now: Instant = Date.now()): Promise<void> {
  await store.add({ ...left, updatedAt: left.createdAt });
  const stored = await store.get(left.id);
  if (!stored) return;
  if (stored.delivery.state === 'editing') {
    await store.change(left.id, (current) =>
      current.delivery.state === 'editing' && isNewer(left, current, now)
        ? { ...current, text: left.text, touched: true, updatedAt: left.updatedAt }
        : null,
    );
    return;
  }
  if (!isNewer(left, stored, now)) return;
  // The killed window may already have stored it under a new id.
  const all = await store.list();
  if (all.some(({ text }) => sameText(text, left.text))) return;
  await continueAsNew(store, left, { now });
}

/** A stored time in the future means that the clock was set back. It doesn't say which is newer. */
const isNewer = (left: Draft, stored: Draft, now: Instant): boolean =>
  left.updatedAt >= stored.updatedAt || stored.updatedAt > now;
