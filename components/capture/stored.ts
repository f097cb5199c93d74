// Stored state that the form reads. It loads after the first paint, which its schemas would delay.
export {
  readLostDrafts,
  readOutboxPause,
  watchLostDrafts,
  watchOutboxPause,
} from '../../lib/outbox/index.ts';
export { readSettings, watchSettings } from '../../lib/settings/index.ts';
export {
  accountOfDraft,
  readAccountId,
  readAvailableWorlds,
  readConnection,
  readSlowdown,
  watchAvailableWorlds,
  watchSlowdown,
} from '../../lib/stored-state/index.ts';
