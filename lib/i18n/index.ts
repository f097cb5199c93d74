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
  direction,
  fetchHelp,
  type HelpBlock,
  type HelpSection,
  type HelpText,
  type HelpTopic,
  LANGUAGES,
  type Language,
  matchLanguage,
} from './language.ts';
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
export {
  type Draw,
  format,
  formatAge,
  formatBytes,
  formatDate,
  formatList,
  formatNumber,
  formatShortAge,
  locale,
  type RichValuesOf,
  t,
  textComparer,
} from './translate.ts';
