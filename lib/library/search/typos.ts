import { stateAfter, type TypoSearch, typoSearchFor } from './levenshtein-automaton.ts';

const PLAIN_WORD = /^[a-z]*$/;

/** How many typos of the hand a word forgives: none in short ones, where one letter makes another word, nor in numbers. */
export function typosIn(word: string, most: 0 | 1 | 2): 0 | 1 | 2 {
  // Letters are told before numbers of all scripts are looked for, which a browser is slow to learn.
  if (word.length < 4 || (!PLAIN_WORD.test(word) && /\p{N}/u.test(word))) return 0;
  return word.length >= 8 || most === 0 ? most : 1;
}

/** Whether a word is near another one, or a beginning of it is. */
export type Nearness = 'whole' | 'beginning' | null;

/**
 * Tells of other words whether they, or a beginning of them, are the word but for so many typos: a letter more, fewer,
 * other, or two neighbours swapped.
 */
export function nearnessTo(word: string, typos: 0 | 1 | 2): (other: string) => Nearness {
  if (typos === 0) return () => null;
  let sought: TypoSearch | null = null;
  return (other) => {
    sought ??= typoSearchFor(
      Array.from({ length: word.length }, (_, at) => word.charCodeAt(at)),
      typos,
    );
    const { automaton, deepest } = sought;
    const { first, distances, width } = automaton;
    let [state, isWhole, isBeginning] = [0, word.length <= typos, false];
    for (let depth = 1; depth <= other.length; depth++) {
      // How far the word's end is from the first column that the state tells of.
      const column = deepest - depth;
      if (column < 0) return isBeginning ? 'beginning' : null;
      state = stateAfter(sought, state, word.indexOf(other.charAt(depth - 1)) + 1, depth);
      if ((first[state] ?? 0) > column) return isBeginning ? 'beginning' : null;
      isWhole = column < width && (distances[state * width + column] ?? typos + 1) <= typos;
      isBeginning ||= isWhole;
    }
    return isWhole ? 'whole' : isBeginning ? 'beginning' : null;
  };
}
