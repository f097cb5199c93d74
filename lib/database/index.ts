// Opens every IndexedDB database, and says why one can't be used. No other module may (`.dependency-cruiser.ts`).
export { type ConnectionOptions, createConnection, type DatabaseConnection } from './connection.ts';
export {
  type DatabaseFault,
  type DatabaseOptions,
  DatabaseUnavailable,
  faultOf,
  hasDiskSpace,
  openStores,
  readEverything,
  STORAGE_FAILURES,
  type StorageFailure,
  storageFailure,
} from './open.ts';
