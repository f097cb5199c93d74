import { foldLetters } from '../search/fold.ts';

const PLAIN = /^[a-z0-9]+$/;
const NO_LETTER = /[^\p{L}\p{N}\p{M}]+/gu;
const MOST_KNOWN = 50_000;

/** Words stand in texts over and over; what one folds to is found out once. */
const known = new Map<string, string>();

/** A word or letter as `foldLetters` has it, nothing else left in it. */
export function foldWord(word: string): string {
  if (PLAIN.test(word)) return word;
  let folded = known.get(word);
  if (folded === undefined) {
    if (known.size >= MOST_KNOWN) known.clear();
    folded = foldLetters(word).replace(NO_LETTER, '');
    known.set(word, folded);
  }
  return folded;
}
