import { Alphabet, ESCAPE } from '../spelling.ts';
import { MAX_WORD_LENGTH } from '../tokenizer.ts';
import { nextState, type TypoPattern, typoPattern } from '../typos.ts';
import type { Sections } from './container.ts';
import { BLOCK, CODE_BITS } from './format.ts';
import { forEachPosting } from './postings.ts';

/** Terms `from` to `to` (exclusive) in sort order. */
export interface TermRange {
  from: number;
  to: number;
}

/** The sorted terms of a segment with their postings, read in place. */
export class TermDictionary {
  readonly alphabet: Alphabet;
  /** Letters that each term shares with the one before. */
  readonly shared: Uint8Array;
  readonly lengths: Uint8Array;
  readonly blocks: Uint32Array;
  readonly letters: Uint8Array;
  readonly postingStarts: Uint32Array;
  readonly postings: Uint8Array;
  /** The shortest shared prefix in each block. */
  readonly fewest: Uint8Array;
  readonly #term = new Uint8Array(256);

  constructor(sections: Sections, first: number) {
    this.alphabet = new Alphabet(sections.u16(first));
    this.shared = sections.u8(first + 1);
    this.lengths = sections.u8(first + 2);
    this.blocks = sections.u32(first + 3);
    this.letters = sections.u8(first + 4);
    this.postingStarts = sections.u32(first + 5);
    this.postings = sections.u8(first + 6);
    this.fewest = sections.u8(first + 7);
  }

  get size(): number {
    return this.shared.length;
  }

  /**
   * Compares the term in `letters` from `start` with a word: negative if it sorts before, 0 if it starts with the
   * word.
   */
  #compare(letters: Uint8Array, start: number, length: number, word: Uint8Array): number {
    const least = Math.min(length, word.length);
    for (let at = 0; at < least; at++) {
      const difference = (letters[start + at] ?? 0) - (word[at] ?? 0);
      if (difference !== 0) return difference;
    }
    return length < word.length ? -1 : 0;
  }

  /**
   * The first term that starts with the word or sorts after it; with `isAfter`, the first after all that start with
   * it.
   */
  #bound(word: Uint8Array, isAfter: boolean): number {
    let [low, high] = [0, this.blocks.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const order = this.#compare(
        this.letters,
        this.blocks[middle] ?? 0,
        this.lengths[middle * BLOCK] ?? 0,
        word,
      );
      if (order < 0 || (isAfter && order === 0)) low = middle + 1;
      else high = middle;
    }
    if (low === 0) return 0;
    let letter = this.blocks[low - 1] ?? 0;
    const end = Math.min(low * BLOCK, this.size);
    for (let at = (low - 1) * BLOCK; at < end; at++) {
      const own = this.lengths[at] ?? 0;
      const from = at % BLOCK === 0 ? 0 : (this.shared[at] ?? 0);
      for (let next = 0; next < own; next++) this.#term[from + next] = this.letters[letter++] ?? 0;
      const order = this.#compare(this.#term, 0, from + own, word);
      if (order > 0 || (!isAfter && order === 0)) return at;
    }
    return end;
  }

  /** Length in bytes. */
  lengthOf(term: number): number {
    const own = this.lengths[term] ?? 0;
    return term % BLOCK === 0 ? own : own + (this.shared[term] ?? 0);
  }

  /** Whether every letter of these terms (and of neighbors in their blocks) is one byte. */
  areSingleByte({ from, to }: TermRange): boolean {
    const end = this.blocks[Math.ceil(to / BLOCK)] ?? this.letters.length;
    return !this.letters.subarray(this.blocks[Math.floor(from / BLOCK)], end).includes(ESCAPE);
  }

  prefixRange(word: string): TermRange {
    const bytes = this.alphabet.encode(word);
    const from = this.#bound(bytes, false);
    return { from, to: this.#bound(bytes, true) };
  }

  /** The word itself among the terms that start with it, or -1. */
  find(word: string, { from, to }: TermRange): number {
    return from < to && this.lengthOf(from) === this.alphabet.encode(word).length ? from : -1;
  }

  /** Bytes of postings to read. */
  cost({ from, to }: TermRange): number {
    return (this.postingStarts[to] ?? 0) - (this.postingStarts[from] ?? 0);
  }

  /** Start of a term's postings, clamped because the segment may not have been verified yet. */
  startOf(term: number): number {
    return Math.min(this.postingStarts[term] ?? 0, this.postings.length);
  }

  /** Calls `callback` with each posting; a document is repeated for each place that has the term. */
  forEachPosting(callback: (doc: number, code: number) => void, from: number, to = from + 1): void {
    forEachPosting(this.postings, this.postingStarts, CODE_BITS, callback, from, to);
  }
}

