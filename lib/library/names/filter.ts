// A Bloom-like filter with two bits per key of a word sequence: whether a name may end there, and whether one may
// continue. The first half is for first words, the second for later ones. It rejects most words without a lookup in
// the table.

export type Filter = Uint32Array<ArrayBuffer>;

export const ENDS = 1;
export const GOES_ON = 2;

/** The bits for a first word. */
export function marksOfFirst(filter: Filter, key: number): number {
  const pair = key & (filter.length * 8 - 1);
  return ((filter[pair >>> 4] ?? 0) >>> ((pair & 15) * 2)) & 3;
}

/** The bits for a sequence that ends with a later word. */
export function marksOfLater(filter: Filter, key: number): number {
  const half = filter.length * 8;
  const pair = (key & (half - 1)) + half;
  return ((filter[pair >>> 4] ?? 0) >>> ((pair & 15) * 2)) & 3;
}

export function enterFirst(filter: Filter, key: number, marks: number): void {
  enter(filter, key & (filter.length * 8 - 1), marks);
}

export function enterLater(filter: Filter, key: number, marks: number): void {
  const half = filter.length * 8;
  enter(filter, (key & (half - 1)) + half, marks);
}

function enter(filter: Filter, pair: number, marks: number): void {
  filter[pair >>> 4] = (filter[pair >>> 4] ?? 0) | (marks << ((pair & 15) * 2));
}
