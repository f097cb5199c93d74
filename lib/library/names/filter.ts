// Two bits for each key of a name's words: whether one may end there, and whether one may go on. In the first half of the
// filter those of first words, in the second of all later ones; so most words are told off without a look at the table.

export type Filter = Uint32Array<ArrayBuffer>;

export const ENDS = 1;
export const GOES_ON = 2;

/** What may be behind a first word. */
export function marksOfFirst(filter: Filter, key: number): number {
  const pair = key & (filter.length * 8 - 1);
  return ((filter[pair >>> 4] ?? 0) >>> ((pair & 15) * 2)) & 3;
}

/** What may be behind words that a later one ends. */
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
