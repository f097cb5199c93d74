import type { TermIndex } from './term-index.ts';
import { BLOCK, CODE_BITS, type TermPacker } from './term-packer.ts';

const CODES = (1 << CODE_BITS) - 1;
/** Postings between two chances to pause. */
const STEPS = 4096;

/** Takes the terms of a segment into another; `numbers` are its documents there, -1 where one does not go along. */
export function* copyTerms(from: TermIndex, to: TermPacker, numbers: Int32Array): Generator<void> {
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
      if (++steps % STEPS === 0) yield;
      if (number < 0) continue;
      if (id < 0) id = to.table.id(word, 0, alphabet.read(spelt, start + own, word));
      to.post(id, number, value & CODES);
    }
  }
}
