import { isPrivate } from '../entries/index.ts';
import type { Hit } from '../library/index.ts';

/** What a dictionary needs of an entry. */
export type NamedEntry = Pick<Hit, 'ref' | 'title' | 'aliases' | 'state' | 'isDraft' | 'isPending'>;

const WORD = /\p{L}[\p{L}\p{M}\p{N}]*(?:['’ʼ-][\p{L}\p{M}\p{N}]+)*/gu;
/** A capital, or a letter of a script that has none. */
const NAME = /\p{Lu}|^[^\p{Ll}]+$/u;
const SHORTEST = 2;
/** The names of others are file names or sentences. */
const KINDS: ReadonlySet<Hit['ref']['kind']> = new Set(['article', 'category', 'statblock', 'manuscript']);

/**
 * The words of a world's names, each once. Words written small aren't among them: every dictionary has “of”.
 * @param isCovered whether others may see the screen: then private names are left out
 */
export function dictionaryWords(
  entries: Iterable<NamedEntry>,
  isCovered: boolean,
  compare: (one: string, other: string) => number,
): string[] {
  const words = new Set<string>();
  for (const { ref, title, aliases, ...flags } of entries) {
    if (!KINDS.has(ref.kind) || (isCovered && isPrivate(ref.kind, flags))) continue;
    for (const name of [title, ...aliases])
      for (const [word] of name.normalize().matchAll(WORD))
        if (word.length >= SHORTEST && NAME.test(word)) words.add(word.replaceAll(/[’ʼ]/g, "'"));
  }
  return [...words].sort(compare);
}

/** `plain`: one word a line, as most programs read it. `libreOffice` and `word`: dictionaries of theirs. */
export const DICTIONARY_FORMS = ['plain', 'libreOffice', 'word'] as const;
export type DictionaryForm = (typeof DICTIONARY_FORMS)[number];

/** What LibreOffice's dictionaries begin with. */
const LIBRE_OFFICE = ['OOoUserDict1', 'lang: <none>', 'type: positive', '---'];
const BYTE_ORDER_MARK = '\uFEFF';

/** UTF-16 LE, which Word wants. */
function utf16(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(2 * text.length);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at++) view.setUint16(2 * at, text.charCodeAt(at), true);
  return bytes;
}

/** The file of a dictionary. */
export function dictionaryFile(
  words: readonly string[],
  form: DictionaryForm,
): { ending: string; content: string | Uint8Array<ArrayBuffer> } {
  switch (form) {
    case 'plain':
      return { ending: 'txt', content: `${words.join('\n')}\n` };
    case 'libreOffice':
      return { ending: 'dic', content: `${[...LIBRE_OFFICE, ...words].join('\n')}\n` };
    case 'word':
      return { ending: 'dic', content: utf16(BYTE_ORDER_MARK + words.map((word) => `${word}\r\n`).join('')) };
  }
}
