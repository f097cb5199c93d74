import { ALIAS, LAST_PLACE, LATER } from './layout.ts';
import { type Bits, hasBit } from './living.ts';
import { IN_ALIAS } from './ranking.ts';
import type { TermIndex, TermRange } from './termindex.ts';

/** Bit of `row`: the last word stands whole in its place. */
export const LAST_WHOLE = 128;

let shared: Gathering | null = null;

/** One for segments of so many documents: a query goes through them one by one, and leaves nothing behind. */
export function gatheringFor(size: number): Gathering {
  if (!shared || shared.row.length < size) shared = new Gathering(size);
  return shared;
}

/** Finds, word after word, the documents of one segment that have all words so far. Used again for each query. */
export class Gathering {
  /** For each document, how many words were found in it, one after the other. */
  readonly #found: Uint8Array;
  /** Of the word at hand, how well it matches at best. */
  readonly #step: Uint8Array;
  /** Of the words before, how well the worst matches. */
  readonly worst: Uint8Array;
  /** One bit for each of the first words that stands in its place in the title. */
  readonly row: Uint8Array;
  readonly #docs: Uint32Array;
  #count = 0;
  #round = 0;

  constructor(size: number) {
    this.#found = new Uint8Array(size);
    this.#step = new Uint8Array(size);
    this.worst = new Uint8Array(size);
    this.row = new Uint8Array(size);
    this.#docs = new Uint32Array(size);
  }

  /** The documents that have all words so far. */
  docs(): Uint32Array {
    return this.#docs.subarray(0, this.#count);
  }

  begin(): void {
    if (this.#count > this.#found.length >> 4) {
      for (const bytes of [this.#found, this.worst, this.row]) bytes.fill(0);
    } else for (const doc of this.docs()) this.#forget(doc);
    this.#count = 0;
    this.#round = 0;
  }

  #forget(doc: number): void {
    this.#found[doc] = 0;
    this.worst[doc] = 0;
    this.row[doc] = 0;
  }

  add(doc: number, step: number, allowed: Bits): void {
    const found = this.#found[doc] ?? 0;
    if (found === this.#round) {
      if (this.#round === 0) {
        if (!hasBit(allowed, doc)) return;
        this.#docs[this.#count++] = doc;
      }
      this.#found[doc] = found + 1;
      this.#step[doc] = step;
    } else if (found === this.#round + 1 && step < (this.#step[doc] ?? 0)) this.#step[doc] = step;
  }

  /** Sets bits of a document's row, if it has the word at hand. */
  mark(doc: number, marks: number): void {
    if (this.#found[doc] === this.#round + 1) this.row[doc] = (this.row[doc] ?? 0) | marks;
  }

  /**
   * The postings of these terms. `place`: which place in the title keeps the row, or -1; `marks`: the bits that are then
   * set. `isTitles`: whether the codes tell titles from aliases.
   */
  addTerms(
    index: TermIndex,
    { from, to }: TermRange,
    allowed: Bits,
    step: number,
    place: number,
    marks: number,
    isTitles = true,
  ): void {
    const { postings } = index;
    const [found, steps, row, docs, round] = [this.#found, this.#step, this.row, this.#docs, this.#round];
    const inRow = place > LAST_PLACE ? LATER : place;
    let at = index.startOf(from);
    let count = this.#count;
    for (let term = from; term < to; term++) {
      const end = index.startOf(term + 1);
      let doc = 0;
      while (at < end) {
        let value = postings[at++] ?? 0;
        if (value > 127) {
          value &= 127;
          for (let shift = 7; ; shift += 7) {
            const byte = postings[at++] ?? 0;
            value |= (byte & 127) << shift;
            if (byte < 128) break;
          }
        }
        doc += value >>> 3;
        const code = value & 7;
        const seen = found[doc] ?? 0;
        const own = isTitles && code === ALIAS ? step + IN_ALIAS : step;
        if (seen === round) {
          if (round === 0) {
            if ((((allowed[doc >>> 5] ?? 0) >>> (doc & 31)) & 1) === 0) continue;
            docs[count++] = doc;
          }
          found[doc] = round + 1;
          steps[doc] = own;
        } else if (seen !== round + 1) continue;
        else if (own < (steps[doc] ?? 0)) steps[doc] = own;
        if (code === inRow) row[doc] = (row[doc] ?? 0) | marks;
      }
    }
    this.#count = count;
  }

  /** Ends a word: keeps the documents that have it. */
  end(): void {
    this.#round++;
    let kept = 0;
    for (let at = 0; at < this.#count; at++) {
      const doc = this.#docs[at] ?? 0;
      if (this.#found[doc] !== this.#round) {
        this.#forget(doc);
        continue;
      }
      this.#docs[kept++] = doc;
      const step = this.#step[doc] ?? 0;
      if (step > (this.worst[doc] ?? 0)) this.worst[doc] = step;
    }
    this.#count = kept;
  }
}
