import type { WorldId } from '../../model/index.ts';
import type { LibraryDatabase, SyncRow } from './database.ts';
import { openWorld } from './layers.ts';
import type { OpenCopy } from './open-copy.ts';
import { rebuildIndex } from './rebuild.ts';
import { newSyncRow } from './sync-row.ts';

/** What is open stays so between two writes; it is compared with the record before it is used. */
const open = new Map<WorldId, OpenCopy>();

export function remember(copy: OpenCopy): void {
  open.set(copy.worldId, copy);
}

/** As far as it is known here, without a look into the database. */
export const isPaused = (worldId: WorldId): boolean => open.get(worldId)?.row.paused ?? false;

/** Whatever changes a block is a new generation. */
const isSame = (a: SyncRow, b: SyncRow) => a.copy === b.copy && a.generation === b.generation;

/** Only for who holds the lock. What is damaged is made anew first; `afresh`: what is open already is read as well. */
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
