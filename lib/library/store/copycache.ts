import type { WorldId } from '../../model/index.ts';
import type { BlockRow, LibraryDatabase, SyncRow } from './database.ts';
import { type OpenLayer, openStored } from './layers.ts';
import type { OpenCopy } from './opencopy.ts';
import { rebuilt } from './rebuild.ts';
import { freshSync } from './syncrow.ts';
import { tailOf } from './tail.ts';

/** What is open stays so between two writes; it is compared with the record before it is used. */
const open = new Map<WorldId, OpenCopy>();

export function remember(copy: OpenCopy): void {
  open.set(copy.worldId, copy);
}

/** As far as it is known here, without a look into the database. */
export const isPaused = (worldId: WorldId): boolean => open.get(worldId)?.row.paused ?? false;

/** Whatever changes a block is a new generation. */
const isAsBefore = (before: OpenCopy | undefined, row: SyncRow): before is OpenCopy =>
  before?.row.copy === row.copy && before.row.generation === row.generation;

function asItIs(
  worldId: WorldId,
  row: SyncRow,
  layers: OpenLayer[],
  tail: readonly BlockRow[],
  before: OpenCopy | undefined,
): OpenCopy {
  return isAsBefore(before, row)
    ? { worldId, row, layers, blocks: before.blocks, tail: before.tail }
    : { worldId, row, layers, blocks: new Map(), tail: tailOf(tail, row) };
}

/** Only for who holds the lock. What is damaged is made anew first; `afresh`: what is open already is read as well. */
export async function openCopy(db: LibraryDatabase, worldId: WorldId, afresh = false): Promise<OpenCopy> {
  const before = afresh ? undefined : open.get(worldId);
  const tailFrom = (now: SyncRow) => (isAsBefore(before, now) ? now.nextLocation : now.indexed);
  const { row, layers, tail, isDamaged } = await openStored(db, worldId, before?.layers ?? [], tailFrom);
  const copy = isDamaged
    ? await rebuilt(db, worldId, row)
    : asItIs(worldId, row ?? freshSync(worldId), layers, tail, before);
  remember(copy);
  return copy;
}
