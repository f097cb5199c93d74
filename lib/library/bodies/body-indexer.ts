import type { WorldId } from '../../model/index.ts';
import { announce } from '../changes.ts';
import { openCopy } from '../store/copy-cache.ts';
import { type LibraryDatabase, libraryDatabase } from '../store/database.ts';
import { exclusively } from '../store/lock.ts';
import { locate } from '../store/open-copy.ts';
import { pauseNow } from '../store/pause.ts';
import { takeBatch } from './batch.ts';
import { mergeDue } from './compaction.ts';
import { findMissing, repairSegments } from './repair-segments.ts';

/** Copies whose full-text segments were compared with the stored bodies while this worker lives. */
const compared = new Set<string>();

/**
 * Takes the bodies that were copied since into the full-text index; the first time also those that a lost segment held.
 * For the background; may be killed anywhere and called again. Resolves with how many were taken in.
 */
export async function indexBodies(worldId: WorldId, signal: AbortSignal): Promise<number> {
  const indexer = createBodyIndexer(libraryDatabase);
  const taken = await exclusively(async () => {
    const db = await libraryDatabase();
    const { row, layers } = await openCopy(db, worldId);
    if (!compared.has(row.copy)) {
      await findMissing(db, worldId, (ref) => locate(layers, ref), pauseNow);
      compared.add(row.copy);
    }
    return indexer.index(worldId, signal, pauseNow);
  });
  if (taken > 0) announce({ worldId, what: 'bodies' });
  return taken;
}

type Pause = () => Promise<void>;

/** For the background alone, which lets one at a time work on the library. */
export interface BodyIndexer {
  /**
   * Takes in every body of `unindexed`, merges segments, and mends damaged ones. Each step is one transaction, so it may
   * be killed anywhere and called again. Resolves with the number of bodies taken in; after `signal` with those so far.
   */
  index(worldId: WorldId, signal: AbortSignal, pause: Pause): Promise<number>;
  /** Reads every segment through; what was damaged is dropped, and its bodies wait for `index`. False: there was damage. */
  check(worldId: WorldId, pause: Pause): Promise<boolean>;
}

async function indexAll(db: LibraryDatabase, worldId: WorldId, pause: Pause, took: (bodies: number) => void) {
  await repairSegments(db, worldId, pause, 'quick');
  for (;;) {
    const batch = await takeBatch(db, worldId, pause);
    if (batch === 'none') break;
    if (batch === 'changed') continue;
    took(batch.taken);
    await mergeDue(db, worldId, pause);
  }
  await mergeDue(db, worldId, pause);
}

export function createBodyIndexer(database: () => Promise<LibraryDatabase>): BodyIndexer {
  return {
    async index(worldId, signal, pause) {
      let taken = 0;
      const pauseOrStop = async () => {
        await pause();
        signal.throwIfAborted();
      };
      try {
        signal.throwIfAborted();
        await indexAll(await database(), worldId, pauseOrStop, (bodies) => {
          taken += bodies;
        });
      } catch (error) {
        if (!signal.aborted) throw error;
      }
      return taken;
    },
    check: async (worldId, pause) => repairSegments(await database(), worldId, pause, 'full'),
  };
}
