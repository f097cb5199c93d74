// State that several modules share through `storage.local` and `storage.session`: the connection's summary, the account
// id, requests to the panel, screen share. Each key is defined once, and each value is parsed when it is read. Nothing
// here is secret (credentials are in the vault) and nothing is a choice (settings are in `lib/settings`).
export { accountFault, readAccountId, writeAccountId } from './account.ts';
export {
  CHANGES_SEEN_KEY,
  COUNTERS_KEY,
  EXCLUDED_NAMES_KEY,
  INTENDED_FINDINGS_KEY,
  KEPT_STATBLOCKS_KEY,
  MENTION_CHOICES_KEY,
  PROGRESS_PLANS_KEY,
  RULES_OFF_KEY,
  SAMPLE_ACCOUNT,
  SHOWN_WORLD_KEY,
  SNOOZED_KEY,
} from './account-keys.ts';
export {
  type AvailableWorld,
  type AvailableWorlds,
  accountOfDraft,
  readAvailableWorlds,
  readShownWorld,
  sourceOf,
  type WorldSource,
  watchAvailableWorlds,
  writeShownWorld,
} from './available-worlds.ts';
export {
  type Connection,
  type ConnectionSummary,
  readConnection,
  tidyStoredConnection,
  watchConnection,
  writeConnection,
} from './connection.ts';
export {
  BROKEN_CONNECTION_KEY,
  CONNECTION_KEY,
  LOCAL_WORLDS_KEY,
  PLATFORM_ADDRESS,
} from './connection-keys.ts';
export {
  changeLocalWorlds,
  type LocalWorld,
  type LocalWorlds,
  readLocalWorlds,
  watchLocalWorlds,
} from './local-worlds.ts';
export { dismissNews, newsOfUpdate, readNews, skipFirstNews, watchNews } from './news.ts';
export { type PanelRequest, requestInPanel, watchPanelRequests } from './panel-request.ts';
export { PANEL_REQUEST_KEY } from './panel-request-key.ts';
export { readScreenShare, watchScreenShare, writeScreenShare } from './screen-share.ts';
export {
  readSettingsSync,
  type SettingsSyncProblem,
  type SettingsSyncState,
  watchSettingsSync,
  writeSettingsSync,
} from './settings-sync.ts';
export { readSlowdown, type Slowdown, waitsUntil, watchSlowdown, writeSlowdown } from './slowdown.ts';
export { stored } from './stored.ts';
export { storedKeys } from './stored-keys.ts';
export {
  forgetThinnedVersions,
  noteThinnedVersions,
  readThinnedVersions,
  watchThinnedVersions,
} from './thinned-versions.ts';
export {
  closeTour,
  openTour,
  readTour,
  TOUR_STEPS,
  type Tour,
  type TourStep,
  tickTour,
  watchTour,
} from './tour.ts';
export { hasItemsOf, worldOfItem } from './world-items.ts';
