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
import { readChangeRow, readItemRow } from './row-guards.ts';
import { hasSealed } from './sealed-values.ts';

/** The fields of a change that its outcome sets. */
export type Verdict = Partial<
  Pick<ChangeRow, 'after' | 'state' | 'sentence' | 'found' | 'lookAt' | 'wroteAt'>
>;

const soundRows = (rows: readonly ChangeRow[]): ChangeRow[] =>
  rows.flatMap((row) => readChangeRow(row) ?? []);

const notify = ({ ref, batch }: ChangeRow): void => emitHistoryEvent({ worldId: ref.worldId, ref, batch });

/** Sets `open` if the outcome is unknown. */
export const withOpenMark = ({ open: _open, ...row }: ChangeRow): ChangeRow =>
  row.state === 'begun' || row.lookAt !== null ? { ...row, open: 1 } : row;

/** The rows to write for an outcome: the change itself, then the changes that it undoes. `get` looks up a change. */
export async function rowsAfter(
  row: ChangeRow,
  verdict: Verdict,
  get: (id: string) => Promise<ChangeRow | undefined>,
): Promise<[ChangeRow, ...ChangeRow[]]> {
  const next = withOpenMark({ ...row, ...verdict });
  if (next.state !== 'done' || next.undoes === null) return [next];
  const undone = await get(next.undoes);
  if (!undone) return [next];
  // An undone undo: the original change is in effect again.
  const again = undone.undoes === null ? undefined : await get(undone.undoes);
  return [next, { ...undone, undoneBy: row.id }, ...(again ? [{ ...again, undoneBy: null }] : [])];
}

async function begin(
  db: HistoryDatabase,
  row: ChangeRow,
  whole: { resource: Json; values: Values } | null,
): Promise<void> {
  const tx = db.transaction(['changes', 'wholes'], 'readwrite', { durability: 'strict' });
  const { id, ref } = row;
  await Promise.all([
    tx.objectStore('changes').put(withOpenMark(row)),
    whole &&
      tx.objectStore('wholes').put({ id, worldId: ref.worldId, thing: whole.resource, values: whole.values }),
    tx.done,
  ]);
}

async function settle(db: HistoryDatabase, id: string, verdict: Verdict): Promise<ChangeRow | null> {
  const tx = db.transaction('changes', 'readwrite');
  const sound = async (one: string) => readChangeRow(await tx.store.get(one)) ?? undefined;
  const row = await sound(id);
  if (!row) return null;
  const rows = await rowsAfter(row, verdict, sound);
  await Promise.all([...rows.map((one) => tx.store.put(one)), tx.done]);
  return rows[0];
}

async function ofResource(
  db: HistoryDatabase,
  { worldId, kind, id }: ChangedRef,
  limit: number,
): Promise<ChangeRow[]> {
  const index = db.transaction('changes').store.index('thing');
  const range = IDBKeyRange.bound([worldId, kind, id, ''], [worldId, kind, id, '\uffff']);
  const rows: ChangeRow[] = [];
  let cursor = await index.openCursor(range, 'prev');
  for (; cursor && rows.length < limit; cursor = await cursor.continue()) {
    const row = readChangeRow(cursor.value);
    if (row) rows.push(row);
  }
  return rows;
}

/** The worlds that changes were recorded in. */
async function worldsIn(db: HistoryDatabase): Promise<WorldId[]> {
  const found: WorldId[] = [];
  let cursor = await db.transaction('changes').store.index('world').openKeyCursor();
  while (cursor) {
    const [worldId] = cursor.key;
    found.push(worldId);
    cursor = await cursor.continue([worldId, '\uffff']);
  }
  return found;
}

async function forgetAllBut(db: HistoryDatabase, kept: readonly WorldId[]): Promise<void> {
  for (const worldId of await worldsIn(db)) if (!kept.includes(worldId)) await forget(db, worldId);
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
    if (!readItemRow(item) || item.edit.ref.worldId === worldId) void items.delete([item.batch, item.n]);
    else staying.add(item.batch);
  for (const id of await tx.objectStore('batches').getAllKeys())
    if (!staying.has(id)) void tx.objectStore('batches').delete(id);
  await tx.done;
}

async function forgetSealed(db: HistoryDatabase): Promise<void> {
  const tx = db.transaction(['changes', 'items'], 'readwrite');
  const [changes, items] = [tx.objectStore('changes'), tx.objectStore('items')];
  const secrets = changes.index('thing');
  for (let key = await secrets.openKeyCursor(); key; key = await key.continue()) {
    const row = key.key[1] === 'secret' ? await changes.get(key.primaryKey) : undefined;
    if (row && [row.before, row.after, row.found].some(hasSealed)) void changes.delete(row.id);
  }
  for (let cursor = await items.openCursor(); cursor; cursor = await cursor.continue()) {
    const item = readItemRow(cursor.value);
    if (item && [item.edit.changes, item.edit.seen].some(hasSealed)) void cursor.delete();
  }
  await tx.done;
}

/** Write access to the history, for the background. All methods reject with `HistoryUnavailable`. */
const store = {
  /** Records the current values before anything is sent. Resolves when they are on disk. */
  async begin(row: ChangeRow, whole: { resource: Json; values: Values } | null): Promise<void> {
    await withHistoryDatabase((db) => begin(db, row, whole));
    notify(row);
  },
  /** Records the outcome of a change and of the change that it undoes. Null if the record no longer exists. */
  async settle(id: string, verdict: Verdict): Promise<ChangeRow | null> {
    const row = await withHistoryDatabase((db) => settle(db, id, verdict));
    if (row) notify(row);
    return row;
  },
  get: (id: string) => withHistoryDatabase(async (db) => readChangeRow(await db.get('changes', id))),
  /** The changes of a resource, newest first. */
  ofResource: (ref: ChangedRef, limit: number) => withHistoryDatabase((db) => ofResource(db, ref, limit)),
  /** The changes of a batch, newest first. */
  ofBatch: (batch: string): Promise<ChangeRow[]> =>
    withHistoryDatabase(async (db) => {
      const range = IDBKeyRange.bound([batch, ''], [batch, '\uffff']);
      return soundRows(await db.getAllFromIndex('changes', 'batch', range)).reverse();
    }),
  /** Changes whose outcome is unknown, oldest first. */
  open: () => withHistoryDatabase(async (db) => soundRows(await db.getAllFromIndex('changes', 'open'))),
  /** Deletes what is encrypted of secrets, in all worlds. */
  forgetSealed: () => withHistoryDatabase(forgetSealed),
  values: (id: string): Promise<Values | null> =>
    withHistoryDatabase(async (db) => (await db.get('wholes', id))?.values ?? null),
  /** Deletes everything about a world, or about all worlds if null, except those in `kept`. */
  async forget(worldId: WorldId | null, kept: readonly WorldId[] = []): Promise<void> {
    const isPartial = worldId === null && kept.length > 0;
    await withHistoryDatabase((db) => (isPartial ? forgetAllBut(db, kept) : forget(db, worldId))).catch(
      async (error: unknown) => {
        // A history that this version can't open can only be deleted as a whole.
        if (worldId !== null || !isLost(error)) throw error;
        await deleteHistory();
      },
    );
    emitHistoryEvent({ worldId, ref: null, batch: null });
  },
};

export type HistoryStore = typeof store;
export const openStore = (): HistoryStore => store;
