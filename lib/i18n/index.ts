// The user's language: the message catalog, and numbers, dates and lists as that language writes them. Code refers to
// messages by id; the catalogs are in `languages/`, one YAML file per language (docs/translating.md).
export { type Catalog, loadedLanguage, useCatalog } from './catalog.ts';
export type { PackedCatalog } from './fetch-catalog.ts';
export { fetchCatalog, lastLanguage, rememberLanguage, startMessages } from './fetch-catalog.ts';
export type { HelpBlock, HelpSection, HelpText, HelpTopic, Language } from './language.ts';
export { direction, fetchHelp, LANGUAGES, matchLanguage } from './language.ts';
export type {
  Element,
  Message,
  MessageId,
  MessageSection,
  MessageValues,
  PlainMessageId,
  ValuesOf,
} from './message.ts';
export { isMessage, message, readMessage } from './message.ts';
export type { Draw, RichValuesOf } from './translate.ts';
export {
  format,
  formatAge,
  formatBytes,
  formatDate,
  formatList,
  formatNumber,
  formatShortAge,
  locale,
  t,
  textComparer,
} from './translate.ts';
