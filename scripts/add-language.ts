// `npm run add-language de` starts a translation, or adds to an existing one what English has gained since. It writes
// one file, lib/i18n/languages/<code>.yaml. docs/translating.md says what to do with it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  LANGUAGES_FOLDER,
  type LanguageFile,
  readLanguage,
  SOURCE_LANGUAGE,
  writeLanguage,
} from './build/messages/index.ts';

const fileOf = (code: string): string => path.join(LANGUAGES_FOLDER, `${code}.yaml`);

/** The language's name for itself, as the browser knows it. */
function ownName(code: string): string {
  const name =
    new Intl.DisplayNames([code], { type: 'language', languageDisplay: 'standard' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

function started(code: string): LanguageFile {
  if (existsSync(fileOf(code))) return readLanguage(code, readFileSync(fileOf(code), 'utf8'));
  return { code, name: ownName(code), reviewed: false, messages: {} };
}

const count = ({ messages }: LanguageFile): number => Object.values(messages).flatMap(Object.keys).length;

const [tag = ''] = process.argv.slice(2);
const [code] = /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/.test(tag) ? Intl.getCanonicalLocales(tag) : [];
if (code === undefined || code === SOURCE_LANGUAGE) {
  console.error('Usage: npm run add-language <code>, such as it or zh-TW.');
  process.exitCode = 1;
} else {
  const language = started(code);
  const english = readFileSync(fileOf(SOURCE_LANGUAGE), 'utf8');
  const text = writeLanguage(english, language);
  writeFileSync(fileOf(code), text);
  const open = count(readLanguage(SOURCE_LANGUAGE, english)) - count(readLanguage(code, text));
  console.log(`${fileOf(code)}: ${language.name}, ${open} messages to translate.`);
}
