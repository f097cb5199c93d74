import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import type { HelpTopic } from '../../../lib/i18n/index.ts';
import { type LanguageFile, placeholders } from '../messages/index.ts';
import { parseTopic } from './parse-help.ts';

export const HELP_FOLDER = path.resolve(import.meta.dirname, '../../../lib/i18n/help');

/** The help texts in one language. */
export interface HelpFile {
  code: string;
  topics: readonly HelpTopic[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the help of a language. Labels in it are those of `language`. Throws if it is malformed. */
export function readHelp(text: string, language: LanguageFile): HelpFile {
  const { code } = language;
  const labelOf = (id: string): string => {
    const dot = id.indexOf('.');
    const label = language.messages[id.slice(0, dot)]?.[id.slice(dot + 1)];
    if (label === undefined) throw new Error(`help/${code}.yaml: there is no message ${id}.`);
    if (placeholders(label).length > 0) throw new Error(`help/${code}.yaml: ${id} needs values.`);
    return label.replace(/…$/, '');
  };
  const topics = load(text);
  if (!isRecord(topics)) throw new Error(`help/${code}.yaml has no topics.`);
  return {
    code,
    topics: Object.entries(topics).map(([id, topic]) => {
      if (!isRecord(topic) || typeof topic.title !== 'string' || typeof topic.text !== 'string')
        throw new Error(`help/${code}.yaml: ${id} needs a title and a text.`);
      return { id, title: topic.title, sections: parseTopic(id, topic.text, labelOf) };
    }),
  };
}

/** The help in all languages that have it. */
export function readAllHelp(languages: readonly LanguageFile[], folder = HELP_FOLDER): HelpFile[] {
  const present = new Set(readdirSync(folder));
  return languages
    .filter(({ code }) => present.has(`${code}.yaml`))
    .map((language) => readHelp(readFileSync(path.join(folder, `${language.code}.yaml`), 'utf8'), language));
}

/** The files under `help/`, one per language. A language without help has the first one's, which is English. */
export function helpFiles(
  languages: readonly LanguageFile[],
  help: readonly HelpFile[],
): { name: string; contents: string }[] {
  return languages.map(({ code }) => ({
    name: `${code}.json`,
    contents: JSON.stringify((help.find((file) => file.code === code) ?? help[0])?.topics ?? []),
  }));
}

/** Versions that the topic “What’s new” tells about, newest first. Each is the address of a section. */
export const newsVersions = (help: readonly HelpFile[]): string[] =>
  help[0]?.topics.find(({ id }) => id === 'news')?.sections.flatMap(({ title }) => title ?? []) ?? [];
