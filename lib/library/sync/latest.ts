import { libraryDatabase, type SyncRow } from '../store/database.ts';
import { readSync } from '../store/syncrow.ts';
import type { Around } from './service.ts';

/** How far the copy is, as it stands in the database. */
export async function latest({ worldId }: Pick<Around, 'worldId'>): Promise<SyncRow> {
  return readSync(worldId, await (await libraryDatabase()).get('syncs', worldId));
}
