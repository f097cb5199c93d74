import { apply } from '../store/apply.ts';
import type { Change } from '../store/change.ts';
import { libraryDatabase, type SyncRow } from '../store/database.ts';
import { readSync } from '../store/sync-row.ts';
import type { SyncContext } from './service.ts';

/** Thrown where the copy was deleted, or another worker went on with it: what was just read fits no more. */
function supersededError(): DOMException {
  return new DOMException('The copy of this world has changed meanwhile.', 'AbortError');
}

/**
 * Writes what was read, together with how far the copy is now, even where it was told to stop meanwhile. `before` is the
 * record that it was read for. Resolves with how many entries have changed.
 */
export async function writeStep(
  { worldId }: Pick<SyncContext, 'worldId'>,
  before: SyncRow,
  change: Change,
  after: (row: SyncRow, placed: readonly number[]) => SyncRow,
): Promise<number> {
  const changed = await apply(worldId, {
    ...change,
    sync: (row, placed) => (isFor(before, row) ? { ...after(row, placed), steps: row.steps + 1 } : null),
  });
  if (changed === null) throw supersededError();
  return changed;
}

function isFor(before: SyncRow, now: SyncRow): boolean {
  return now.copy === before.copy && now.steps === before.steps;
}

/** How far the copy is, as it stands in the database. */
export async function readSyncRow({ worldId }: Pick<SyncContext, 'worldId'>): Promise<SyncRow> {
  return readSync(worldId, await (await libraryDatabase()).get('syncs', worldId));
}
