import { readEverything } from '../database/index.ts';
import type { BatchItem, BatchProgress, Change, ChangedRef, Instant, Json, WorldId } from '../model/index.ts';
import { onHistoryEvent } from './change-events.ts';
import { changeOf, resultOf, resultOfItem } from './change-result.ts';
import type { BatchRow, ChangeRow, HistoryDatabase, ItemRow } from './database.ts';
import { HISTORY_DATABASE, isLost, withHistoryDatabase } from './database.ts';
import { readBatchRow, readChangeRow, readItemRow } from './row-guards.ts';

export interface ChangesQuery {
  /** Restricts to a world, a resource or a batch. The narrowest one given applies. */
  worldId?: WorldId;
  ref?: ChangedRef;
  batch?: string;
  /** Only changes before the one with this id. */
  before?: string;
  limit: number;
}

export interface HistorySize {
  changes: number;
  /** Number of damaged changes. They aren't shown, but are included in an export. */
  unreadable: number;
  bytes: number;
  oldest: Instant | null;
}

/** Sorts after every id. */
const LAST = '\uffff';

async function rowsOf(
  db: HistoryDatabase,
  { worldId, ref, batch, before = LAST, limit }: ChangesQuery,
): Promise<ChangeRow[]> {
  const { store } = db.transaction('changes');
  const range = (...key: string[]) => IDBKeyRange.bound([...key, ''], [...key, before], false, true);
  const cursors = () => {
    if (batch !== undefined) return store.index('batch').openCursor(range(batch), 'prev');
    if (ref) return store.index('thing').openCursor(range(ref.worldId, ref.kind, ref.id), 'prev');
    if (worldId !== undefined) return store.index('world').openCursor(range(worldId), 'prev');
    return store.openCursor(IDBKeyRange.upperBound(before, true), 'prev');
  };
  const rows: ChangeRow[] = [];
  for (let cursor = await cursors(); cursor && rows.length < limit; cursor = await cursor.continue()) {
    const row = readChangeRow(cursor.value);
    if (row) rows.push(row);
  }
  return rows;
}

async function itemsOf(db: HistoryDatabase, batch: string): Promise<ItemRow[]> {
  const range = IDBKeyRange.bound([batch, 0], [batch, Number.POSITIVE_INFINITY]);
  return (await db.getAll('items', range)).flatMap((row) => readItemRow(row) ?? []);
}

async function progress(db: HistoryDatabase, batch: string): Promise<BatchProgress | null> {
  const row = readBatchRow(await db.get('batches', batch));
  if (!row) return null;
  const [items, changes] = await Promise.all([
    itemsOf(db, batch),
    rowsOf(db, { batch, limit: Number.POSITIVE_INFINITY }),
  ]);
  return progressOf(row, items, changes);
}

async function items(db: HistoryDatabase, batch: string): Promise<BatchItem[]> {
  const found: BatchItem[] = [];
  for (const { edit, outcome } of await itemsOf(db, batch)) {
    if (outcome?.state !== 'change') {
      found.push({ edit, result: outcome && resultOfItem(outcome) });
      continue;
    }
    const row = readChangeRow(await db.get('changes', outcome.id));
    found.push({ edit, result: row && resultOf(row) });
  }
  return found;
}

async function size(db: HistoryDatabase): Promise<HistorySize> {
  const index = db.transaction('changes').store.index('size');
  let [changes, bytes] = [0, 0];
  let first: string | null = null;
  for (let cursor = await index.openKeyCursor(); cursor; cursor = await cursor.continue()) {
    first ??= cursor.primaryKey;
    changes += 1;
    if (typeof cursor.key[1] === 'number') bytes += cursor.key[1];
  }
  const oldest = first === null ? undefined : await db.get('changes', first);
  // A record that lacks an indexed field is missing from that index.
  const [all, whole] = [await db.count('changes'), await db.countFromIndex('changes', 'thing')];
  const sound = Math.min(changes, whole);
  const at = oldest?.at;
  return { changes: sound, unreadable: all - sound, bytes, oldest: typeof at === 'number' ? at : null };
}

async function exportAll(db: HistoryDatabase): Promise<string> {
  const transaction = db.transaction(['changes', 'wholes']);
  const [rows, wholes] = await Promise.all([
    transaction.objectStore('changes').getAll(),
    transaction.objectStore('wholes').getAll(),
  ]);
  const resources = new Map(wholes.map(({ id, thing }) => [id, thing]));
  const changes: object[] = [];
  const unreadable: ChangeRow[] = [];
  for (const stored of rows) {
    const row = readChangeRow(stored);
    if (row) changes.push({ ...changeOf(row), whole: resources.get(row.id) ?? null });
    else unreadable.push(stored);
  }
  return written({ changes, ...(unreadable.length > 0 && { unreadable }) });
}

const written = (contents: object): string =>
  JSON.stringify({ format: 'loreside-history', version: 1, exportedAt: Date.now(), ...contents }, null, 1);

async function exportRaw(error: unknown): Promise<string> {
  if (!isLost(error)) throw error;
  return written({ stores: await readEverything(HISTORY_DATABASE) });
}

/** Read access to the history for any screen, without the network. All methods reject with `HistoryUnavailable`. */
const history = {
  /** Newest first. */
  changes: (query: ChangesQuery) =>
    withHistoryDatabase(async (db) => (await rowsOf(db, query)).map(changeOf)),
  change: (id: string): Promise<Change | null> =>
    withHistoryDatabase(async (db) => {
      const row = readChangeRow(await db.get('changes', id));
      return row && changeOf(row);
    }),
  /** The resource before a change, or null if it wasn't kept. An article is a `FullArticle` without rendered fields. */
  whole: (id: string): Promise<Json> =>
    withHistoryDatabase(async (db) => (await db.get('wholes', id))?.thing ?? null),
  progress: (batch: string) => withHistoryDatabase((db) => progress(db, batch)),
  /** Batches that are running or were stopped, newest first. */
  batches: (): Promise<BatchProgress[]> =>
    withHistoryDatabase(async (db) => {
      const rows = (await db.getAll('batches')).filter((row) => readBatchRow(row) && row.state !== 'done');
      const found = await Promise.all(rows.map(({ id }) => progress(db, id)));
      return found.filter((one) => one !== null).sort((a, b) => (a.id < b.id ? 1 : -1));
    }),
  /** The edits of a batch with their results, in order. */
  items: (batch: string) => withHistoryDatabase((db) => items(db, batch)),
  size: () => withHistoryDatabase(size),
  /** The whole history as a JSON document. If the history can't be opened, its raw records. */
  exportAll: () => withHistoryDatabase(exportAll).catch(exportRaw),
  subscribe: onHistoryEvent,
};

export type History = typeof history;
export const openHistory = (): History => history;

/** A batch's progress. Pure. `changes`: the changes of this batch. */
function progressOf(
  { id, at, cause, state, waitsFor }: BatchRow,
  items: readonly ItemRow[],
  changes: readonly ChangeRow[],
): BatchProgress {
  const states = new Map(changes.map((change) => [change.id, change.state]));
  const counts = { done: 0, same: 0, conflict: 0, refused: 0, unknown: 0 };
  for (const { outcome } of items) {
    if (outcome === null) continue;
    const found = outcome.state === 'change' ? (states.get(outcome.id) ?? 'unknown') : outcome.state;
    counts[found === 'begun' ? 'unknown' : found] += 1;
  }
  return { id, at, cause, state, total: items.length, waitsFor, ...counts };
}
