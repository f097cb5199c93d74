import type { Outbox, SetAside } from '../../lib/outbox/index.ts';
import type { UnreadableDraft } from './draft-store-state.ts';
import type { Journal } from './journal.ts';

/** Records in the outbox and the journal that can't be read as drafts, each with a way to delete it. */
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
