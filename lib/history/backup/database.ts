import { type DBSchema, deleteDB, type IDBPDatabase } from 'idb';
import { faultOf, openStores } from '../../database/index.ts';
import type { WorldId } from '../../model/index.ts';
import type { RecordRow, Run, Saved, TextRow } from './run.ts';

export const BACKUP_DATABASE = 'loreside-backup';

interface Schema extends DBSchema {
  runs: { key: WorldId; value: Run };
  texts: { key: [WorldId, string, string]; value: TextRow };
  saved: { key: WorldId; value: Saved };
  records: {
    key: [WorldId, string, string];
    value: RecordRow;
    indexes: { below: [WorldId, string] };
  };
}
export type BackupDatabase = IDBPDatabase<Schema>;

let opened: Promise<BackupDatabase> | null = null;

const forget = () => {
  opened = null;
};

const open = (): Promise<BackupDatabase> =>
  openStores<Schema>({
    name: BACKUP_DATABASE,
    version: 2,
    stores: { runs: [], texts: [], saved: [], records: ['below'] },
    upgrade(db) {
      for (const table of [...db.objectStoreNames]) db.deleteObjectStore(table);
      db.createObjectStore('runs', { keyPath: 'worldId' });
      db.createObjectStore('texts', { keyPath: ['worldId', 'versionId', 'partId'] });
      db.createObjectStore('saved', { keyPath: 'worldId' });
      db.createObjectStore('records', { keyPath: ['worldId', 'kind', 'id'] }).createIndex('below', [
        'worldId',
        'parentId',
      ]);
    },
    lost: forget,
  });

/**
 * The database of this context. A damaged one is replaced, since World Anvil has it all; rejects with
 * `DatabaseUnavailable` where that does not help, or where a newer version's would be lost.
 */
export function backupDatabase(): Promise<BackupDatabase> {
  opened ??= open()
    .catch(async (error: unknown) => {
      if (faultOf(error) !== 'damaged') throw error;
      await deleteDB(BACKUP_DATABASE);
      return open();
    })
    .catch((error: unknown) => {
      forget();
      throw error;
    });
  return opened;
}

/** Deletes what cannot be opened; the next backup reads everything once more. */
export async function deleteBackups(): Promise<void> {
  forget();
  await deleteDB(BACKUP_DATABASE);
}

export const ofWorld = (worldId: WorldId): IDBKeyRange => IDBKeyRange.bound([worldId], [worldId, []]);
