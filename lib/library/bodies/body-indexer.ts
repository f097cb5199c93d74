import type { WorldId } from '../../model/index.ts';
import { announce } from '../changes.ts';
import { openCopy } from '../store/copy-cache.ts';
import { type LibraryDatabase, libraryDatabase } from '../store/database.ts';
import { locate } from '../store/open-copy.ts';
import { exclusively, pauseNow } from '../store/pause.ts';
import { rebuildLinks } from '../store/rebuild-links.ts';
import { takeBatch } from './batch.ts';
import { mergeDue } from './compaction.ts';
import { findMissing, forgetDamaged, repairSegments } from './repair-segments.ts';

/** Copies whose segments and links this worker has compared with the stored bodies. */
const compared = new Set<string>();

/** Indexes waiting bodies, and rebuilds lost segments and links. May be killed at any point. Returns the number. */
export async function indexBodies(worldId: WorldId, signal: AbortSignal): Promise<number> {
  let rebuilt = 0;
  const taken = await exclusively(async () => {
    const db = await libraryDatabase();
    const { row, layers } = await openCopy(db, worldId);
    if (!compared.has(row.copy)) {
      await findMissing(db, worldId, (ref) => locate(layers, ref), pauseNow);
      rebuilt = await rebuildLinks(db, worldId, row.nextLocation, (ref) => locate(layers, ref));
      compared.add(row.copy);
    }
    return indexWaiting(db, worldId, signal, pauseNow);
  });
  if (taken + rebuilt > 0) announce({ worldId, what: 'bodies' });
  return taken;
}

/** A search found damage: deletes texts that can't be read, and indexes what no segment holds, without any request. */
export async function repairBodies(worldId: WorldId): Promise<void> {
  compared.clear();
  await exclusively(async () => forgetDamaged(await libraryDatabase(), worldId));
  await indexBodies(worldId, new AbortController().signal);
}

/** Merges the segments that whoever writes many batches in a row has left. May be killed at any point. */
export async function mergeSegmentsOf(worldId: WorldId): Promise<void> {
  await exclusively(async () => mergeDue(await libraryDatabase(), worldId, pauseNow));
}

/** Indexes waiting bodies, merges and repairs segments, one transaction each. Returns the number indexed. */
export async function indexWaiting(
  db: LibraryDatabase,
  worldId: WorldId,
  signal: AbortSignal,
  pause: () => Promise<void>,
): Promise<number> {
  let taken = 0;
  const pauseOrStop = async () => {
    await pause();
    signal.throwIfAborted();
  };
  try {
    signal.throwIfAborted();
    await repairSegments(db, worldId, pauseOrStop, 'quick');
    for (;;) {
      const batch = await takeBatch(db, worldId, pauseOrStop);
      if (batch === 'changed') continue;
      if (batch !== 'none') taken += batch.taken;
      await mergeDue(db, worldId, pauseOrStop);
      if (batch === 'none') break;
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  return taken;
}
