import { isCommonWord } from './common-words.ts';

/** What is left of a word has to be as long as this. */
const SHORTEST = 3;
const PLAIN = /^[a-z]{3,}$/;
const HISSING = /(?:[sxzo]|ch|sh)$/;

/** Last letters of words that may have other forms, and what must stand before each. */
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

/** For each last two letters of ASCII, whether it is worth while to ask for other forms: 1 or 0. */
const MAY = new Uint8Array(1 << 14);
for (const [last, wanted] of ENDINGS)
  for (let before = 0; before < 128; before++)
    if (wanted.test(String.fromCharCode(before).toLowerCase())) MAY[(before << 7) | last.charCodeAt(0)] = 1;

/** Told from the last letter, folded, and what stands before it: whether it is worth while to ask for other forms. */
export function mayHaveForms(before: number, last: number): boolean {
  if (last > 127) return false;
  return before < 128 ? MAY[(before << 7) | last] === 1 : true;
}

/**
 * Other forms of a folded word that stand for the same thing in a text: English plurals that take more than an s, and
 * the singulars of what looks like a plural. A plain s behind a word is no form of its own: see `isWithS`.
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

/** Whether `written` is `word` with an s behind it: a plural, or a genitive of German and its kin. */
export function isWithS(written: string, word: string): boolean {
  if (word.length < SHORTEST || word.endsWith('s') || written !== `${word}s`) return false;
  return !isCommonWord(written);
}
