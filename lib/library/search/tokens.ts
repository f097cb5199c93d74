import { type Token, tokensOfAny } from './any-tokens.ts';
import { cutPlain, wordAt } from './words.ts';

/** The words of a text in its order, folded; runs of scripts without blanks as pairs of characters and a last single one. */
export function tokensOf(text: string): Token[] {
  const words = cutPlain(text);
  if (!words) return tokensOfAny(text);
  const { froms, tos, count } = words;
  return Array.from({ length: count }, (_, at) => {
    const end = tos[at] ?? 0;
    return {
      word: wordAt(text, words, at),
      start: froms[at] ?? 0,
      end,
      position: at,
      isTail: at > 0 && tos[at - 1] === end,
    };
  });
}

export const isArticle = (word: string): boolean => word === 'the' || word === 'a' || word === 'an';

/** Whether the first of these words is an article that nobody looks for the thing by. */
export function hasArticle(words: readonly string[]): boolean {
  return words.length > 1 && isArticle(words[0] ?? '');
}
