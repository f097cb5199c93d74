// The user's settings. They are in `storage.local`, are parsed on each read, and contain no secrets.
export { drawInLanguage, loadLanguage } from './language.ts';
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
