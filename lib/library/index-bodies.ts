import type { WorldId } from '../model/index.ts';
import { announce } from './changes.ts';
import { createBodyIndexer, findMissing } from './fulltext/index.ts';
import { openCopy } from './store/copy-cache.ts';
import { libraryDatabase } from './store/database.ts';
import { exclusively } from './store/lock.ts';
import { locate } from './store/open-copy.ts';
import { pauseNow } from './store/pause.ts';

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
