import type { DBSchema, IDBPDatabase } from 'idb';
import { createConnection } from '../../database/index.ts';
import type { WorldId } from '../../model/index.ts';
import type { RecordRow, Run, Saved, TextRow } from './run.ts';

export const BACKUP_DATABASE = 'loreside-backup';

interface Schema extends DBSchema {
  runs: { key: WorldId; value: Run };
  texts: { key: [WorldId, string, string]; value: TextRow };
  saved: { key: WorldId; value: Saved };
  records: { key: [WorldId, string, string]; value: RecordRow; indexes: { below: [WorldId, string] } };
}
export type BackupDatabase = IDBPDatabase<Schema>;

const connection = createConnection<Schema>({
  name: BACKUP_DATABASE,
  version: 2,
  stores: { runs: [], texts: [], saved: [], records: ['below'] },
  upgrade(db) {
    for (const table of [...db.objectStoreNames]) db.deleteObjectStore(table);
    db.createObjectStore('runs', { keyPath: 'worldId' });
    db.createObjectStore('texts', { keyPath: ['worldId', 'versionId', 'partId'] });
    db.createObjectStore('saved', { keyPath: 'worldId' });
    const records = db.createObjectStore('records', { keyPath: ['worldId', 'kind', 'id'] });
    records.createIndex('below', ['worldId', 'parentId']);
  },
  // Everything in it can be read from World Anvil again.
  damage: 'replace',
});

/** This context's database. Rejects with `DatabaseUnavailable`. */
export const backupDatabase = (): Promise<BackupDatabase> => connection.open();

/** Deletes a database that can't be opened. The next backup reads everything again. */
export const deleteBackups = (): Promise<void> => connection.delete();

export const ofWorld = (worldId: WorldId): IDBKeyRange => IDBKeyRange.bound([worldId], [worldId, []]);
