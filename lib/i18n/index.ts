// The user's language: the message catalog, and numbers, dates and lists as that language writes them. Code refers to
// messages by id; the catalogs are in `languages/`, one YAML file per language (docs/translating.md).
export { type Catalog, loadedLanguage, useCatalog } from './catalog.ts';
export {
  fetchCatalog,
  lastLanguage,
  type PackedCatalog,
  rememberLanguage,
  startMessages,
} from './fetch-catalog.ts';
export {
  formatAge,
  formatBytes,
  formatDate,
  formatList,
  formatNumber,
  formatShortAge,
  locale,
  textComparer,
} from './format-value.ts';
export { fetchHelp, type HelpBlock, type HelpSection, type HelpText, type HelpTopic } from './help.ts';
export { direction, LANGUAGES, type Language, matchLanguage } from './language.ts';
export {
  type Element,
  isMessage,
  type Message,
  type MessageId,
  type MessageSection,
  type MessageValues,
  message,
  readMessage,
  type ValuesOf,
} from './message.ts';
export { type Draw, format, type RichValuesOf, t } from './translate.ts';
