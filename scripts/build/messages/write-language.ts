import { dump } from 'js-yaml';
import type { LanguageFile } from './read-languages.ts';

/** A message on its own line, as in `en.yaml`: two spaces, name, text. */
const MESSAGE = /^ {2}(\w+): ?(.*)$/;
const SECTION = /^(\w+):(?: \{\})?$/;

/** A text as YAML, on one line: line breaks are escaped, as in JSON. */
const scalar = (text: string): string =>
  text.includes('\n') ? JSON.stringify(text) : dump(text, { lineWidth: -1 }).trimEnd();

/**
 * Writes a language file with the order and the comments of the English one. What isn't translated yet is commented out:
 * users see it in English until then.
 */
export function writeLanguage(english: string, { name, reviewed, messages }: LanguageFile): string {
  let section = '';
  return english
    .split('\n')
    .map((line) => {
      const heading = SECTION.exec(line)?.[1];
      if (heading !== undefined) section = heading;
      const [, id, text] = MESSAGE.exec(line) ?? [];
      if (id === undefined) return line;
      if (section === 'language') return `  ${id}: ${id === 'name' ? scalar(name) : reviewed}`;
      const own = messages[section]?.[id];
      return own === undefined ? `  # ${id}: ${text}` : `  ${id}: ${scalar(own)}`;
    })
    .join('\n')
    .replace(/^# English: the source of all other languages\./, `# ${name}.`);
}
