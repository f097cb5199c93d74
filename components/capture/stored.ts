// What the form reads of stored state. It loads after the first paint, which the schemas would hold up.
export {
  readLostDrafts,
  readOutboxPause,
  watchLostDrafts,
  watchOutboxPause,
} from '../../lib/outbox/index.ts';
export { readSettings, watchSettings } from '../../lib/settings/index.ts';
export { readAccountId, readConnection, watchConnection } from '../../lib/stored-state/index.ts';
