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
  const indexer = createBodyIndexer(libraryDatabase);
  let rebuilt = 0;
  const taken = await exclusively(async () => {
    const db = await libraryDatabase();
    const { row, layers } = await openCopy(db, worldId);
    if (!compared.has(row.copy)) {
      await findMissing(db, worldId, (ref) => locate(layers, ref), pauseNow);
      rebuilt = await rebuildLinks(db, worldId, row.nextLocation, (ref) => locate(layers, ref));
      compared.add(row.copy);
    }
    return indexer.index(worldId, signal, pauseNow);
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

type Pause = () => Promise<void>;

/** For the background, under the library's lock. */
export interface BodyIndexer {
  /** Indexes waiting bodies, merges and repairs segments, one transaction each. Returns the number indexed. */
  index(worldId: WorldId, signal: AbortSignal, pause: Pause): Promise<number>;
  /** Verifies every segment. Damaged ones are dropped and their bodies queued. False: there was damage. */
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
