import type { WorldId } from '../../model/index.ts';
import type { Entry, PlacedEntry } from '../search/index.ts';
import type { BlockRow, LibraryDatabase } from './database.ts';
import { pauseNow } from './pause.ts';

/** Larger segments are stored as blobs, which open fastest; smaller ones aren't worth a file. */
const BLOB = 128 * 1024;

let blobsFail = false;

export function storable(bytes: ArrayBuffer): Blob | ArrayBuffer {
  return blobsFail || bytes.byteLength < BLOB ? bytes : new Blob([bytes]);
}

/** Retries without blobs, because some engines can't store them in a database. */
export async function orWithoutBlobs<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    if (blobsFail || isFull) throw error;
    blobsFail = true;
    return write();
  }
}

/** All bytes, or a range. Null if the browser has lost the blob's file. */
export async function bytesOf(stored: unknown, from?: number, to?: number): Promise<ArrayBuffer | null> {
  if (stored instanceof ArrayBuffer) return from === undefined ? stored : stored.slice(from, to);
  if (!(stored instanceof Blob)) return null;
  try {
    return await (from === undefined ? stored : stored.slice(from, to)).arrayBuffer();
  } catch {
    blobsFail = true;
    return null;
  }
}

/** Entries per block: a page of a list rewrites few, and none is large enough to become a file. */
export const BLOCK = 64;

export const blockOf = (location: number): number => Math.floor(location / BLOCK);
export const slotOf = (location: number): number => location % BLOCK;

/** By slot; null if empty. */
export type Block = (Entry | null)[];

export const emptyBlock = (): Block => new Array<null>(BLOCK).fill(null);

export const blockRow = (worldId: WorldId, block: number, entries: readonly (Entry | null)[]): BlockRow => ({
  ...{ worldId, block },
  entries: JSON.stringify(entries),
});

export const entriesIn = (row: BlockRow): Block => JSON.parse(row.entries);

/** The blocks of a world, so many at once, with a pause between. */
export async function* blocksOf(
  db: LibraryDatabase,
  worldId: WorldId,
  atOnce: number,
): AsyncGenerator<BlockRow[], void> {
  for (let from = 0; ; ) {
    const rows = await db.getAll('blocks', IDBKeyRange.bound([worldId, from], [worldId, []]), atOnce);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return;
    from = last.block + 1;
    await pauseNow();
  }
}

/** The entries of a block with their locations. */
export const placedEntries = (row: BlockRow): PlacedEntry[] =>
  entriesIn(row).flatMap((entry, slot) => (entry ? { ...entry, location: row.block * BLOCK + slot } : []));

/** A damaged block counts as empty until the next writer finds it. */
function entriesOrNone(row: BlockRow): Block {
  try {
    return entriesIn(row);
  } catch {
    // Damaged; the next sync repairs the block.
    return [];
  }
}

/** The entries at these locations, in the same order; null for none. Negative locations are none. */
export async function entriesAt(
  db: LibraryDatabase,
  worldId: WorldId,
  locations: readonly number[],
): Promise<(Entry | null)[]> {
  const wanted = [...new Set(locations.filter((location) => location >= 0).map(blockOf))];
  const { store } = db.transaction('blocks');
  const rows = await Promise.all(wanted.map((block) => store.get([worldId, block])));
  const blocks = new Map(wanted.map((block, at) => [block, rows[at] && entriesOrNone(rows[at])]));
  return locations.map((location) => blocks.get(blockOf(location))?.[slotOf(location)] ?? null);
}
