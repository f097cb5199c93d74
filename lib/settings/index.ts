// What a person chose. Settings lie in `storage.local`, are parsed at each read and hold no secret.
export { SETTINGS_VERSION } from './migrations/index.ts';
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
