import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';

/** A language file. `messages` are ICU messages by section and name. */
export interface LanguageFile {
  code: string;
  name: string;
  reviewed: boolean;
  messages: Record<string, Record<string, string>>;
}

export const LANGUAGES_FOLDER = path.resolve(import.meta.dirname, '../../../lib/i18n/languages');
export const SOURCE_LANGUAGE = 'en';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads one language file. Throws if it doesn't have the form of one. */
export function readLanguage(code: string, text: string): LanguageFile {
  const file = load(text);
  if (!isRecord(file) || !isRecord(file.language)) throw new Error(`${code}.yaml doesn't name its language.`);
  const { name, reviewed } = file.language;
  if (typeof name !== 'string' || typeof reviewed !== 'boolean')
    throw new Error(`${code}.yaml needs language.name and language.reviewed.`);
  const messages: LanguageFile['messages'] = {};
  for (const [section, entries] of Object.entries(file)) {
    if (section === 'language') continue;
    // A section whose messages are all commented out is empty.
    if (entries === null) continue;
    if (!isRecord(entries)) throw new Error(`${code}.yaml: ${section} isn't a section.`);
    messages[section] = Object.fromEntries(
      Object.entries(entries).map(([id, text]) => {
        if (typeof text !== 'string') throw new Error(`${code}.yaml: ${section}.${id} isn't a text.`);
        return [id, text];
      }),
    );
  }
  return { code, name, reviewed, messages };
}

/** All languages: English first, the others by code. */
export function readLanguages(folder = LANGUAGES_FOLDER): LanguageFile[] {
  const codes = readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => path.basename(file, '.yaml'))
    .sort(
      (one, other) =>
        Number(other === SOURCE_LANGUAGE) - Number(one === SOURCE_LANGUAGE) || (one < other ? -1 : 1),
    );
  return codes.map((code) => readLanguage(code, readFileSync(path.join(folder, `${code}.yaml`), 'utf8')));
}

/** English, which has all messages. */
export function sourceOf(languages: readonly LanguageFile[]): LanguageFile {
  const source = languages.find(({ code }) => code === SOURCE_LANGUAGE);
  if (!source) throw new Error(`There is no ${SOURCE_LANGUAGE}.yaml.`);
  return source;
}

/** What the code knows of all languages (`LANGUAGES` in `lib/i18n`). */
export const languageList = (
  languages: readonly LanguageFile[],
): { code: string; name: string; reviewed: boolean }[] =>
  languages.map(({ code, name, reviewed }) => ({ code, name, reviewed }));
