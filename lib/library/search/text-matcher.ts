import { compileQuery } from './compiled-query.ts';
import { highlight } from './hits.ts';
import type { Mark } from './types.ts';

/** Compares texts with what was typed: the matching ranges of each text, or null if a typed word is in none of them. */
export type TextMatcher = (texts: readonly string[]) => readonly (readonly Mark[])[] | null;

/** Searches a few texts without an index, with the same prefixes and typos as a world's search. */
export function textMatcher(typed: string): TextMatcher {
  const { words, isUnmatchable } = compileQuery({ parts: [{ type: 'word', text: typed, isNegated: false }] });
  const all = (1 << words.length) - 1;
  return (texts) => {
    const found = texts.map((text) => highlight(text, words));
    const isFound = !isUnmatchable && found.reduce((bits, { words: own }) => bits | own, 0) === all;
    return isFound ? found.map(({ marks }) => marks) : null;
  };
}
