import type { Edit } from '../model/index.ts';
import { emitHistoryEvent } from './change-events.ts';
import { type BatchRow, type HistoryDatabase, type ItemRow, withHistoryDatabase } from './database.ts';
import { readBatchRow, readItemRow } from './row-guards.ts';

export interface Planned {
  edit: Edit;
  undoes: string | null;
}

const notify = (batch: string): void => emitHistoryEvent({ worldId: null, ref: null, batch });

async function set(
  db: HistoryDatabase,
  id: string,
  change: Pick<BatchRow, 'state' | 'waitsFor'>,
): Promise<void> {
  const tx = db.transaction('batches', 'readwrite');
  const row = await tx.store.get(id);
  // A batch that was stopped or has ended stays so, whatever its worker reports.
  if (row?.state !== 'running') return;
  const { open: _open, ...rest } = { ...row, ...change };
  await Promise.all([tx.store.put(change.state === 'running' ? { ...rest, open: 1 } : rest), tx.done]);
}

async function next(db: HistoryDatabase, batch: string, from: number): Promise<ItemRow | null> {
  const range = IDBKeyRange.bound([batch, from], [batch, Number.POSITIVE_INFINITY]);
  const { store } = db.transaction('items');
  for (let cursor = await store.openCursor(range); cursor; cursor = await cursor.continue()) {
    const item = readItemRow(cursor.value);
    if (item?.outcome === null) return item;
  }
  return null;
}

/** Stores batches of changes, which continue after a worker's death. All methods reject with `HistoryUnavailable`. */
const store = {
  async add(
    { id, at, cause }: Pick<BatchRow, 'id' | 'at' | 'cause'>,
    items: readonly Planned[],
  ): Promise<void> {
    await withHistoryDatabase(async (db) => {
      const tx = db.transaction(['batches', 'items'], 'readwrite', { durability: 'strict' });
      const row: BatchRow = { id, at, cause, state: 'running', waitsFor: null, open: 1 };
      const puts = items.map((item, n) =>
        tx.objectStore('items').put({ batch: id, n, tries: 0, outcome: null, ...item }),
      );
      await Promise.all([tx.objectStore('batches').put(row), ...puts, tx.done]);
    });
    notify(id);
  },
  get: (id: string) => withHistoryDatabase(async (db) => readBatchRow(await db.get('batches', id))),
  /** Running batches, oldest first. */
  running: () =>
    withHistoryDatabase(async (db) =>
      (await db.getAllFromIndex('batches', 'open')).flatMap((row) => readBatchRow(row) ?? []),
    ),
  /** The first item without an outcome at or after the n-th, or null. */
  next: (batch: string, from: number) => withHistoryDatabase((db) => next(db, batch, from)),
  /** Returns false if the item no longer exists. */
  async change(item: ItemRow): Promise<boolean> {
    const isKept = await withHistoryDatabase(async (db) => {
      const tx = db.transaction('items', 'readwrite');
      if (!(await tx.store.get([item.batch, item.n]))) return false;
      await Promise.all([tx.store.put(item), tx.done]);
      return true;
    });
    notify(item.batch);
    return isKept;
  },
  async set(id: string, change: Pick<BatchRow, 'state' | 'waitsFor'>): Promise<void> {
    await withHistoryDatabase((db) => set(db, id, change));
    notify(id);
  },
};

export type BatchStore = typeof store;
export const openBatchStore = (): BatchStore => store;
