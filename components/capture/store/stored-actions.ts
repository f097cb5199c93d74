import { type Draft, edit, type Outbox, restore, retry } from '../../../lib/outbox/index.ts';
import type { DraftStore } from './draft-store-state.ts';

const doneActions = () => import('./done-actions.ts');

/**
 * The actions of a draft store that are one write to the outbox.
 * @param follow shows what became of the draft, and reports a failure as null
 * @param settled resolves when typed text is stored
 */
export const storedActions = (
  store: Outbox,
  follow: (id: string, done: Promise<Draft | null>) => Promise<Draft | null>,
  settled: () => Promise<void>,
): Pick<DraftStore, 'edit' | 'retry' | 'restore' | 'keepAfterAll' | 'markDone' | 'undoDone'> => ({
  edit: async (id) => void (await follow(id, edit(store, id))),
  retry: async (id) => void (await follow(id, retry(store, id))),
  restore: async (id) => void (await follow(id, restore(store, id))),
  keepAfterAll: async (ids) => {
    for (const id of ids) await follow(id, keepAfterAll(store, id));
  },
  markDone: async (id, how) => {
    await settled();
    const { markDone } = await doneActions();
    return (await follow(id, markDone(store, id, how))) !== null;
  },
  undoDone: async (id) => {
    const { undoDone } = await doneActions();
    await follow(id, undoDone(store, id));
  },
});

async function keepAfterAll(store: Outbox, id: string): Promise<Draft | null> {
  const restored = await restore(store, id);
  return restored && store.change(id, (draft) => ({ ...draft, touched: true }));
}
