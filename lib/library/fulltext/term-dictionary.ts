import { BLOCK } from './format.ts';
import { PostingCursor, readPostings } from './postings.ts';
import type { PackedBodies } from './segment-reader.ts';

/**
 * Iterates over a segment's terms in ascending order. The current term is the first `length` bytes of `bytes`; call
 * `next` before the first. Even on damaged bytes the iteration ends and never reads out of bounds.
 */
export class TermCursor {
  readonly bytes = new Uint8Array(MOST_BYTES);
  length = 0;
  /** Number of bodies with the term. */
  count = 0;
  postingsAt = 0;
  postingsLength = 0;
  readonly #segment: PackedBodies;
  #index = -1;
  #at = 0;

  constructor(segment: PackedBodies) {
    this.#segment = segment;
  }

  next(): boolean {
    const { terms, termCount, blockPostings } = this.#segment;
    this.#index++;
    if (this.#index >= termCount || this.#at >= terms.length) {
      this.#index = termCount;
      return false;
    }
    const isFirst = this.#index % BLOCK === 0;
    const shared = Math.min(terms[this.#at++] ?? 0, this.length);
    const rest = terms[this.#at++] ?? 0;
    for (let index = 0; index < rest; index++) this.bytes[shared + index] = terms[this.#at + index] ?? 0;
    this.length = Math.min(shared + rest, MOST_BYTES);
    this.#at += rest;
    this.postingsAt = isFirst
      ? (blockPostings[this.#index / BLOCK] ?? 0)
      : this.postingsAt + this.postingsLength;
    this.count = Math.min(this.#varint(), this.#segment.size);
    this.postingsLength = this.#varint();
    return true;
  }

  #varint(): number {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.#segment.terms[this.#at++] ?? 0;
      value |= (byte & 127) << shift;
      if (byte < 128) break;
    }
    return value >>> 0;
  }

  /** Moves to the first term at or after these bytes; false: there is none. */
  seek(wanted: Uint8Array): boolean {
    const { blockStarts, terms } = this.#segment;
    let low = 0;
    let high = blockStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      const start = blockStarts[middle] ?? 0;
      const head = terms.subarray(start + 2, start + 2 + (terms[start + 1] ?? 0));
      if (compareBytes(head, head.length, wanted, wanted.length) <= 0) low = middle;
      else high = middle - 1;
    }
    this.#index = low * BLOCK - 1;
    this.#at = blockStarts[low] ?? 0;
    this.length = 0;
    while (this.next()) if (compareBytes(this.bytes, this.length, wanted, wanted.length) >= 0) return true;
    return false;
  }

  is(wanted: Uint8Array): boolean {
    return compareBytes(this.bytes, this.length, wanted, wanted.length) === 0;
  }

  beginsWith(wanted: Uint8Array): boolean {
    return (
      this.length >= wanted.length && compareBytes(this.bytes, wanted.length, wanted, wanted.length) === 0
    );
  }

  contains(wanted: Uint8Array): boolean {
    const { bytes } = this;
    const last = this.length - wanted.length;
    for (let at = 0; at <= last; at++) {
      let same = 0;
      while (same < wanted.length && bytes[at + same] === wanted[same]) same++;
      if (same === wanted.length) return true;
    }
    return false;
  }

  postings(): PostingCursor {
    const { postings, size } = this.#segment;
    return new PostingCursor(postings, this.postingsAt, this.postingsLength, this.count, size);
  }

  /** Decodes the whole list into `values`, see `readPostings`. */
  readInto(values: Uint32Array): number {
    const { postings, size } = this.#segment;
    return readPostings(postings, this.postingsAt, this.postingsLength, this.count, size, values);
  }
}

/** Longer terms are truncated. */
const MOST_UNITS = 40;
export const MOST_BYTES = MOST_UNITS * 3;

/** Encodes a term so that bytes sort like its UTF-16 units; surrogates take three bytes each. Returns the length. */
export function encodeTerm(term: string, into: Uint8Array): number {
  const units = Math.min(term.length, MOST_UNITS);
  let at = 0;
  for (let index = 0; index < units; index++) {
    const unit = term.charCodeAt(index);
    if (unit < 0x80) {
      into[at++] = unit;
    } else if (unit < 0x800) {
      into[at++] = 0xc0 | (unit >> 6);
      into[at++] = 0x80 | (unit & 63);
    } else {
      into[at++] = 0xe0 | (unit >> 12);
      into[at++] = 0x80 | ((unit >> 6) & 63);
      into[at++] = 0x80 | (unit & 63);
    }
  }
  return at;
}

export function termBytes(term: string): Uint8Array {
  const room = new Uint8Array(MOST_BYTES);
  return room.slice(0, encodeTerm(term, room));
}

export function compareBytes(a: Uint8Array, aLength: number, b: Uint8Array, bLength: number): number {
  const both = Math.min(aLength, bLength);
  for (let at = 0; at < both; at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return aLength - bLength;
}
