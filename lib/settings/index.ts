// What a person chose and what every screen may know: settings, the connection's summary, the outbox's pause.
// All of it lies in `storage.local` (the account id in a database of its own), is parsed at each read and holds no secret.
// Credentials are the vault's.
export { readAccountId, writeAccountId } from './account.ts';
export {
  type Connection,
  type ConnectionSummary,
  readConnection,
  tidyStoredConnection,
  watchConnection,
  writeConnection,
} from './connection.ts';
export {
  type DraftsInLibrary,
  readDraftsInLibrary,
  readMayHoldSealed,
  writeDraftsInLibrary,
  writeMayHoldSealed,
} from './library-notes.ts';
export {
  addOutboxLost,
  type OutboxLost,
  readOutboxKnown,
  readOutboxLost,
  watchOutboxLost,
  writeOutboxKnown,
  writeOutboxLost,
} from './lost.ts';
export { SETTINGS_VERSION } from './migrations/index.ts';
export {
  type PanelRequest,
  requestInPanel,
  watchPanelRequests,
} from './panel-request.ts';
export { type OutboxPause, readOutboxPause, watchOutboxPause, writeOutboxPause } from './pause.ts';
export { changePictureHosts, readPictureHosts, watchPictureHosts } from './picture-hosts.ts';
export {
  type LibrarySettings,
  RECENT_TEMPLATES,
  type Settings,
  type SiteHabit,
  type WorldHabit,
} from './schema.ts';
export {
  acceptSettings,
  changeSettings,
  DEFAULT_SETTINGS,
  migrateSettings,
  readSettings,
  readSettingsTrouble,
  type SettingsTrouble,
  watchSettings,
} from './settings.ts';
export { hasDiskSpace, type StorageFailure, storageFailure } from './storage-failure.ts';
export { readSyncStopped, type SyncStopped, watchSyncStopped, writeSyncStopped } from './sync-stopped.ts';
export {
  readUnfinished,
  type UnfinishedOperation,
  writeUnfinished,
} from './unfinished-operation.ts';
