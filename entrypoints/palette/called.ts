import { searchable } from '../../components/ui/index.ts';

/** The minimum number of letters; fewer would match almost anything. */
const FEWEST = 2;

const wordsIn = (text: string): string[] =>
  searchable(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether each typed word is a prefix of a word in one of the names. Empty text matches everything. Pure. */
export function isCalled(typed: string, ...names: readonly string[]): boolean {
  const begun = wordsIn(typed);
  if (typed.trim() === '') return true;
  const called = names.flatMap(wordsIn);
  return begun.join('').length >= FEWEST && begun.every((one) => called.some((word) => word.startsWith(one)));
}
