import { folded } from '../../rename/index.ts';
import { foldName } from '../facts/fold-name.ts';

const PLAIN = /^[a-z]+$/;

/** A word without case, accents and punctuation; letters such as ł and ø are plain ones. */
export function foldWord(word: string): string {
  const lower = word.toLowerCase();
  return PLAIN.test(lower) ? lower : foldName(folded(word));
}
