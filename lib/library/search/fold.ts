import { foldLetters } from './letters.ts';

const ASIDE = /\([^()]*\)|\[[^[\]]*\]/g;
const LEADING_ARTICLE = /^(?:a|an|the) (?=.)/;

/** Short words ("gas", "bus", "ross") lose too much with their last letter. */
function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/**
 * A title as people remember it: without case, accents, punctuation, a leading article, a plural's s and what stands in
 * brackets. Two titles with one fold are the same thing to a reader. Never empty for a title that is not.
 */
export function fold(title: string): string {
  const plain = foldLetters(title);
  const noWord = /[^\p{L}\p{N}\p{M}]+/gu;
  const bare = plain.replace(ASIDE, ' ').replace(noWord, ' ').trim() || plain.replace(noWord, ' ').trim();
  const folded = bare.replace(LEADING_ARTICLE, '').split(' ').map(singular).join(' ');
  return folded || plain.trim() || title.trim();
}

/** Numbers tell things apart: "Session 12" is not a typo of the hand for "Session 13". */
const digits = (text: string) => text.replace(/\D+/g, ' ').trim();

/** Whether one letter more, fewer, other, or swapped with its neighbour makes one of the other. For folded titles. */
export function isOneTypoApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1 || digits(a) !== digits(b)) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  const room = Math.min(a.length, b.length) - start;
  while (end < room && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
