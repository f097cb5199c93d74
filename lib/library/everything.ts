import type { WorldId } from '../model/index.ts';
import type { Entry } from './search/index.ts';
import { libraryDatabase } from './store/database.ts';
import { everyEntry } from './store/rebuild.ts';

/** Every entry of a world's copy, without drafts that are being sent. */
export async function everything(worldId: WorldId): Promise<Entry[]> {
  const entries = await everyEntry(await libraryDatabase(), worldId);
  return entries.filter(({ id }) => !id.startsWith('draft:'));
}
