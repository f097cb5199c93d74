import { LONGEST_WORD } from './anytokens.ts';
import { automatonFor, stepsOf } from './slipautomaton.ts';
import type { TermIndex, TermRange } from './termindex.ts';
import { BLOCK } from './termpacker.ts';

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

/**
 * All terms are gone through as if they were a tree: what a term shares with the one before it is not looked at again,
 * and blocks under a beginning that is too far off already are skipped.
 */
export function nearTerms(index: TermIndex, word: string, slips: 1 | 2): NearTerms {
  const near: NearTerms = { whole: [], beginning: [] };
  const { shared, lengths, blocks, letters, alphabet, fewest } = index;
  const asked = Uint8Array.from({ length: word.length }, (_, at) => alphabet.symbol(word.charCodeAt(at)));
  const automaton = automatonFor(slips);
  const { next, first, bits, distances, width } = automaton;
  const deepest = asked.length + slips;
  const steps = stepsOf(asked, deepest + 1, automaton);
  for (let at = asked.length - 1; at >= 0; at--) places[asked[at] ?? 0] = at + 1;
  /** Terms that share so many letters with the last one are too far off; or begin near enough. */
  let [dead, accepted] = [255, 255];
  for (let block = 0; block < blocks.length; block++) {
    const end = Math.min(shared.length, (block + 1) * BLOCK);
    const least = fewest[block] ?? 0;
    if (least >= dead) {
      if (least >= accepted) extend(near.beginning, block * BLOCK, end);
      continue;
    }
    let letter = blocks[block] ?? 0;
    for (let term = block * BLOCK; term < end; term++) {
      const same = shared[term] ?? 0;
      const from = term % BLOCK === 0 ? 0 : same;
      const length = from + (lengths[term] ?? 0);
      const start = letter - from;
      letter = start + length;
      if (same < accepted) accepted = 255;
      if (same >= dead) {
        if (accepted < 255) extend(near.beginning, term, term + 1);
        continue;
      }
      dead = 255;
      let isWhole = false;
      let state = states[same] ?? 0;
      for (let depth = same + 1; depth <= length; depth++) {
        // How far the word's end is from the first column that the state tells of.
        const column = deepest - depth;
        if (column >= 0) {
          const row = (places[letters[start + depth - 1] ?? 0] ?? 0) * (deepest + 1);
          const step = steps[row + depth] ?? 0;
          const known = next[(state << bits) | step] ?? 0;
          state = known > 0 ? known - 1 : automaton.step(state, step);
          states[depth] = state;
        }
        isWhole = column >= 0 && column < width && (distances[state * width + column] ?? 255) <= slips;
        if (isWhole && accepted === 255) accepted = depth;
        if (column < 0 || (first[state] ?? 0) > column) {
          dead = depth;
          break;
        }
      }
      if (isWhole) extend(near.whole, term, term + 1);
      else if (accepted < 255) extend(near.beginning, term, term + 1);
    }
  }
  for (const one of asked) places[one] = 0;
  return near;
}
