import { ALIAS, LAST_PLACE, LATER } from './layout.ts';
import { type Bits, hasBit } from './live-docs.ts';
import { IN_ALIAS } from './ranking.ts';

/** Bit of `row`: the last word stands whole in its place. */
export const LAST_WHOLE = 128;
/** From here on the numbers of rounds might not last for a query. */
const LAST_ROUND = 200;

let shared: Collector | null = null;

/** One for segments of so many documents: a query goes through them one by one. */
export function createCollector(size: number): Collector {
  if (!shared || shared.row.length < size) shared = new Collector(size);
  return shared;
}

/** Finds, word after word, the documents of one segment that have all words so far. Used again for each query. */
export class Collector {
  /** For each document, in which round it was found last; rounds are numbered on and on, so that nothing need be cleared. */
  readonly #found: Uint8Array;
  /** Of the word at hand, how well it matches at best; of the first one `worst` tells. */
  readonly #step: Uint8Array;
  /** Of the words before, how well the worst matches. Of documents that were found. */
  readonly worst: Uint8Array;
  /** One bit for each of the first words that stands in its place in the title. Of documents that were found. */
  readonly row: Uint8Array;
  #docs: Uint32Array;
  #count = 0;
  /** Those that have the word at hand too. */
  #next: Uint32Array;
  #nextCount = 0;
  /** The round before the one at hand. */
  #round = 0;
  #isFirst = true;

  constructor(size: number) {
    this.#found = new Uint8Array(size);
    this.#step = new Uint8Array(size);
    this.worst = new Uint8Array(size);
    this.row = new Uint8Array(size);
    this.#docs = new Uint32Array(size);
    this.#next = new Uint32Array(size);
  }

  /** How many documents have all words so far, without the one at hand. */
  get count(): number {
    return this.#count;
  }

  /** They. */
  docs(): Uint32Array {
    return this.#docs.subarray(0, this.#count);
  }

  begin(): void {
    // What a query left off at may have been found in the round behind.
    if (++this.#round > LAST_ROUND) {
      this.#found.fill(0);
      this.#round = 0;
    }
    this.#isFirst = true;
    this.#count = 0;
    this.#nextCount = 0;
  }

  /** `marks`: bits that are set in its row. */
  add(doc: number, step: number, allowed: Bits, marks = 0): void {
    const seen = this.#found[doc] ?? 0;
    const steps = this.#isFirst ? this.worst : this.#step;
    if (seen > this.#round) {
      if (step < (steps[doc] ?? 0)) steps[doc] = step;
    } else {
      if (this.#isFirst ? !hasBit(allowed, doc) : seen < this.#round) return;
      if (this.#isFirst) this.row[doc] = 0;
      this.#next[this.#nextCount++] = doc;
      this.#found[doc] = this.#round + 1;
      steps[doc] = step;
    }
    this.row[doc] = (this.row[doc] ?? 0) | marks;
  }

  /**
   * What `starts` tells to lie from `from` up to `to`: distances between documents, each above a code of so many bits. `place`: which
   * place in the title keeps the row; `marks`: the bits that are then set, if any. One loop for all, so that a browser soon
   * makes it fast.
   */
  addPostings(
    postings: Uint8Array,
    starts: Uint32Array,
    from: number,
    to: number,
    codeBits: number,
    allowed: Bits,
    step: number,
    place: number,
    marks: number,
  ): void {
    const inRow = place > LAST_PLACE ? LATER : place;
    const last = postings.length;
    const codes = (1 << codeBits) - 1;
    const [found, row, next, round, isFirst] = [
      this.#found,
      this.row,
      this.#next,
      this.#round,
      this.#isFirst,
    ];
    const steps = isFirst ? this.worst : this.#step;
    let at = Math.min(starts[from] ?? 0, last);
    let count = this.#nextCount;
    for (let term = from; term < to; term++) {
      const end = Math.min(starts[term + 1] ?? 0, last);
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
        doc += value >>> codeBits;
        const seen = found[doc] ?? 0;
        const code = value & codes;
        const own = step + (code === ALIAS ? IN_ALIAS : 0);
        if (seen > round) {
          if (own < (steps[doc] ?? 0)) steps[doc] = own;
        } else {
          if (isFirst ? !hasBit(allowed, doc) : seen < round) continue;
          if (isFirst) row[doc] = 0;
          next[count++] = doc;
          found[doc] = round + 1;
          steps[doc] = own;
        }
        if (code === inRow) row[doc] = (row[doc] ?? 0) | marks;
      }
    }
    this.#nextCount = count;
  }

  /** Ends a word: keeps the documents that have it. */
  end(): void {
    [this.#docs, this.#next] = [this.#next, this.#docs];
    this.#count = this.#nextCount;
    this.#nextCount = 0;
    this.#round++;
    if (!this.#isFirst) {
      for (let at = 0; at < this.#count; at++) {
        const doc = this.#docs[at] ?? 0;
        const step = this.#step[doc] ?? 0;
        if (step > (this.worst[doc] ?? 0)) this.worst[doc] = step;
      }
    }
    this.#isFirst = false;
  }
}
