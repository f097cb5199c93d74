import { ALIAS, LAST_PLACE, LATER } from './format.ts';
import { type Bits, hasBit } from './live-docs.ts';
import { IN_ALIAS } from './ranking.ts';

/** Bit of `row`: the last word stands whole in its place. */
export const LAST_WORD_EXACT = 128;
/** From here on the numbers of rounds might not last for a query. */
const MAX_GENERATION = 200;

let shared: Collector | null = null;

/** One for segments of so many documents: a query goes through them one by one. */
export function createCollector(size: number): Collector {
  if (!shared || shared.inPlace.length < size) shared = new Collector(size);
  return shared;
}

/** Finds, word after word, the documents of one segment that have all words so far. Used again for each query. */
export class Collector {
  /** For each document, in which round it was found last; rounds are numbered on and on, so that nothing need be cleared. */
  readonly #generations: Uint8Array;
  /** Of the word at hand, how well it matches at best; of the first one `worst` tells. */
  readonly #grade: Uint8Array;
  /** Of the words before, how well the worst matches. Of documents that were found. */
  readonly worst: Uint8Array;
  /** One bit for each of the first words that stands in its place in the title. Of documents that were found. */
  readonly inPlace: Uint8Array;
  #docs: Uint32Array;
  #count = 0;
  /** Those that have the word at hand too. */
  #next: Uint32Array;
  #nextCount = 0;
  /** The round before the one at hand. */
  #generation = 0;
  #isFirst = true;

  constructor(size: number) {
    this.#generations = new Uint8Array(size);
    this.#grade = new Uint8Array(size);
    this.worst = new Uint8Array(size);
    this.inPlace = new Uint8Array(size);
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
    if (++this.#generation > MAX_GENERATION) {
      this.#generations.fill(0);
      this.#generation = 0;
    }
    this.#isFirst = true;
    this.#count = 0;
    this.#nextCount = 0;
  }

  /** `marks`: bits that are set in its row. */
  add(doc: number, grade: number, allowed: Bits, marks = 0): void {
    const seen = this.#generations[doc] ?? 0;
    const grades = this.#isFirst ? this.worst : this.#grade;
    if (seen > this.#generation) {
      if (grade < (grades[doc] ?? 0)) grades[doc] = grade;
    } else {
      if (this.#isFirst ? !hasBit(allowed, doc) : seen < this.#generation) return;
      if (this.#isFirst) this.inPlace[doc] = 0;
      this.#next[this.#nextCount++] = doc;
      this.#generations[doc] = this.#generation + 1;
      grades[doc] = grade;
    }
    this.inPlace[doc] = (this.inPlace[doc] ?? 0) | marks;
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
    grade: number,
    place: number,
    marks: number,
  ): void {
    const inPlaceCode = place > LAST_PLACE ? LATER : place;
    const last = postings.length;
    const codes = (1 << codeBits) - 1;
    const [generations, inPlace, next, generation, isFirst] = [
      this.#generations,
      this.inPlace,
      this.#next,
      this.#generation,
      this.#isFirst,
    ];
    const grades = isFirst ? this.worst : this.#grade;
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
        const seen = generations[doc] ?? 0;
        const code = value & codes;
        const own = grade + (code === ALIAS ? IN_ALIAS : 0);
        if (seen > generation) {
          if (own < (grades[doc] ?? 0)) grades[doc] = own;
        } else {
          if (isFirst ? !hasBit(allowed, doc) : seen < generation) continue;
          if (isFirst) inPlace[doc] = 0;
          next[count++] = doc;
          generations[doc] = generation + 1;
          grades[doc] = own;
        }
        if (code === inPlaceCode) inPlace[doc] = (inPlace[doc] ?? 0) | marks;
      }
    }
    this.#nextCount = count;
  }

  /** Ends a word: keeps the documents that have it. */
  end(): void {
    [this.#docs, this.#next] = [this.#next, this.#docs];
    this.#count = this.#nextCount;
    this.#nextCount = 0;
    this.#generation++;
    if (!this.#isFirst) {
      for (let at = 0; at < this.#count; at++) {
        const doc = this.#docs[at] ?? 0;
        const grade = this.#grade[doc] ?? 0;
        if (grade > (this.worst[doc] ?? 0)) this.worst[doc] = grade;
      }
    }
    this.#isFirst = false;
  }
}
