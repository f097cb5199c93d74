import type { EntryRef, PlacedEntry } from '../entry.ts';
import { blockOf, placedIn } from './blocks.ts';
import type { BlockRow, SyncRow } from './database.ts';
import type { OpenLayer } from './layers.ts';
import { packedLayer } from './packedlayer.ts';

// What a first copy appends is not indexed page by page, but some pages at once: until then it is the tail, which a
// screen that is open meanwhile indexes for itself.

/** Entries that the tail may have; a screen that is opened has to pack them first. */
export const LONGEST_TAIL = 1024;

/** By `keyOf`, what is in no layer yet. */
export type Tail = ReadonlyMap<string, PlacedEntry>;

export const keyOf = ({ kind, id }: EntryRef): string => `${kind} ${id}`;

/** The blocks that hold what stands at this location and after it. */
export const blocksFrom = (worldId: string, location: number): IDBKeyRange =>
  IDBKeyRange.bound([worldId, blockOf(location)], [worldId, []]);

const entriesFrom = (rows: readonly BlockRow[], first: number): PlacedEntry[] =>
  rows.flatMap(placedIn).filter(({ location }) => location >= first);

export const tailOf = (rows: readonly BlockRow[], { indexed }: SyncRow): Tail =>
  new Map(entriesFrom(rows, indexed).map((entry) => [keyOf(entry), entry]));

/** Layers of the tail are of one copy and one beginning, and each reaches to where its generation says. */
const nameOf = ({ copy, indexed }: SyncRow): string => `${copy} ${indexed}`;

/** Those that are open already of the tail as it is now, newest first. */
export const openTail = (row: SyncRow, before: readonly OpenLayer[]): OpenLayer[] =>
  before.filter(({ layer }) => layer === nameOf(row));

export const tailBegin = (row: SyncRow, open: readonly OpenLayer[]): number =>
  open[0]?.generation ?? row.indexed;

/** A layer for what has come since; `rows` are the blocks that hold it. It never changes: what would change it ends the tail. */
export async function layersOfTail(
  row: SyncRow,
  open: readonly OpenLayer[],
  rows: readonly BlockRow[],
): Promise<OpenLayer[]> {
  const entries = entriesFrom(rows, tailBegin(row, open));
  if (entries.length === 0) return [...open];
  const { layer } = await packedLayer(row.nextLocation, entries, [], nameOf(row));
  return [layer, ...open];
}
