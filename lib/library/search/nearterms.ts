import type { TermIndex, TermRange } from './termindex.ts';
import { BLOCK } from './termpacker.ts';
import { LONGEST_WORD } from './tokens.ts';

/** Terms as near as asked: whole, or one of their beginnings. */
export interface NearTerms {
  whole: TermRange[];
  beginning: TermRange[];
}

/** As deep as a term's bytes go: a letter takes three at most. */
const DEEPEST = LONGEST_WORD * 3 + 1;
const rows = new Uint8Array((DEEPEST + 1) * (LONGEST_WORD + 1));
const path = new Uint8Array(DEEPEST + 1);
/** One row of distances: of the path's first `depth` letters from each beginning of the word. Gives the least of them. */
function fillRow(word: Uint8Array, depth: number, slips: number): number {
  const width = word.length + 1;
  const row = depth * width;
  const above = row - width;
  const letter = path[depth - 1];
  const first = Math.max(1, depth - slips);
  const last = Math.min(width - 1, depth + slips);
  rows[row + first - 1] = first === 1 ? depth : 255;
  let least = first === 1 ? depth : 255;
  for (let at = first; at <= last; at++) {
    let cost = (rows[above + at - 1] ?? 0) + (word[at - 1] === letter ? 0 : 1);
    const up = at < depth + slips ? (rows[above + at] ?? 0) + 1 : 255;
    if (up < cost) cost = up;
    const left = (rows[row + at - 1] ?? 0) + 1;
    if (left < cost) cost = left;
    if (depth > 1 && at > 1 && word[at - 1] === path[depth - 2] && word[at - 2] === letter) {
      const swap = (rows[above - width + at - 2] ?? 0) + 1;
      if (swap < cost) cost = swap;
    }
    rows[row + at] = cost;
    if (cost < least) least = cost;
  }
  return least;
}

function extend(ranges: TermRange[], from: number, to: number): void {
  const last = ranges.at(-1);
  if (last?.to === from) last.to = to;
  else ranges.push({ from, to });
}

/**
 * All terms are gone through as if they were a tree: what a term shares with the one before it is not looked at again,
 * and blocks under a beginning that is too far off already are skipped.
 */
export function nearTerms(index: TermIndex, word: string, slips: number): NearTerms {
  const near: NearTerms = { whole: [], beginning: [] };
  const { shared, lengths, blocks, letters, alphabet, fewest: least } = index;
  const asked = Uint8Array.from({ length: word.length }, (_, at) => alphabet.symbol(word.charCodeAt(at)));
  const width = asked.length + 1;
  for (let at = 0; at < width; at++) rows[at] = at;
  /** Terms that share so many letters with the last one are too far off; or begin near enough. */
  let [dead, accepted] = [255, 255];
  for (let block = 0; block < blocks.length; block++) {
    const end = Math.min(shared.length, (block + 1) * BLOCK);
    const fewest = least[block] ?? 0;
    if (fewest >= dead) {
      if (fewest >= accepted) extend(near.beginning, block * BLOCK, end);
      continue;
    }
    let letter = blocks[block] ?? 0;
    for (let term = block * BLOCK; term < end; term++) {
      const same = shared[term] ?? 0;
      const from = term % BLOCK === 0 ? 0 : same;
      const own = lengths[term] ?? 0;
      const start = letter - from;
      letter += own;
      if (same < accepted) accepted = 255;
      if (same >= dead) {
        if (accepted < 255) extend(near.beginning, term, term + 1);
        continue;
      }
      dead = 255;
      const length = from + own;
      let isWhole = false;
      for (let depth = same + 1; depth <= length; depth++) {
        path[depth - 1] = letters[start + depth - 1] ?? 0;
        const isNear = fillRow(asked, depth, slips) <= slips;
        isWhole =
          depth >= width - 1 - slips &&
          depth <= width - 1 + slips &&
          (rows[depth * width + width - 1] ?? 255) <= slips;
        if (isWhole && accepted === 255) accepted = depth;
        if (!isNear) {
          dead = depth;
          break;
        }
      }
      if (isWhole) extend(near.whole, term, term + 1);
      else if (accepted < 255) extend(near.beginning, term, term + 1);
    }
  }
  return near;
}
