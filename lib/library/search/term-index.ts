import { Alphabet, ESCAPE } from './alphabet.ts';
import type { Sections } from './container.ts';
import { eachPosting } from './each-posting.ts';
import { BLOCK, CODE_BITS } from './term-packer.ts';

/** Terms `from` up to `to`, in the order of their spelling. */
export interface TermRange {
  from: number;
  to: number;
}

/** The terms of a segment, sorted, with their postings; read where they lie. */
export class TermIndex {
  readonly alphabet: Alphabet;
  /** How many letters each term shares with the one before. */
  readonly shared: Uint8Array;
  readonly lengths: Uint8Array;
  readonly blocks: Uint32Array;
  readonly letters: Uint8Array;
  readonly postingStarts: Uint32Array;
  readonly postings: Uint8Array;
  /** The fewest letters that a term of each block shares with the one before it. */
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

  /** Below 0 where the term sorts before the word; 0 where it begins so; the term is in `letters` from `start`. */
  #compare(letters: Uint8Array, start: number, length: number, word: Uint8Array): number {
    const least = Math.min(length, word.length);
    for (let at = 0; at < least; at++) {
      const difference = (letters[start + at] ?? 0) - (word[at] ?? 0);
      if (difference !== 0) return difference;
    }
    return length < word.length ? -1 : 0;
  }

  /** The first term that begins so or sorts after; with `isAfter`, the first that sorts after all that begin so. */
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

  /** The length of a term in bytes. */
  lengthOf(term: number): number {
    const own = this.lengths[term] ?? 0;
    return term % BLOCK === 0 ? own : own + (this.shared[term] ?? 0);
  }

  /** Whether each letter of these terms, and of a few beside them, is one byte. */
  arePlain({ from, to }: TermRange): boolean {
    const end = this.blocks[Math.ceil(to / BLOCK)] ?? this.letters.length;
    return !this.letters.subarray(this.blocks[Math.floor(from / BLOCK)], end).includes(ESCAPE);
  }

  /** The terms that begin so. */
  beginning(word: string): TermRange {
    const bytes = this.alphabet.spell(word);
    const from = this.#bound(bytes, false);
    return { from, to: this.#bound(bytes, true) };
  }

  /** Of the terms that begin so the word itself, or -1. */
  whole(word: string, { from, to }: TermRange): number {
    return from < to && this.lengthOf(from) === this.alphabet.spell(word).length ? from : -1;
  }

  /** How many bytes the postings of these terms take: how much work they are. */
  weight({ from, to }: TermRange): number {
    return (this.postingStarts[to] ?? 0) - (this.postingStarts[from] ?? 0);
  }

  /** Where a term's postings begin: within them, even in an index that nobody has looked at for damage yet. */
  startOf(term: number): number {
    return Math.min(this.postingStarts[term] ?? 0, this.postings.length);
  }

  /** Calls back with each posting of one term, or of those up to `to`; a document that has one in several places as often. */
  eachPosting(callback: (doc: number, code: number) => void, from: number, to = from + 1): void {
    eachPosting(this.postings, this.postingStarts, CODE_BITS, callback, from, to);
  }
}
