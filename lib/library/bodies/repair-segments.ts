import type { WorldId } from '../../model/index.ts';
import { createSlices, isSound, type PackedBodies, placeOf } from '../fulltext/index.ts';
import type { EntryRef } from '../search/index.ts';
import type { BodyRow, LibraryDatabase, SegmentRow, UnindexedRow } from '../store/database.ts';
import { ofWorld } from '../store/database.ts';
import { isSameSegment, openStored, storedSegments } from '../store/packed-layer.ts';
import { requireSpace } from '../store/pause.ts';

type Pause = () => Promise<void>;

/** Bodies read at once; they can be long. */
const PAGE = 50;

/** Splits the segments at the newest damaged one. */
async function splitAtDamage(
  rows: readonly SegmentRow[],
  pause: Pause,
  depth: 'quick' | 'full',
): Promise<{ newer: PackedBodies[]; lost: readonly SegmentRow[] }> {
  const slices = createSlices(pause);
  const newer: PackedBodies[] = [];
  for (const [index, row] of rows.entries()) {
    const segment = await openStored(row);
    if (!segment || (depth === 'full' && !(await isSound(segment, slices)))) {
      return { newer, lost: rows.slice(index) };
    }
    newer.push(segment);
  }
  return { newer, lost: [] };
}

/** Queues a page of bodies that no newer segment holds. Returns the last of the page, or null at the end. */
async function queuePage(
  db: LibraryDatabase,
  worldId: WorldId,
  after: BodyRow | null,
  newer: readonly PackedBodies[],
): Promise<BodyRow | null> {
  const all = ofWorld(worldId);
  const range = after ? IDBKeyRange.bound([worldId, after.kind, after.id], all.upper, true) : all;
  await requireSpace();
  const transaction = db.transaction(['bodies', 'unindexed'], 'readwrite');
  const unindexed = transaction.objectStore('unindexed');
  const page = await transaction.objectStore('bodies').getAll(range, PAGE);
  const missing = page.filter(
    ({ location }) => !newer.some(({ locations }) => placeOf(locations, location) >= 0),
  );
  await Promise.all([
    ...missing.map(({ kind, id, location }) => unindexed.put({ worldId, kind, id, location })),
    transaction.done,
  ]);
  return page.length < PAGE ? null : (page.at(-1) ?? null);
}

async function drop(db: LibraryDatabase, worldId: WorldId, lost: readonly SegmentRow[]): Promise<void> {
  const transaction = db.transaction('segments', 'readwrite');
  const { store } = transaction;
  const now = await Promise.all(lost.map(({ layer }) => store.get([worldId, 'bodies', layer])));
  const still = lost.filter((row, index) => isSameSegment(row, now[index]));
  await Promise.all([
    ...still.map(({ layer }) => store.delete([worldId, 'bodies', layer])),
    transaction.done,
  ]);
}

/**
 * Drops a damaged segment and all older ones, because it may have superseded what they hold. Their bodies are queued
 * first, so a kill in between only repeats work. False: there was damage. `quick` checks what `openBodies` checks.
 */
export async function repairSegments(
  db: LibraryDatabase,
  worldId: WorldId,
  pause: Pause,
  depth: 'quick' | 'full',
): Promise<boolean> {
  const { newer, lost } = await splitAtDamage(await storedSegments(db, worldId), pause, depth);
  if (lost.length === 0) return true;
  let after: BodyRow | null = null;
  do {
    after = await queuePage(db, worldId, after, newer);
    await pause();
  } while (after);
  await drop(db, worldId, lost);
  return false;
}

/** Deletes records of texts that can't be read: the next sync reads them again. */
export async function forgetDamaged(db: LibraryDatabase, worldId: WorldId): Promise<void> {
  let after: BodyRow | null = null;
  do {
    const all = ofWorld(worldId);
    const range: IDBKeyRange = after
      ? IDBKeyRange.bound([worldId, after.kind, after.id], all.upper, true)
      : all;
    const page: BodyRow[] = await db.getAll('bodies', range, PAGE);
    for (const { kind, id, text } of page)
      if (typeof text !== 'string') await db.delete('bodies', [worldId, kind, id]);
    after = page.length < PAGE ? null : (page.at(-1) ?? null);
  } while (after);
}

/** Rows per transaction. */
const AT_ONCE = 500;

/** Queues stored bodies that no segment holds. `locate` returns -1 for unknown entries. Returns how many. */
export async function findMissing(
  db: LibraryDatabase,
  worldId: WorldId,
  locate: (ref: EntryRef) => number,
  pause: () => Promise<void>,
): Promise<number> {
  const range = ofWorld(worldId);
  const [bodies, waiting, rows] = await Promise.all([
    db.getAllKeys('bodies', range),
    db.getAllKeys('unindexed', range),
    storedSegments(db, worldId),
  ]);
  const opened = await Promise.all(rows.map(openStored));
  const segments = opened.filter((segment) => segment !== null);
  const isWaiting = new Set(waiting.map(([, kind, id]) => `${kind} ${id}`));
  const missing: UnindexedRow[] = [];
  for (const [at, [, kind, id]] of bodies.entries()) {
    if (at % AT_ONCE === 0) await pause();
    const location = locate({ kind, id });
    const isHeld = segments.some(({ locations }) => placeOf(locations, location) >= 0);
    if (location >= 0 && !isHeld && !isWaiting.has(`${kind} ${id}`))
      missing.push({ worldId, kind, id, location });
  }
  for (let from = 0; from < missing.length; from += AT_ONCE) {
    const { store, done } = db.transaction('unindexed', 'readwrite');
    await Promise.all([...missing.slice(from, from + AT_ONCE).map((row) => store.put(row)), done]);
  }
  return missing.length;
}
