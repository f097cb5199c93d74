// The user's settings. They are in `storage.local`, are parsed on each read, and contain no secrets.
export { followAppearance, type ReadingTypeface, type TextSize, type Theme } from './appearance.ts';
export { readColorScheme } from './color-scheme.ts';
export type { Era } from './eras.ts';
export { drawInLanguage, loadLanguage } from './language.ts';
export { SETTINGS_VERSION } from './migrations/index.ts';
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
export { type Density, LIST_SORTS, type ListSort, RESULT_SORTS, type ResultSort } from './row-choices.ts';
export { readLinkCounts, watchLinkCounts } from './row-links.ts';
export {
  type Accent,
  ERAS,
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
export { SETTINGS_KEY } from './settings-key.ts';
export { changeSorting, readSorting, type Sorting, watchSorting } from './sorting.ts';
