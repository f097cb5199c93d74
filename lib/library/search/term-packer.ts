import { spelled } from './alphabet.ts';
import { ByteWriter } from './byte-writer.ts';
import type { Section } from './container.ts';
import { Postings } from './postings.ts';
import { sortedTerms } from './term-sort.ts';
import { TermTable } from './term-table.ts';
import { cutWords } from './words.ts';

/** Terms of a block; the first of each is spelt out in full. */
export const BLOCK = 16;
/** A posting's lowest bits: where in the document the term stands. */
export const CODE_BITS = 3;
/** Sections that a term index takes. */
export const TERM_SECTIONS = 8;
/** Collects which term stands in which document, in any order. */
export class TermPacker {
  readonly table = new TermTable();
  readonly #postings = new Postings();

  /** All words of a text. `code`: 0 to 7. */
  addText(text: string, doc: number, code: number): void {
    const { letters, ends, count } = cutWords(text);
    let from = 0;
    for (let at = 0; at < count; at++) {
      const to = ends[at] ?? 0;
      this.post(this.table.id(letters, from, to), doc, code);
      from = to;
    }
  }

  /** `id`: the term's number in the table. */
  post(id: number, doc: number, code: number): void {
    this.#postings.add(id, (doc << CODE_BITS) | code);
  }

  /** Alphabet, shared letters, own lengths, block starts, own letters, posting starts, postings, fewest shared letters. */
  *sections(): Generator<void, Section[]> {
    const { alphabet, terms } = spelled(this.table.view());
    yield;
    const sorted = yield* sortedTerms(terms);
    const { starts, values: places } = yield* this.#postings.grouped(sorted.length);
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

/** Each as the distance to the document before, above the code; what stands twice in one place is written once. */
function writePostings(postings: ByteWriter, places: Uint32Array, from: number, to: number): void {
  let doc = 0;
  let seen = 0;
  sortIfNeeded(places, from, to);
  for (let at = from; at < to; at++) {
    const place = places[at] ?? 0;
    const one = place >>> CODE_BITS;
    const code = place & ((1 << CODE_BITS) - 1);
    if (one !== doc) seen = 0;
    if (seen & (1 << code)) continue;
    seen |= 1 << code;
    postings.varint(((one - doc) << CODE_BITS) | code);
    doc = one;
  }
}

function sortIfNeeded(places: Uint32Array, from: number, to: number): void {
  for (let at = from + 1; at < to; at++) {
    if ((places[at - 1] ?? 0) <= (places[at] ?? 0)) continue;
    places.subarray(from, to).sort();
    return;
  }
}
