// Opens every IndexedDB database, and says why one can't be used. No other module may (`.dependency-cruiser.ts`).
export { type ConnectionOptions, createConnection, type DatabaseConnection } from './connection.ts';
export { type DatabaseFault, DatabaseUnavailable, faultOf } from './fault.ts';
export { type DatabaseOptions, openStores } from './open.ts';
export { readEverything } from './raw.ts';
export { hasDiskSpace, STORAGE_FAILURES, type StorageFailure, storageFailure } from './storage-failure.ts';
