import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
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

function open(): Promise<BackupDatabase> {
  const opening = openDB<Schema>(BACKUP_DATABASE, 2, {
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
    blocking() {
      forget();
      void opening.then((db) => db.close());
    },
    terminated: forget,
  });
  return opening;
}

/** The database of this context. One that cannot be opened is begun anew: the platform has it all. */
export function backupDatabase(): Promise<BackupDatabase> {
  opened ??= open()
    .catch(async () => {
      await deleteDB(BACKUP_DATABASE);
      return open();
    })
    .catch((error: unknown) => {
      forget();
      throw error;
    });
  return opened;
}

export const ofWorld = (worldId: WorldId): IDBKeyRange => IDBKeyRange.bound([worldId], [worldId, []]);
