import { IN_ALIAS } from './ranking.ts';
import { ALIAS, LAST_PLACE, LATER } from './segment/format.ts';
import { type Bits, hasBit } from './segment/live-docs.ts';

/** Bit of `inPlace`: the last query word occurs at its position and matches exactly. */
export const LAST_WORD_EXACT = 128;
/** Generations are reset above this, so that one query cannot overflow the byte. */
const MAX_GENERATION = 200;

let shared: Collector | null = null;

/** All segments share one collector because a query searches them in turn. */
export function createCollector(size: number): Collector {
  if (!shared || shared.inPlace.length < size) shared = new Collector(size);
  return shared;
}

/** Intersects the documents of one segment that match each query word, word after word. Reused across queries. */
export class Collector {
  /**
   * The generation in which each document last matched. Generations keep counting, so nothing has to be cleared.
   */
  readonly #generations: Uint8Array;
  /** Best grade of the current word per document. For the first word, `worst` is used instead. */
  readonly #grade: Uint8Array;
  /** Worst grade over the words so far. Valid for matching documents only. */
  readonly worst: Uint8Array;
  /** A bit for each of the first query words that is at its place in the title. Valid for matching documents only. */
  readonly inPlace: Uint8Array;
  #docs: Uint32Array;
  #count = 0;
  /** Documents that also match the current word. */
  #next: Uint32Array;
  #nextCount = 0;
  /** The generation before the current word's. */
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

  /** The number of documents that match all words before the current one. */
  get count(): number {
    return this.#count;
  }

  /** The documents that match all words before the current one. */
  docs(): Uint32Array {
    return this.#docs.subarray(0, this.#count);
  }

  begin(): void {
    // An aborted query may have used the generation after its last word.
    if (++this.#generation > MAX_GENERATION) {
      this.#generations.fill(0);
      this.#generation = 0;
    }
    this.#isFirst = true;
    this.#count = 0;
    this.#nextCount = 0;
  }

  /** `marks`: bits to set in `inPlace`. */
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
   * Adds the postings of terms `from` to `to`: varints with the document delta above `codeBits` bits of code.
   * Postings at `place` set the bits `marks` in `inPlace`. All callers share this one loop so that the JIT optimizes
   * it early.
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

  /** Ends the current word and keeps the documents that match it. */
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
