import { libraryDatabase, type SyncRow } from '../store/database.ts';
import { readSync } from '../store/sync-row.ts';
import type { SyncContext } from './service.ts';

/** How far the copy is, as it stands in the database. */
export async function readSyncRow({ worldId }: Pick<SyncContext, 'worldId'>): Promise<SyncRow> {
  return readSync(worldId, await (await libraryDatabase()).get('syncs', worldId));
}
