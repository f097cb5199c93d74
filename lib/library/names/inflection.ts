import { isCommonWord } from './commonwords.ts';

/** What is left of a word has to be as long as this. */
const SHORTEST = 3;
const PLAIN = /^[a-z]{3,}$/;
const HISSING = /(?:[sxzo]|ch|sh)$/;

/** What must stand before the last letter of a word that `formsOf` may have other forms of. */
const ENDINGS: Record<string, RegExp> = { y: /[^aeiou]/, f: /[^f]/, e: /f/, n: /[ae]/, h: /[cs]/ };
const ALWAYS = 'sxzo';

/** For each last two letters of ASCII, whether it is worth while to ask for other forms: 1 or 0. */
const MAY = Uint8Array.from({ length: 1 << 14 }, (_, pair) => {
  const [before, last] = [String.fromCharCode(pair >> 7).toLowerCase(), String.fromCharCode(pair & 127)];
  return ALWAYS.includes(last) || ENDINGS[last]?.test(before) ? 1 : 0;
});

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
