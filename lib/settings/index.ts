// The user's settings. They are in `storage.local`, are parsed on each read, and contain no secrets.
export { followDensity } from './density.ts';
export { drawInLanguage, loadLanguage } from './language.ts';
export { SETTINGS_VERSION } from './migrations/index.ts';
export { type Density, LIST_SORTS, type ListSort, RESULT_SORTS, type ResultSort } from './row-choices.ts';
export {
  type Accent,
  type LibrarySettings,
  RECENT_TEMPLATES,
  type ReadingTypeface,
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
export { changeSorting, readSorting, type Sorting, watchSorting } from './sorting.ts';
export { followTypeface } from './typeface.ts';
