import { message } from '../i18n/index.ts';
import type { ArticleId, Instant } from '../model/index.ts';
import { type Attention, type Draft, type EntryMethod, withDelivery } from './draft.ts';
import type { OutboxStore } from './store/store.ts';

/** The article that a draft became; the first one if it arrived more than once. Null if it is no article of its own. */
export function deliveredAs({ delivery, text }: Draft): ArticleId | null {
  if (text.target.kind !== 'new') return null;
  if (delivery.state === 'created' || delivery.state === 'verified') return delivery.articleId;
  if (delivery.state === 'attention' && delivery.attention.kind === 'duplicated')
    return delivery.attention.articleIds[0] ?? null;
  return null;
}

// Drafts that a person enters on World Anvil: inserted into its editor, or copied. Marked as done, a draft is at rest
// and can't be sent.

/** Problems that entering the draft by hand solves. With several articles on World Anvil, it would make one more. */
const SOLVED: ReadonlySet<Attention['kind']> = new Set(['rejected', 'unproved', 'conflict', 'gone']);

/** Whether a draft can be marked as done. Not while it is or may be in flight: it would arrive as well. */
export function canBeDone({ delivery }: Draft): boolean {
  if (delivery.state === 'attention') return SOLVED.has(delivery.attention.kind);
  return delivery.state === 'editing' || delivery.state === 'queued';
}

/** The draft marked as done; null if it can't be. Pure. */
function markedDone(draft: Draft, how: EntryMethod, now: Instant): Draft | null {
  if (!canBeDone(draft)) return null;
  const { delivery } = draft;
  const progress = 'progress' in delivery ? delivery.progress : undefined;
  const sent = progress && progress.attempt > 0 ? { progress } : {};
  return { ...draft, touched: true, delivery: { state: 'done', at: now, how, ...sent } };
}

/** The draft as before; null if it isn't marked. One that waited to be sent returns to the editor. */
function notDone(draft: Draft, now: Instant): Draft | null {
  const { delivery } = draft;
  if (delivery.state !== 'done') return null;
  const { progress } = delivery;
  if (!progress) return { ...draft, updatedAt: now, delivery: { state: 'editing' } };
  const attention = { kind: 'unproved', sentence: message('outbox.sentBeforeDone') } as const;
  return withDelivery(draft, { state: 'attention', attention, at: now, nextAt: null, progress });
}

/** Marks a draft as done, in one transaction. Null: its state has changed since, and nothing was done. */
export const markDone = (
  store: OutboxStore,
  id: string,
  how: EntryMethod,
  now: Instant = Date.now(),
): Promise<Draft | null> => store.change(id, (draft) => markedDone(draft, how, now));

/** Takes the mark back. */
export const undoDone = (store: OutboxStore, id: string, now: Instant = Date.now()): Promise<Draft | null> =>
  store.change(id, (draft) => notDone(draft, now));
