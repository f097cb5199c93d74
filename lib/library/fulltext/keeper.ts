import type { LibraryDatabase } from '../store/database.ts';

export interface BodyKeeper {
  /**
   * Takes in every body of `unindexed`, merges segments, and mends damaged ones. Each step is one transaction, so it may
   * be killed anywhere and called again. Resolves with the number of bodies taken in; after `signal` with those so far.
   */
  index(worldId: string, signal: AbortSignal, pause: () => Promise<void>): Promise<number>;
  /** Reads every segment through; what was damaged is dropped, and its bodies wait for `index`. False: there was damage. */
  check(worldId: string, pause: () => Promise<void>): Promise<boolean>;
}

export function createBodyKeeper(_database: () => Promise<LibraryDatabase>): BodyKeeper {
  return {
    index: () => Promise.reject(new Error('not there yet')),
    check: () => Promise.reject(new Error('not there yet')),
  };
}
