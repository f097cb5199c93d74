import { EMPTY_HASH, hashWith, LOWER, type TermNumbers } from './term-numbers.ts';
import { eachPiece, isBreak } from './tokenizer.ts';

const encoder = new TextEncoder();
/** Longest text whose bytes fit into memory that is kept, in UTF-16 units. */
const USUAL = 100_000;
/** Bytes of UTF-8 for a UTF-16 unit, at most. */
const WIDEST = 3;
const kept = new Uint8Array(USUAL * WIDEST);

const FIRST_WITHOUT_ASCII = 0x80;
const FIRST_LEADING = 0xc0;
const FIRST_OF_FOUR = 0xf0;

/**
 * Calls `visit` with the number of each index term: words, and in scripts without spaces bigrams and the last letter of a
 * run, so that every letter starts a term. Reads bytes, several times as fast as the units of a string.
 */
export function eachTerm(text: string, terms: TermNumbers, visit: (number: number) => void): void {
  const bytes = text.length <= USUAL ? kept : new Uint8Array(text.length * WIDEST);
  const length = encoder.encodeInto(text, bytes).written;
  /** How many bytes more than UTF-16 units were read. */
  let surplus = 0;
  let at = 0;
  while (at < length) {
    if (isBreak[bytes[at] ?? 0] === 1) {
      at++;
      continue;
    }
    const start = at;
    let hash = EMPTY_HASH;
    for (; at < length; at++) {
      const lower = LOWER[bytes[at] ?? 0] ?? 0;
      if (lower === 0) break;
      bytes[at] = lower;
      hash = hashWith(hash, lower);
    }
    if (at === length || isBreak[bytes[at] ?? 0] === 1) {
      visit(terms.numberAt(bytes, start, at, hash));
      continue;
    }
    const from = start - surplus;
    for (; at < length && isBreak[bytes[at] ?? 0] !== 1; at++) {
      const byte = bytes[at] ?? 0;
      if (byte >= FIRST_OF_FOUR) surplus--;
      else if (byte >= FIRST_WITHOUT_ASCII && byte < FIRST_LEADING) surplus++;
    }
    eachOtherTerm(text.slice(from, at - surplus), terms, visit);
  }
}

/** The terms of what isn't a plain word: letters of other alphabets, marks, apostrophes. */
function eachOtherTerm(text: string, terms: TermNumbers, visit: (number: number) => void): void {
  let before = '';
  let beforeEnd = -1;
  eachPiece(text, (piece, start, end, isAlone) => {
    if (before !== '') visit(terms.numberOf(isAlone && start === beforeEnd ? before + piece : before));
    before = isAlone ? piece : '';
    beforeEnd = end;
    if (!isAlone) visit(terms.numberOf(piece));
  });
  if (before !== '') visit(terms.numberOf(before));
}
