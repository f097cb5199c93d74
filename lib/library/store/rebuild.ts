import type { WorldId } from '../../model/index.ts';
import { ENTRY_KINDS, type PlacedEntry } from '../search/index.ts';
import { BLOCK, blocksOf, placedEntries } from './blocks.ts';
import { replaceLayers } from './compact.ts';
import { type LibraryDatabase, ofWorld, type SyncRow } from './database.ts';
import type { OpenCopy } from './open-copy.ts';
import { packLayer } from './packed-layer.ts';
import { newSyncRow } from './sync-row.ts';

/** Blocks read at once. */
const AT_ONCE = 128;

/** Every entry of a world, by location. */
export async function everyEntry(db: LibraryDatabase, worldId: WorldId): Promise<PlacedEntry[]> {
  const found: PlacedEntry[] = [];
  for await (const rows of blocksOf(db, worldId, AT_ONCE))
    for (const row of rows) for (const entry of placedEntries(row)) found.push(entry);
  return found;
}

/** Rebuilds the index from the blocks in one transaction, and the sync record if it is lost. */
export async function rebuildIndex(
  db: LibraryDatabase,
  worldId: WorldId,
  row: SyncRow | null,
): Promise<OpenCopy> {
  const entries = await everyEntry(db, worldId);
  const known = row ?? (await recoverSyncRow(db, worldId, entries));
  const generation = known.generation + 1;
  const copy = { worldId, row: { ...known, generation }, layers: [], blocks: new Map() };
  return replaceLayers(db, copy, 'all', await packLayer(generation, entries));
}

/** Recovers the sync record from the blocks. The progress of lists is lost. */
async function recoverSyncRow(
  db: LibraryDatabase,
  worldId: WorldId,
  entries: readonly PlacedEntry[],
): Promise<SyncRow> {
  const row = newSyncRow(worldId);
  const lastBlock = (await db.getAllKeys('blocks', ofWorld(worldId))).at(-1)?.[1] ?? -1;
  row.nextLocation = (lastBlock + 1) * BLOCK;
  for (const kind of ENTRY_KINDS) row.counts[kind] = entries.filter((entry) => entry.kind === kind).length;
  row.drafts = entries.filter(({ id }) => id.startsWith('draft:')).length;
  const layers = (await db.getAllKeys('segments', ofWorld(worldId))).map(([, , layer]) => Number(layer));
  row.generation = Math.max(0, ...layers.filter(Number.isSafeInteger));
  return row;
}
