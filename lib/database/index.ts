// Opens every IndexedDB database, and says why one can't be used. No other module may (`.dependency-cruiser.ts`).
export { type Broadcast, createBroadcast } from './broadcast.ts';
export { type ConnectionOptions, createConnection, type DatabaseConnection } from './connection.ts';
export type { DatabaseFault, DatabaseOptions, StorageFailure } from './open.ts';
export {
  DatabaseUnavailable,
  faultOf,
  hasDiskSpace,
  openStores,
  readEverything,
  STORAGE_FAILURES,
  storageFailure,
} from './open.ts';