/** Terms within the typo limit, or with a prefix that is. */
interface FuzzyTerms {
  whole: TermRange[];
  prefix: TermRange[];
}

/** The longest term in bytes: a letter takes up to three. */
const MAX_DEPTH = MAX_WORD_LENGTH * 3 + 1;
/** The automaton's state at each depth of the current term. */
const states = new Uint8Array(MAX_DEPTH + 1);
/** For each letter its first position in the word, from 1. All 0 between calls. */
const places = new Uint8Array(256);

function extend(ranges: TermRange[], from: number, to: number): void {
  const last = ranges.at(-1);
  if (last?.to === from) last.to = to;
  else ranges.push({ from, to });
}

const advance = (pattern: TypoPattern, state: number, letter: number, depth: number): number =>
  nextState(pattern, state, places[letter] ?? 0, depth);

/**
 * Walks the sorted terms like a trie: the prefix shared with the previous term isn't visited again. Terms from
 * `start` to `stop` share their first letters.
 */
function fuzzyInRange(
  index: TermDictionary,
  pattern: TypoPattern,
  start: number,
  stop: number,
  near: FuzzyTerms,
): void {
  const { shared, lengths, blocks, letters } = index;
  const { automaton, maxDepth } = pattern;
  const { first, distances, width, typos } = automaton;
  let counted = start - (start % BLOCK);
  let letter = blocks[counted / BLOCK] ?? 0;
  for (; counted < start; counted++) letter += lengths[counted] ?? 0;
  /**
   * Terms that share this many letters with the last are too far off (`dead`) or have a matching prefix (`accepted`).
   */
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
        // The end of the word, relative to the state's first column.
        const column = maxDepth - depth;
        if (column >= 0) {
          state = advance(pattern, state, letters[begun + depth - 1] ?? 0, depth);
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
    if (accepted < 255) extend(isWhole ? near.whole : near.prefix, term, term + 1);
  }
}

/** Unless the word is short, the first two letters rule out most terms. */
export function fuzzyTerms(index: TermDictionary, word: string, typos: 1 | 2): FuzzyTerms {
  const near: FuzzyTerms = { whole: [], prefix: [] };
  const compiled = Uint8Array.from({ length: word.length }, (_, at) =>
    index.alphabet.symbol(word.charCodeAt(at)),
  );
  const pattern = typoPattern(compiled, typos);
  for (let at = compiled.length - 1; at >= 0; at--) places[compiled[at] ?? 0] = at + 1;
  const rest = compiled.length > typos + 2 ? fuzzyByPrefix(index, pattern, near) : 0;
  if (rest >= 0) fuzzyInRange(index, pattern, rest, index.size, near);
  for (const one of compiled) places[one] = 0;
  return near;
}

/**
 * Searches by the first two letters and returns the start of the last, unfinished range, or -1. The hot loop has a
 * function of its own with nothing after it: optimized on-stack while running, code after it would have no type
 * feedback and deoptimize.
 */
function fuzzyByPrefix(index: TermDictionary, pattern: TypoPattern, near: FuzzyTerms): number {
  const { shared, lengths, blocks, letters, fewest, size } = index;
  /** The first term with the current two letters, or -1 if they are too far off. */
  let start = 0;
  for (let block = 0; block < blocks.length; block++) {
    if ((fewest[block] ?? 0) > 1) continue;
    let letter = blocks[block] ?? 0;
    for (let term = block * BLOCK; term < size && term < (block + 1) * BLOCK; term++) {
      const same = shared[term] ?? 0;
      if (same < 2) {
        if (start >= 0) fuzzyInRange(index, pattern, start, term, near);
        const from = term % BLOCK === 0 ? 0 : same;
        if (from === 0) states[1] = advance(pattern, 0, letters[letter] ?? 0, 1);
        const state = advance(pattern, states[1] ?? 0, letters[letter + 1 - from] ?? 0, 2);
        states[2] = state;
        start = (pattern.automaton.first[state] ?? 0) > pattern.maxDepth - 2 ? -1 : term;
      }
      letter += lengths[term] ?? 0;
    }
  }
  return start;
}
