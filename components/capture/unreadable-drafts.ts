import type { Outbox, SetAside } from '../../lib/outbox/index.ts';
import type { UnreadableDraft } from './draft-store-state.ts';
import type { Journal } from './journal.ts';

/** Records that can't be used as drafts, in the store and in the journal, each with the way to delete it for good. */
export function unreadableDrafts(
  stored: readonly SetAside[],
  store: Outbox,
  journal: Journal,
  refresh: () => Promise<void>,
): UnreadableDraft[] {
  return [
    ...stored.map(({ key, why, record }) => ({ why, record, forget: () => void store.forget(key) })),
    ...journal.aside().map(({ id, why, record }) => ({
      why,
      record,
      forget() {
        journal.clear(id);
        void refresh();
      },
    })),
  ];
}
