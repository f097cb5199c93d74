import { Numbers } from './byte-io.ts';
import type { SegmentReader } from './segment-reader.ts';

const DOCS_PER_YIELD = 4096;

/** A bit per document of a segment. */
export type Bits = Uint32Array;

export const hasBit = (bits: Bits, doc: number): boolean =>
  (((bits[doc >>> 5] ?? 0) >>> (doc & 31)) & 1) === 1;

export function setBit(bits: Bits, doc: number): void {
  bits[doc >>> 5] = (bits[doc >>> 5] ?? 0) | (1 << (doc & 31));
}

export function clearBit(bits: Bits, doc: number): void {
  bits[doc >>> 5] = (bits[doc >>> 5] ?? 0) & ~(1 << (doc & 31));
}

/** The number of set bits among the first `size`. */
export function countBits(bits: Bits, size: number): number {
  let count = 0;
  for (let at = 0; at < bits.length; at++) {
    let rest = bits[at] ?? 0;
    if (at === size >>> 5) rest &= (1 << (size & 31)) - 1;
    if (rest === 0xffffffff) count += 32;
    else for (; rest !== 0; rest &= rest - 1) count++;
  }
  return count;
}

/** For each segment, newest first, the documents that no newer segment replaces or drops. */
export function liveDocs(newestFirst: readonly SegmentReader[]): Bits[] {
  return newestFirst.map((index, at) => {
    const bits = new Uint32Array((index.size + 31) >>> 5).fill(0xffffffff);
    const last = index.locations.at(index.size - 1);
    for (const newer of newestFirst.slice(0, at)) {
      for (const list of [newer.locations, newer.dropped]) {
        for (const location of list) {
          if (location > last) break;
          const doc = index.docAt(location);
          if (doc >= 0) clearBit(bits, doc);
        }
      }
    }
    return bits;
  });
}

/** All live documents in ascending order of location: the segment of each and its number there. */
export function* mergeOrder(
  newestFirst: readonly SegmentReader[],
): Generator<void, { segments: Uint32Array; docs: Uint32Array }> {
  const bits = liveDocs(newestFirst);
  const rows = newestFirst.map((index, at) => new LiveDocsCursor(index, bits[at] ?? new Uint32Array()));
  const [segments, docs] = [new Numbers(), new Numbers()];
  for (;;) {
    let segment = -1;
    let lowest = Number.POSITIVE_INFINITY;
    for (let at = 0; at < rows.length; at++) {
      const location = rows[at]?.location ?? lowest;
      if (location < lowest) {
        segment = at;
        lowest = location;
      }
    }
    const row = rows[segment];
    if (!row) return { segments: segments.view(), docs: docs.view() };
    segments.push(segment);
    docs.push(row.doc);
    row.next();
    if (docs.length % DOCS_PER_YIELD === 0) yield;
  }
}

/** Iterates over the live documents of a segment. */
class LiveDocsCursor {
  doc = -1;
  /** Infinity after the last. */
  location = 0;
  readonly #index: SegmentReader;
  readonly #bits: Bits;

  constructor(index: SegmentReader, bits: Bits) {
    this.#index = index;
    this.#bits = bits;
    this.next();
  }

  next(): void {
    const { size, locations } = this.#index;
    do this.doc++;
    while (this.doc < size && !hasBit(this.#bits, this.doc));
    this.location = this.doc < size ? locations.at(this.doc) : Number.POSITIVE_INFINITY;
  }
}
