import { dump } from 'js-yaml';
import type { LanguageFile } from './read-languages.ts';

/** A message on its own line, as in `en.yaml`: two spaces, name, text. */
const MESSAGE = /^ {2}(\w+): ?(.*)$/;
const SECTION = /^(\w+):(?: \{\})?$/;

/** A text as YAML, on one line: line breaks are escaped, as in JSON. */
const scalar = (text: string): string =>
  text.includes('\n') ? JSON.stringify(text) : dump(text, { lineWidth: -1, quoteStyle: 'double' }).trimEnd();

/**
 * Writes a language file in the order of the English one. What isn't translated yet is commented out, below its notes:
 * users see it in English until then. The other notes are in English only.
 */
export function writeLanguage(english: string, { name, reviewed, messages }: LanguageFile): string {
  let section = '';
  let notes: string[] = [];
  return english
    .split('\n')
    .flatMap((line) => {
      if (line.trimStart().startsWith('#')) {
        notes.push(line);
        return [];
      }
      const above = notes;
      notes = [];
      section = SECTION.exec(line)?.[1] ?? section;
      const [, id, text] = MESSAGE.exec(line) ?? [];
      if (id === undefined) return messages[section] ? [line] : [...above, line];
      if (section === 'language') return [`  ${id}: ${id === 'name' ? scalar(name) : reviewed}`];
      const own = messages[section]?.[id];
      return own === undefined ? [...above, `  # ${id}: ${text}`] : [`  ${id}: ${scalar(own)}`];
    })
    .join('\n')
    .replace(/^# English: the source of all other languages\./, `# ${name}.`);
}
