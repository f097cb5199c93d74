// What the form reads of the settings. It loads after the first paint, which the settings' schemas would hold up.
export {
  readAccountId,
  readConnection,
  readOutboxLost,
  readOutboxPause,
  readSettings,
  watchConnection,
  watchOutboxLost,
  watchOutboxPause,
  watchSettings,
} from '../../lib/settings/index.ts';
