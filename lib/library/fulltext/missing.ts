import type { WorldId } from '../../model/index.ts';
import type { EntryRef } from '../search/index.ts';
import { type LibraryDatabase, ofWorld, type UnindexedRow } from '../store/database.ts';
import { placeOf } from './segment.ts';
import { openStored, storedSegments } from './stored-segments.ts';

/** Rows that are written in one transaction. */
const AT_ONCE = 500;

/**
 * Lets every stored body wait to be indexed that no segment holds: a segment may have been lost without a trace. Reads keys
 * alone. `locate`: where an entry is kept, -1 where it is not. Resolves with how many were missing.
 */
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
