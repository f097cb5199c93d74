import type { WorldId } from '../../model/index.ts';
import type { LibraryDatabase, SyncRow } from './database.ts';
import { openStored } from './layers.ts';
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

/** Only for who holds the lock. What is damaged is made anew first; `afresh`: what is open already is read as well. */
export async function openCopy(db: LibraryDatabase, worldId: WorldId, afresh = false): Promise<OpenCopy> {
  const before = afresh ? undefined : open.get(worldId);
  const tailFrom = (now: SyncRow) => (isAsBefore(before, now) ? now.nextLocation : now.indexed);
  const {
    row: stored,
    layers,
    tail,
    isDamaged,
  } = await openStored(db, worldId, before?.layers ?? [], tailFrom);
  const row = stored ?? freshSync(worldId);
  const known = isAsBefore(before, row) ? before : { blocks: new Map(), tail: tailOf(tail, row) };
  const copy = isDamaged ? await rebuilt(db, worldId, stored) : { ...known, worldId, row, layers };
  remember(copy);
  return copy;
}
