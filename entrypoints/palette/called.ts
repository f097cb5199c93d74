import { searchable } from '../../components/ui/index.ts';

/** Fewer letters may begin anything. */
const FEWEST = 2;

const wordsIn = (text: string): string[] =>
  searchable(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether each word that was typed begins one of the words that something is called by; where none was, all is. Pure. */
export function isCalled(typed: string, ...names: readonly string[]): boolean {
  const begun = wordsIn(typed);
  if (typed.trim() === '') return true;
  const called = names.flatMap(wordsIn);
  return begun.join('').length >= FEWEST && begun.every((one) => called.some((word) => word.startsWith(one)));
}
