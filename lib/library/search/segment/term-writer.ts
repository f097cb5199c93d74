import { sortTerms, spellTerms } from '../spelling.ts';
import { scanWords } from '../tokenizer.ts';
import { ByteWriter, Numbers } from './byte-io.ts';
import type { Section } from './container.ts';
import { BLOCK, CODE_BITS } from './format.ts';
import { PostingsBuffer, writePostings } from './postings.ts';
import type { TermDictionary } from './term-dictionary.ts';

/** Collects which term occurs in which document, in any order. */
export class TermWriter {
  readonly table = new TermHash();
  readonly #postings = new PostingsBuffer();

  /** Adds all words of a text. `code`: 0 to 7. */
  addText(text: string, doc: number, code: number): void {
    const { letters, ends, count } = scanWords(text);
    let from = 0;
    for (let at = 0; at < count; at++) {
      const to = ends[at] ?? 0;
      this.addPosting(this.table.id(letters, from, to), doc, code);
      from = to;
    }
  }

  /** `id`: the term's number in the hash. */
  addPosting(id: number, doc: number, code: number): void {
    this.#postings.add(id, (doc << CODE_BITS) | code);
  }

  /**
   * Alphabet, shared prefix lengths, own lengths, block starts, own letters, posting starts, postings, shortest
   * shared prefix per block.
   */
  *sections(): Generator<void, Section[]> {
    const { alphabet, terms } = spellTerms(this.table.view());
    yield;
    const sorted = yield* sortTerms(terms);
    const { starts, values: places } = yield* this.#postings.groupByOwner(sorted.length);
    const shared = new Uint8Array(sorted.length);
    const lengths = new Uint8Array(sorted.length);
    const blocks = new Uint32Array(Math.ceil(sorted.length / BLOCK));
    const fewest = new Uint8Array(blocks.length).fill(255);
    const postingStarts = new Uint32Array(sorted.length + 1);
    const letters = new Uint8Array(terms.bytes.length);
    const postings = new ByteWriter();
    let letter = 0;
    let before = 0;
    let beforeEnd = 0;
    for (let at = 0; at < sorted.length; at++) {
      const id = sorted[at] ?? 0;
      const start = terms.starts[id] ?? 0;
      const end = terms.starts[id + 1] ?? 0;
      let from = start;
      while (before < beforeEnd && from < end && terms.bytes[from] === terms.bytes[before]) {
        from++;
        before++;
      }
      const same = from - start;
      const block = Math.floor(at / BLOCK);
      if (at % BLOCK === 0) {
        blocks[block] = letter;
        from = start;
      }
      shared[at] = same;
      if (same < (fewest[block] ?? 0)) fewest[block] = same;
      lengths[at] = end - from;
      while (from < end) letters[letter++] = terms.bytes[from++] ?? 0;
      before = start;
      beforeEnd = end;
      writePostings(postings, places, starts[id] ?? 0, starts[id + 1] ?? 0);
      postingStarts[at + 1] = postings.length;
      if (at % 1024 === 1023) yield;
    }
    return [
      ...[alphabet.letters, shared, lengths, blocks, letters.subarray(0, letter)],
      ...[postingStarts, postings.view(), fewest],
    ];
  }
}

/** Numbers terms in order of appearance. UTF-16 letters in one array and a hash table; no strings are created. */
export class TermHash {
  readonly #letters = new Numbers();
  /** The first letter of each term; a term ends where the next starts. */
  readonly #starts = new Numbers();
  /** Term numbers plus one; at least half are 0. */
  #slots = new Uint32Array(256);

  constructor() {
    this.#starts.push(0);
  }

  /** The number of the term in `letters` from `from` to `to`. */
  id(letters: Uint32Array, from: number, to: number): number {
    const slots = this.#slots;
    let slot = this.#slotOf(letters, from, to);
    for (; slots[slot] !== 0; slot = (slot + 1) & (slots.length - 1)) {
      const id = (slots[slot] ?? 0) - 1;
      let own = this.#starts.at(id);
      if (this.#starts.at(id + 1) - own !== to - from) continue;
      let at = from;
      while (at < to && letters[at] === this.#letters.at(own)) {
        at++;
        own++;
      }
      if (at === to) return id;
    }
    const id = this.#starts.length;
    slots[slot] = id;
    for (let at = from; at < to; at++) this.#letters.push(letters[at] ?? 0);
    this.#starts.push(this.#letters.length);
    if (id * 2 >= slots.length) this.#grow();
    return id - 1;
  }

  #slotOf(letters: Uint32Array, from: number, to: number): number {
    let hash = 0;
    for (let at = from; at < to; at++) hash = Math.imul(hash ^ (letters[at] ?? 0), 0x01000193);
    return (hash ^ (hash >>> 15)) & (this.#slots.length - 1);
  }

  #grow(): void {
    const slots = new Uint32Array(this.#slots.length * 2);
    this.#slots = slots;
    const { letters, starts } = this.view();
    for (let id = 1; id < starts.length; id++) {
      let slot = this.#slotOf(letters, starts[id - 1] ?? 0, starts[id] ?? 0);
      while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
      slots[slot] = id;
    }
  }

  /** `starts` has one more element than there are terms. */
  view(): { letters: Uint32Array; starts: Uint32Array } {
    return { letters: this.#letters.view(), starts: this.#starts.view() };
  }
}

const CODE_MASK = (1 << CODE_BITS) - 1;
const COPIES_PER_YIELD = 4096;

/** Copies the terms of a segment to another. `numbers`: the new number of each document, -1 to leave it out. */
export function* copyTerms(from: TermDictionary, to: TermWriter, numbers: Int32Array): Generator<void> {
  const { shared, lengths, letters, postings, postingStarts, alphabet } = from;
  const spelt = new Uint8Array(512);
  const word = new Uint32Array(512);
  let letter = 0;
  let posting = 0;
  let steps = 0;
  for (let term = 0; term < shared.length; term++) {
    const own = lengths[term] ?? 0;
    const start = term % BLOCK === 0 ? 0 : (shared[term] ?? 0);
    for (let at = start; at < start + own; at++) spelt[at] = letters[letter++] ?? 0;
    const end = postingStarts[term + 1] ?? 0;
    let id = -1;
    let doc = 0;
    while (posting < end) {
      let value = 0;
      let shift = 0;
      for (let byte = 128; byte > 127; shift += 7) {
        byte = postings[posting++] ?? 0;
        value |= (byte & 127) << shift;
      }
      doc += value >>> CODE_BITS;
      const number = numbers[doc] ?? -1;
      if (++steps % COPIES_PER_YIELD === 0) yield;
      if (number < 0) continue;
      if (id < 0) id = to.table.id(word, 0, alphabet.decode(spelt, start + own, word));
      to.addPosting(id, number, value & CODE_MASK);
    }
  }
}
