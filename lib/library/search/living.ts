import { indexIn, type PackedIndex } from './open.ts';

/** One bit for each document of a segment. */
export type Bits = Uint32Array;

export const hasBit = (bits: Bits, doc: number): boolean =>
  (((bits[doc >>> 5] ?? 0) >>> (doc & 31)) & 1) === 1;

export function setBit(bits: Bits, doc: number): void {
  bits[doc >>> 5] = (bits[doc >>> 5] ?? 0) | (1 << (doc & 31));
}

export function clearBit(bits: Bits, doc: number): void {
  bits[doc >>> 5] = (bits[doc >>> 5] ?? 0) & ~(1 << (doc & 31));
}

/** For each segment, newest first, which documents count: those that no newer one holds or drops. */
export function living(newestFirst: readonly PackedIndex[]): Bits[] {
  return newestFirst.map((index, at) => {
    const bits = new Uint32Array((index.size + 31) >>> 5).fill(0xffffffff);
    for (const newer of newestFirst.slice(0, at)) {
      for (const list of [newer.locations, newer.dropped]) {
        for (const location of list) {
          const doc = indexIn(index.locations, location);
          if (doc >= 0) clearBit(bits, doc);
        }
      }
    }
    return bits;
  });
}

/** The documents that count in all segments, in ascending order of location. */
export function* inOrder(newestFirst: readonly PackedIndex[]): Generator<{ segment: number; doc: number }> {
  const bits = living(newestFirst);
  const next = newestFirst.map(() => 0);
  for (;;) {
    let [segment, lowest] = [-1, Number.POSITIVE_INFINITY];
    for (const [at, index] of newestFirst.entries()) {
      let doc = next[at] ?? 0;
      while (doc < index.size && !hasBit(bits[at] ?? new Uint32Array(), doc)) doc++;
      next[at] = doc;
      const location = index.locations[doc] ?? Number.POSITIVE_INFINITY;
      if (location < lowest) [segment, lowest] = [at, location];
    }
    if (segment < 0) return;
    const doc = next[segment] ?? 0;
    next[segment] = doc + 1;
    yield { segment, doc };
  }
}
