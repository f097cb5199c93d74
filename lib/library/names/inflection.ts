import { isCommonWord } from './common-words.ts';

/** Minimum length of a stem. */
const SHORTEST = 3;
const PLAIN = /^[a-z]{3,}$/;
const HISSING = /(?:[sxzo]|ch|sh)$/;

/** Last letters of words that may be inflected, and what must precede each. */
const ENDINGS: readonly [last: string, before: RegExp][] = [
  ...['s', 'x', 'z', 'o'].map((last): [string, RegExp] => [last, /^/]),
  ...([
    ['y', /[^aeiou]/],
    ['f', /[^f]/],
    ['e', /f/],
    ['n', /[ae]/],
    ['h', /[cs]/],
  ] satisfies [string, RegExp][]),
];

/** For each pair of last ASCII letters, 1 if the word may be inflected. */
const MAY = new Uint8Array(1 << 14);
for (const [last, wanted] of ENDINGS)
  for (let before = 0; before < 128; before++)
    if (wanted.test(String.fromCharCode(before).toLowerCase())) MAY[(before << 7) | last.charCodeAt(0)] = 1;

/** Whether a word may be inflected, by its last two folded letters. */
export function mayHaveForms(before: number, last: number): boolean {
  if (last > 127) return false;
  return before < 128 ? MAY[(before << 7) | last] === 1 : true;
}

/**
 * Other forms of a folded word with the same meaning: English plurals that add more than an s, and singulars of what
 * looks like a plural. A plain s is handled by `isWithS`.
 */
export function formsOf(word: string): string[] {
  if (!PLAIN.test(word)) return [];
  return [...plurals(word), ...singulars(word)].filter(
    (form) => form.length >= SHORTEST && !isCommonWord(form),
  );
}

function plurals(word: string): string[] {
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  if (/[^f]f$/.test(word)) return [`${word.slice(0, -1)}ves`];
  if (word.endsWith('fe')) return [`${word.slice(0, -2)}ves`];
  if (word.endsWith('man')) return [`${word.slice(0, -2)}en`];
  return HISSING.test(word) ? [`${word}es`] : [];
}

function singulars(word: string): string[] {
  if (word.endsWith('men')) return [`${word.slice(0, -2)}an`];
  if (!word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return [];
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`];
  if (word.endsWith('ves')) return [`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`, word.slice(0, -1)];
  const stem = word.slice(0, -2);
  return word.endsWith('es') && HISSING.test(stem) ? [stem, word.slice(0, -1)] : [word.slice(0, -1)];
}

/** Whether `written` is `word` plus s: a plural, or a genitive as in German. */
export function isWithS(written: string, word: string): boolean {
  if (word.length < SHORTEST || word.endsWith('s') || written !== `${word}s`) return false;
  return !isCommonWord(written);
}
