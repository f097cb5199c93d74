import type { WorldId } from '../../model/index.ts';
import type { LibraryDatabase, SyncRow } from './database.ts';
import { openWorld } from './layers.ts';
import type { OpenCopy } from './open-copy.ts';
import { rebuildIndex } from './rebuild.ts';
import { newSyncRow } from './sync-row.ts';

/** Copies stay open between writes. They are compared with the stored record before use. */
const open = new Map<WorldId, OpenCopy>();

export function remember(copy: OpenCopy): void {
  open.set(copy.worldId, copy);
}

/** As far as this context knows, without reading the database. */
export const isPaused = (worldId: WorldId): boolean => open.get(worldId)?.row.paused ?? false;

/** Every change of a block makes a new generation. */
const isSame = (a: SyncRow, b: SyncRow) => a.copy === b.copy && a.generation === b.generation;

/** Opens the copy, rebuilding damaged segments first. Requires the lock. `afresh`: ignores the cache. */
export async function openCopy(db: LibraryDatabase, worldId: WorldId, afresh = false): Promise<OpenCopy> {
  const before = afresh ? undefined : open.get(worldId);
  const { row, layers, isDamaged } = await openWorld(db, worldId, before?.layers ?? []);
  const blocks = before && row && isSame(before.row, row) ? before.blocks : new Map();
  const copy = isDamaged
    ? await rebuildIndex(db, worldId, row)
    : { worldId, row: row ?? newSyncRow(worldId), layers, blocks };
  remember(copy);
  return copy;
}
