import { LONGEST_WORD } from './any-tokens.ts';
import { stateAfter, type TypoSearch, typoSearchFor } from './levenshtein-automaton.ts';
import type { TermIndex, TermRange } from './term-index.ts';
import { BLOCK } from './term-packer.ts';

/** Terms as near as asked: whole, or one of their beginnings. */
export interface NearTerms {
  whole: TermRange[];
  beginning: TermRange[];
}

/** As deep as a term's bytes go: a letter takes three at most. */
const DEEPEST = LONGEST_WORD * 3 + 1;
/** By depth the state of the automaton, for the term at hand. */
const states = new Uint8Array(DEEPEST + 1);
/** By letter, where the word has it first, from 1; all 0 between two words. */
const places = new Uint8Array(256);

function extend(ranges: TermRange[], from: number, to: number): void {
  const last = ranges.at(-1);
  if (last?.to === from) last.to = to;
  else ranges.push({ from, to });
}

/** The state behind a letter at this depth. */
const after = (sought: TypoSearch, state: number, letter: number, depth: number): number =>
  stateAfter(sought, state, places[letter] ?? 0, depth);

/**
 * Terms are gone through as if they were a tree: what a term shares with the one before it is not looked at again. Those
 * from `start` to `stop` begin alike.
 */
function nearAmong(index: TermIndex, sought: TypoSearch, start: number, stop: number, near: NearTerms): void {
  const { shared, lengths, blocks, letters } = index;
  const { automaton, deepest } = sought;
  const { first, distances, width, typos } = automaton;
  let counted = start - (start % BLOCK);
  let letter = blocks[counted / BLOCK] ?? 0;
  for (; counted < start; counted++) letter += lengths[counted] ?? 0;
  /** Terms that share so many letters with the last one are too far off; or begin near enough. */
  let [dead, accepted] = [255, 255];
  for (let term = start; term < stop; term++) {
    const same = shared[term] ?? 0;
    const from = term % BLOCK === 0 ? 0 : same;
    const length = from + (lengths[term] ?? 0);
    const begun = letter - from;
    letter = begun + length;
    if (same < accepted) accepted = 255;
    let isWhole = false;
    if (same < dead) {
      dead = 255;
      let state = states[same] ?? 0;
      for (let depth = same + 1; depth <= length; depth++) {
        // How far the word's end is from the first column that the state tells of.
        const column = deepest - depth;
        if (column >= 0) {
          state = after(sought, state, letters[begun + depth - 1] ?? 0, depth);
          states[depth] = state;
        }
        isWhole = column >= 0 && column < width && (distances[state * width + column] ?? 255) <= typos;
        if (isWhole && accepted === 255) accepted = depth;
        if (column < 0 || (first[state] ?? 0) > column) {
          dead = depth;
          break;
        }
      }
    }
    if (accepted < 255) extend(isWhole ? near.whole : near.beginning, term, term + 1);
  }
}

/** Where the word is not too short for it, most terms are told by their first two letters to be too far off. */
export function nearTerms(index: TermIndex, word: string, typos: 1 | 2): NearTerms {
  const near: NearTerms = { whole: [], beginning: [] };
  const compiled = Uint8Array.from({ length: word.length }, (_, at) =>
    index.alphabet.symbol(word.charCodeAt(at)),
  );
  const sought = typoSearchFor(compiled, typos);
  for (let at = compiled.length - 1; at >= 0; at--) places[compiled[at] ?? 0] = at + 1;
  const rest = compiled.length > typos + 2 ? nearByBeginning(index, sought, near) : 0;
  if (rest >= 0) nearAmong(index, sought, rest, index.size, near);
  for (const one of compiled) places[one] = 0;
  return near;
}

/**
 * Where those begin that are left to be gone through, or -1. What goes round many times stands in a function of its own
 * with nothing behind it: a browser that makes it fast meanwhile has not seen what is behind, and starts over there.
 */
function nearByBeginning(index: TermIndex, sought: TypoSearch, near: NearTerms): number {
  const { shared, lengths, blocks, letters, fewest, size } = index;
  /** The first of the terms with these two letters, if they may be near. */
  let start = 0;
  for (let block = 0; block < blocks.length; block++) {
    if ((fewest[block] ?? 0) > 1) continue;
    let letter = blocks[block] ?? 0;
    for (let term = block * BLOCK; term < size && term < (block + 1) * BLOCK; term++) {
      const same = shared[term] ?? 0;
      if (same < 2) {
        if (start >= 0) nearAmong(index, sought, start, term, near);
        const from = term % BLOCK === 0 ? 0 : same;
        if (from === 0) states[1] = after(sought, 0, letters[letter] ?? 0, 1);
        const state = after(sought, states[1] ?? 0, letters[letter + 1 - from] ?? 0, 2);
        states[2] = state;
        start = (sought.automaton.first[state] ?? 0) > sought.deepest - 2 ? -1 : term;
      }
      letter += lengths[term] ?? 0;
    }
  }
  return start;
}
