import type { ChangedRef, Json, Values, WorldId } from '../model/index.ts';
import { emitHistoryEvent } from './change-events.ts';
import {
  type ChangeRow,
  deleteHistory,
  type HistoryDatabase,
  isLost,
  TABLES,
  withHistoryDatabase,
} from './database.ts';
import { isChangeRow, isItemRow } from './row-guards.ts';

/** What a change comes to. */
export type Verdict = Partial<
  Pick<ChangeRow, 'after' | 'state' | 'sentence' | 'found' | 'lookAt' | 'wroteAt'>
>;

/** How the background writes the history. All reject with `HistoryUnavailable`. */
export interface HistoryStore {
  /** Writes down what stands there, before anything is sent; resolves when it is on the disk. */
  begin(row: ChangeRow, whole: { thing: Json; values: Values } | null): Promise<void>;
  /** Writes down what became of it, and of what it took back. Null: it is not kept any more. */
  settle(id: string, verdict: Verdict): Promise<ChangeRow | null>;
  get(id: string): Promise<ChangeRow | null>;
  /** The changes of a thing, newest first, at most so many. */
  ofThing(ref: ChangedRef, limit: number): Promise<ChangeRow[]>;
  /** The changes of a batch, newest first. */
  ofBatch(batch: string): Promise<ChangeRow[]>;
  /** Those that are still to be settled, oldest first. */
  open(): Promise<ChangeRow[]>;
  values(id: string): Promise<Values | null>;
  /** Leaves nothing of a world; null: of any. */
  forget(worldId: WorldId | null): Promise<void>;
}

const tell = ({ ref, batch }: ChangeRow): void => emitHistoryEvent({ worldId: ref.worldId, ref, batch });

/** The mark by which what is to be settled is found. */
export const marked = ({ open: _open, ...row }: ChangeRow): ChangeRow =>
  row.state === 'begun' || row.lookAt !== null ? { ...row, open: 1 } : row;

/** What is written when a change comes to this: itself, then what it took back. `get` finds a change. */
export async function concluded(
  row: ChangeRow,
  verdict: Verdict,
  get: (id: string) => Promise<ChangeRow | undefined>,
): Promise<[ChangeRow, ...ChangeRow[]]> {
  const next = marked({ ...row, ...verdict });
  if (next.state !== 'done' || next.undoes === null) return [next];
  const undone = await get(next.undoes);
  if (!undone) return [next];
  // Taken back twice, it stands again.
  const again = undone.undoes === null ? undefined : await get(undone.undoes);
  return [next, { ...undone, undoneBy: row.id }, ...(again ? [{ ...again, undoneBy: null }] : [])];
}

async function begin(
  db: HistoryDatabase,
  row: ChangeRow,
  whole: { thing: Json; values: Values } | null,
): Promise<void> {
  const tx = db.transaction(['changes', 'wholes'], 'readwrite', { durability: 'strict' });
  const puts: Promise<unknown>[] = [tx.objectStore('changes').put(marked(row))];
  if (whole) puts.push(tx.objectStore('wholes').put({ id: row.id, worldId: row.ref.worldId, ...whole }));
  await Promise.all([...puts, tx.done]);
}

async function settle(db: HistoryDatabase, id: string, verdict: Verdict): Promise<ChangeRow | null> {
  const tx = db.transaction('changes', 'readwrite');
  const sound = async (one: string) => {
    const found = await tx.store.get(one);
    return isChangeRow(found) ? found : undefined;
  };
  const row = await sound(id);
  if (!row) return null;
  const rows = await concluded(row, verdict, sound);
  await Promise.all([...rows.map((one) => tx.store.put(one)), tx.done]);
  return rows[0];
}

async function ofThing(
  db: HistoryDatabase,
  { worldId, kind, id }: ChangedRef,
  limit: number,
): Promise<ChangeRow[]> {
  const index = db.transaction('changes').store.index('thing');
  const range = IDBKeyRange.bound([worldId, kind, id, ''], [worldId, kind, id, '\uffff']);
  const rows: ChangeRow[] = [];
  let cursor = await index.openCursor(range, 'prev');
  for (; cursor && rows.length < limit; cursor = await cursor.continue())
    if (isChangeRow(cursor.value)) rows.push(cursor.value);
  return rows;
}

async function forget(db: HistoryDatabase, worldId: WorldId | null): Promise<void> {
  const tx = db.transaction(TABLES, 'readwrite');
  if (worldId === null) {
    await Promise.all([...TABLES.map((table) => tx.objectStore(table).clear()), tx.done]);
    return;
  }
  const [changes, items] = [tx.objectStore('changes'), tx.objectStore('items')];
  const ids = await changes.index('world').getAllKeys(IDBKeyRange.bound([worldId, ''], [worldId, '\uffff']));
  for (const id of ids) void Promise.all([changes.delete(id), tx.objectStore('wholes').delete(id)]);
  const staying = new Set<string>();
  for (const item of await items.getAll())
    if (!isItemRow(item) || item.edit.ref.worldId === worldId) void items.delete([item.batch, item.n]);
    else staying.add(item.batch);
  for (const id of await tx.objectStore('batches').getAllKeys())
    if (!staying.has(id)) void tx.objectStore('batches').delete(id);
  await tx.done;
}

const store: HistoryStore = {
  async begin(row, whole) {
    await withHistoryDatabase((db) => begin(db, row, whole));
    tell(row);
  },
  async settle(id, verdict) {
    const row = await withHistoryDatabase((db) => settle(db, id, verdict));
    if (row) tell(row);
    return row;
  },
  get: (id) =>
    withHistoryDatabase(async (db) => {
      const row = await db.get('changes', id);
      return isChangeRow(row) ? row : null;
    }),
  ofThing: (ref, limit) => withHistoryDatabase((db) => ofThing(db, ref, limit)),
  ofBatch: (batch) =>
    withHistoryDatabase(async (db) => {
      const range = IDBKeyRange.bound([batch, ''], [batch, '\uffff']);
      return (await db.getAllFromIndex('changes', 'batch', range)).filter(isChangeRow).reverse();
    }),
  open: () =>
    withHistoryDatabase(async (db) => (await db.getAllFromIndex('changes', 'open')).filter(isChangeRow)),
  values: (id) => withHistoryDatabase(async (db) => (await db.get('wholes', id))?.values ?? null),
  async forget(worldId) {
    await withHistoryDatabase((db) => forget(db, worldId)).catch(async (error: unknown) => {
      // A history that this version cannot open goes as a whole, or stays as it is.
      if (worldId !== null || !isLost(error)) throw error;
      await deleteHistory();
    });
    emitHistoryEvent({ worldId, ref: null, batch: null });
  },
};

/** The store of this context. */
export const openStore = (): HistoryStore => store;
