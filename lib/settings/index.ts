// The user's settings. They are in `storage.local`, are parsed on each read, and contain no secrets.
export type { ReadingTypeface, TextSize, Theme } from './appearance.ts';
export { followAppearance } from './appearance.ts';
export { readColorScheme } from './color-scheme.ts';
export { drawInLanguage, loadLanguage } from './language.ts';
export { SETTINGS_VERSION } from './migrations.ts';
export type { SettingChange, SettingName, SettingValues } from './portable.ts';
export {
  changesBy,
  checkedValue,
  HOST_NAME,
  migrateValues,
  readValues,
  settingName,
  withValues,
} from './portable.ts';
export type { Density, ListSort, ResultSort } from './row-choices.ts';
export { LIST_SORTS, RESULT_SORTS, SETTINGS_KEY } from './row-choices.ts';
export type {
  Accent,
  Era,
  JournalSetting,
  LibrarySettings,
  Settings,
  SiteHabit,
  WorldHabit,
} from './schema.ts';
export { ERAS, RECENT_TEMPLATES } from './schema.ts';
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
export type { Sorting } from './sorting.ts';
export { changeSorting, readLinkCounts, readSorting, watchLinkCounts, watchSorting } from './sorting.ts';
