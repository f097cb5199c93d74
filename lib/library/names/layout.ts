// Layout of packed names: a header of eight numbers, arrays of 32-bit numbers, then the names in UTF-8.

import type { Filter } from './filter.ts';

export const MAGIC = 0x4c6e616d;
export const VERSION = 2;
export const HEAD = 8;
/** Longer word sequences aren't names. */
export const MAX_WORDS = 256;

export interface Counts {
  names: number;
  records: number;
  /** Slots of the hash table; each has a key and a value. */
  slots: number;
  /** Bits of each half of the filter; a power of two. */
  bits: number;
  bytes: number;
}

export interface Layout {
  head: Uint32Array;
  /**
   * Pairs: the key of a word sequence (0: empty); and `record + 1` of a name that ends there, times 2, plus 1 if a
   * name continues.
   */
  table: Uint32Array;
  filter: Filter;
  /** Pairs: name times 2, plus 1 for an inflected form; and `record + 1` of the next with the same key, or 0. */
  records: Uint32Array;
  /** Pairs: location, and end of the name in `text`. */
  names: Uint32Array;
  text: Uint8Array;
}

function wordsOf({ names, records, slots, bits }: Counts): number {
  return HEAD + slots * 2 + bits / 16 + records * 2 + names * 2;
}

/** The length of a buffer with these counts. */
export function bufferLength(counts: Counts): number {
  return (wordsOf(counts) + Math.ceil(counts.bytes / 4)) * 4;
}

export function layOut(buffer: ArrayBuffer, counts: Counts): Layout {
  let at = HEAD * 4;
  const part = (length: number): Uint32Array<ArrayBuffer> => {
    const view = new Uint32Array(buffer, at, length);
    at += length * 4;
    return view;
  };
  return {
    head: new Uint32Array(buffer, 0, HEAD),
    table: part(counts.slots * 2),
    filter: part(counts.bits / 16),
    records: part(counts.records * 2),
    names: part(counts.names * 2),
    text: new Uint8Array(buffer, at, counts.bytes),
  };
}

/** Over everything except its own field, in four strands. A change of any single number changes it. */
export function checksum(buffer: ArrayBuffer): number {
  const numbers = new Uint32Array(buffer);
  let [a, b, c, d] = [mixed(numbers.length, numbers[0] ?? 0), numbers[1] ?? 0, 0, numbers[3] ?? 0];
  for (let at = 4; at < numbers.length; at += 4) {
    a = mixed(a, numbers[at] ?? 0);
    b = mixed(b, numbers[at + 1] ?? 0);
    c = mixed(c, numbers[at + 2] ?? 0);
    d = mixed(d, numbers[at + 3] ?? 0);
  }
  return mixed(mixed(mixed(a, b), c), d) >>> 0;
}

function mixed(sum: number, number: number): number {
  const next = Math.imul(sum ^ number, 0x01000193);
  return next ^ (next >>> 15);
}

/** Reads the counts from the header, valid or not. */
export function countsIn(head: Uint32Array): Counts {
  const [, , , names = 0, records = 0, slots = 0, bits = 0, bytes = 0] = head;
  return { names, records, slots, bits, bytes };
}

/** The first slot to probe for a key. */
export function firstSlot(key: number, slots: number): number {
  return Math.floor((key >>> 0) * (slots / 0x1_0000_0000));
}
