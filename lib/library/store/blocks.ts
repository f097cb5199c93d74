import type { WorldId } from '../../model/index.ts';
import type { Entry } from '../entry.ts';
import type { LibraryDatabase } from './database.ts';

/** Entries of one block. */
export const BLOCK = 256;

export const blockOf = (location: number): number => Math.floor(location / BLOCK);
export const slotOf = (location: number): number => location % BLOCK;

/** The entries at these locations, in the same order; null where there is none. A negative location is none. */
export async function entriesAt(
  db: LibraryDatabase,
  worldId: WorldId,
  locations: readonly number[],
): Promise<(Entry | null)[]> {
  const wanted = [...new Set(locations.filter((location) => location >= 0).map(blockOf))];
  const { store } = db.transaction('blocks');
  const rows = await Promise.all(wanted.map((block) => store.get([worldId, block])));
  const blocks = new Map(wanted.map((block, at) => [block, rows[at]?.entries]));
  return locations.map((location) => blocks.get(blockOf(location))?.[slotOf(location)] ?? null);
}
