import type { WorldId } from '../../model/index.ts';
import type { LibraryDatabase } from '../store/database.ts';
import { takeBatch } from './batch.ts';
import { mergeDue } from './compaction.ts';
import { repairSegments } from './repair-segments.ts';

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
