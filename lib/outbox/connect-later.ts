import type { Instant, WorldId } from '../model/index.ts';
import type { Draft } from './draft.ts';
import { newProgress } from './draft-actions.ts';
import { problemsOf } from './problems.ts';
import type { OutboxStore } from './store/store.ts';

// Drafts that were written without a connection have no world, or one that was read from its export. After connecting they
// are offered, and sent only if their person says so.

/** Whether a draft was written before there was a connection. Pure. */
export const isFromBefore = ({ touched, text, delivery, fromExport }: Draft): boolean =>
  delivery.state === 'editing' &&
  touched &&
  (text.worldId === null || fromExport === true) &&
  text.target.kind === 'new' &&
  (text.title.trim() !== '' || text.content.trim() !== '');

/** Gives such a draft a world, if it has none, and submits it, in one transaction. Null: it has changed since, or can't be sent. */
export const sendFromBefore = (
  store: OutboxStore,
  id: string,
  {
    worldId,
    accountId,
    accountName,
    undoMs,
    now = Date.now(),
  }: { worldId: WorldId; accountId: string; accountName?: string; undoMs: number; now?: Instant },
): Promise<Draft | null> =>
  store.change(id, (draft) => {
    const text = { ...draft.text, worldId: draft.text.worldId ?? worldId };
    if (!isFromBefore(draft) || problemsOf(text).length > 0) return null;
    return {
      ...draft,
      text,
      fromExport: undefined,
      waitsSince: now,
      delivery: {
        state: 'queued',
        notBefore: now + undoMs,
        undoUntil: now + undoMs,
        progress: newProgress(accountId, accountName),
      },
    };
  });
