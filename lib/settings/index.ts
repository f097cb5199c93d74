// The user's settings. They are in `storage.local`, are parsed on each read, and contain no secrets.
export {
  followAppearance,
  type ReadingTypeface,
  readColorScheme,
  type TextSize,
  type Theme,
} from './appearance.ts';
export { drawInLanguage, loadLanguage } from './language.ts';
export { SETTINGS_VERSION } from './migrations.ts';
export {
  changesBy,
  checkedValue,
  HOST_NAME,
  migrateValues,
  readValues,
  type SettingChange,
  type SettingName,
  type SettingValues,
  settingName,
  withValues,
} from './portable.ts';
export {
  type Density,
  LIST_SORTS,
  type ListSort,
  RESULT_SORTS,
  type ResultSort,
  SETTINGS_KEY,
} from './row-choices.ts';
export {
  type Accent,
  ERAS,
  type Era,
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
export { readSettingsFile, settingsFile } from './settings-file.ts';
export {
  changeSorting,
  readLinkCounts,
  readSorting,
  type Sorting,
  watchLinkCounts,
  watchSorting,
} from './sorting.ts';
