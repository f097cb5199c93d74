import compile from 'icu-minify/compile';
import type { Catalog, PackedCatalog } from '../../../lib/i18n/index.ts';
import type { LanguageFile } from './read-languages.ts';

/** Section of messages that only the manifest uses, which browsers read from `_locales`. */
const MANIFEST = 'manifest';

/** Compiles a language for the extension. What it lacks is taken from `source`. */
export function compileMessages(language: LanguageFile, source: LanguageFile): Catalog {
  return Object.fromEntries(
    Object.entries(source.messages)
      .filter(([section]) => section !== MANIFEST)
      .map(([section, messages]) => [
        section,
        Object.fromEntries(
          Object.entries(messages).map(([name, text]) => {
            const own = language.messages[section]?.[name] ?? text;
            try {
              return [name, compile(own)];
            } catch (error) {
              throw new Error(`${language.code}.yaml: ${section}.${name} is malformed: ${error}`);
            }
          }),
        ),
      ]),
  );
}

/** The names of all messages, by section: the order in which `messageFiles` stores each language. */
const namesOf = (catalog: Catalog): Record<string, string[]> =>
  Object.fromEntries(Object.entries(catalog).map(([section, messages]) => [section, Object.keys(messages)]));

const pack = (catalog: Catalog): PackedCatalog =>
  Object.values(catalog).map((messages) => Object.values(messages));

/** The files under `messages/`: one with the names of all messages, and one per language. */
export function messageFiles(
  languages: readonly LanguageFile[],
  source: LanguageFile,
): { name: string; contents: string }[] {
  const names = namesOf(compileMessages(source, source));
  return [
    { name: 'names.json', contents: JSON.stringify(names) },
    ...languages.map((language) => ({
      name: `${language.code}.json`,
      contents: JSON.stringify(pack(compileMessages(language, source))),
    })),
  ];
}

/** `_locales/…/messages.json` of a language: the names and descriptions in the manifest. */
export function manifestMessages(
  language: LanguageFile,
  source: LanguageFile,
): Record<string, { message: string }> {
  return Object.fromEntries(
    Object.entries(source.messages[MANIFEST] ?? {}).map(([name, text]) => [
      name,
      { message: language.messages[MANIFEST]?.[name] ?? text },
    ]),
  );
}
