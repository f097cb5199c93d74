// Builds the message catalogs: reads `lib/i18n/languages/`, compiles each language, declares the types of all messages.
export { compileMessages, manifestMessages, messageFiles } from './compile-messages.ts';
export { declareMessages, placeholders } from './declare-messages.ts';
export { accent, pseudoLanguage } from './pseudo.ts';
export {
  LANGUAGES_FOLDER,
  type LanguageFile,
  languageList,
  readLanguage,
  readLanguages,
  SOURCE_LANGUAGE,
  sourceOf,
} from './read-languages.ts';
export { writeLanguage } from './write-language.ts';
