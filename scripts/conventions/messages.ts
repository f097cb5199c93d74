import {
  type LanguageFile,
  placeholders,
  SOURCE_LANGUAGE,
  sourceOf,
  writeLanguage,
} from '../build/messages/index.ts';
import type { SourceFile } from './tree.ts';

const SHIPPED = /^(lib|components|entrypoints)\//;
/** Read by the browser through the manifest, not by our code. */
const MANIFEST = 'manifest';

const idsOf = ({ messages }: LanguageFile): string[] =>
  Object.entries(messages).flatMap(([section, entries]) =>
    Object.keys(entries).map((name) => `${section}.${name}`),
  );

const textOf = ({ messages }: LanguageFile, id: string): string | undefined => {
  const dot = id.indexOf('.');
  return messages[id.slice(0, dot)]?.[id.slice(dot + 1)];
};

/** Ids that the code refers to: literals, and the beginnings of ids that are completed at run time. */
function uses(files: SourceFile[]): { ids: Set<string>; beginnings: Set<string> } {
  const ids = new Set<string>();
  const beginnings = new Set<string>();
  for (const { path, text } of files) {
    if (!SHIPPED.test(path)) continue;
    for (const [, id = ''] of text.matchAll(/['"`]([a-z]\w*\.[a-z]\w*)['"`]/gi)) ids.add(id);
    for (const [, beginning = ''] of text.matchAll(/`([a-z]\w*\.\w*)\$\{/gi)) beginnings.add(beginning);
  }
  return { ids, beginnings };
}

function unused(source: LanguageFile, files: SourceFile[]): string[] {
  const { ids, beginnings } = uses(files);
  return idsOf(source)
    .filter((id) => !id.startsWith(`${MANIFEST}.`) && !ids.has(id))
    .filter((id) => ![...beginnings].some((beginning) => id.startsWith(beginning)))
    .map((id) => `${source.code}.yaml: nothing uses ${id}.`);
}

/** What is wrong with one text by itself. */
function malformed(code: string, id: string, text: string): string[] {
  const where = `${code}.yaml: ${id}`;
  const faults: string[] = [];
  if (/'(?![{}<>'#|])/.test(text.replaceAll(/'[{}<>#|][^']*'/g, '')))
    faults.push(`${where} has a straight apostrophe: write ’, or “ ” for quotation marks.`);
  if (text.trim() !== text || / {2}/.test(text)) faults.push(`${where} has spaces too many.`);
  if (text === '') faults.push(`${where} is empty.`);
  if (text.includes('...')) faults.push(`${where} has three dots: write ….`);
  try {
    placeholders(text);
  } catch (error) {
    faults.push(`${where} is malformed: ${error instanceof Error ? error.message : error}`);
  }
  return faults;
}

/** The categories that a plural of this language must have. Large round numbers (`many` in French) may use `other`. */
function pluralFaults(code: string, id: string, text: string): string[] {
  const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
  const needed = pluralCategories.filter((category) => category !== 'many' || /^(pl|ar|ru|uk|cs)/.test(code));
  return [...text.matchAll(/,\s*plural\s*,/g)].flatMap(({ index }) => {
    const options = optionsFrom(text, index);
    const missing = needed.filter((category) => !options.has(category));
    return missing.length > 0
      ? [
          `${code}.yaml: ${id} lacks the plural ${missing.length > 1 ? 'forms' : 'form'} ${missing.join(', ')}.`,
        ]
      : [];
  });
}

/** The names of a plural's options, read from its source text at the position of `, plural,`. */
function optionsFrom(text: string, start: number): Set<string> {
  const names = new Set<string>();
  let depth = 0;
  let word = '';
  for (const character of text.slice(text.indexOf(',', start + 1) + 1)) {
    if (character === '{') {
      if (depth === 0) names.add(word.trim());
      depth++;
      word = '';
    } else if (character === '}') {
      depth--;
      if (depth < 0) break;
    } else if (depth === 0) word += character;
  }
  return names;
}

/** The kinds of a message's placeholders. Undefined if it is malformed, which is reported by itself. */
function shape(text: string): string | undefined {
  try {
    return JSON.stringify(placeholders(text));
  } catch {
    // `malformed` reports it.
    return undefined;
  }
}

/** Compares a translation with English: messages that English lacks or that it lacks, and other placeholders. */
function translated(language: LanguageFile, source: LanguageFile): string[] {
  const own = new Set(idsOf(language));
  const missing = idsOf(source).filter((id) => !own.has(id));
  const faults = missing.map((id) => `${language.code}.yaml lacks ${id}.`);
  for (const id of own) {
    const english = textOf(source, id);
    const text = textOf(language, id) ?? '';
    if (english === undefined) faults.push(`${language.code}.yaml has ${id}, which English lacks.`);
    else if (shape(english) !== shape(text))
      faults.push(`${language.code}.yaml: ${id} has other placeholders than in English.`);
  }
  return faults;
}

/** Finds messages that are missing, unused, malformed, or that differ from English in their placeholders. */
export function messageFaults(languages: LanguageFile[], files: SourceFile[]): string[] {
  const source = sourceOf(languages);
  return [
    ...unused(source, files),
    ...languages.flatMap((language) =>
      idsOf(language).flatMap((id) => {
        const text = textOf(language, id) ?? '';
        return [...malformed(language.code, id, text), ...pluralFaults(language.code, id, text)];
      }),
    ),
    ...languages
      .filter((language) => language !== source)
      .flatMap((language) => translated(language, source)),
  ];
}

/** Finds files with another order than the English one, or with notes that belong there. `read` gives a file's text. */
export const layoutFaults = (languages: LanguageFile[], read: (code: string) => string): string[] =>
  languages
    .filter(({ code }) => code !== SOURCE_LANGUAGE)
    .filter((language) => read(language.code) !== writeLanguage(read(SOURCE_LANGUAGE), language))
    .map(({ code }) => `${code}.yaml isn’t in order: run npm run add-language ${code}.`);
