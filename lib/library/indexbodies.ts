import type { WorldId } from '../model/index.ts';
import { announce } from './changes.ts';
import { createBodyKeeper } from './fulltext/index.ts';
import { libraryDatabase } from './store/database.ts';
import { exclusively } from './store/lock.ts';
import { pauseNow } from './store/pause.ts';

/**
 * Takes the bodies that were copied since into the full-text index. For the background; may be killed anywhere and called
 * again. Resolves with how many were taken in.
 */
export async function indexBodies(worldId: WorldId, signal: AbortSignal): Promise<number> {
  const keeper = createBodyKeeper(libraryDatabase);
  const taken = await exclusively(() => keeper.index(worldId, signal, pauseNow));
  if (taken > 0) announce({ worldId, what: 'bodies' });
  return taken;
}
