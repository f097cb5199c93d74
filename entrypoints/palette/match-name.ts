import { searchable } from '../../components/ui/index.ts';

/** The minimum number of letters; fewer would match almost anything. */
const MIN_LETTERS = 2;

const wordsIn = (text: string): string[] =>
  searchable(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether each typed word is a prefix of a word in one of the names. Empty text matches everything. Pure. */
export function matchesName(typed: string, ...names: readonly string[]): boolean {
  const begun = wordsIn(typed);
  if (typed.trim() === '') return true;
  const nameWords = names.flatMap(wordsIn);
  return (
    begun.join('').length >= MIN_LETTERS &&
    begun.every((one) => nameWords.some((word) => word.startsWith(one)))
  );
}
