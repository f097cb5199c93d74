// How every database of ours is opened, and what is said where one cannot be.
export { type DatabaseFault, DatabaseUnavailable, faultOf } from './fault.ts';
export { type DatabaseOptions, openStores } from './open.ts';
export { readEverything } from './raw.ts';
export { hasDiskSpace, STORAGE_FAILURES, type StorageFailure, storageFailure } from './storage-failure.ts';
