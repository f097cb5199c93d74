import { compileQuery } from './compiled-query.ts';
import { highlight } from './hits.ts';
import type { Mark } from './types.ts';

/** Compares texts with what was typed: the matching ranges of each text, or null if a typed word is in none of them. */
export type TextMatcher = (texts: readonly string[]) => readonly (readonly Mark[])[] | null;

/**
 * Searches a few texts without an index, with the same prefixes and typos as a world's search; but the first letter must
 * be right. There are no better results that would come before "mark" for "dark".
 */
export function textMatcher(typed: string): TextMatcher {
  const query = compileQuery({ parts: [{ type: 'word', text: typed, isNegated: false }] });
  const { isUnmatchable } = query;
  const words = query.words.map((word) => ({
    ...word,
    fuzzyMatch: (other: string) => (other[0] === word.word[0] ? word.fuzzyMatch(other) : null),
  }));
  const all = (1 << words.length) - 1;
  return (texts) => {
    const found = texts.map((text) => highlight(text, words));
    const isFound = !isUnmatchable && found.reduce((bits, { words: own }) => bits | own, 0) === all;
    return isFound ? found.map(({ marks }) => marks) : null;
  };
}
