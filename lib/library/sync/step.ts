import { apply } from '../store/apply.ts';
import { libraryDatabase, type SyncRow } from '../store/database.ts';
import type { Change } from '../store/merge.ts';
import { readSync } from '../store/sync-row.ts';
import type { SyncContext } from './service.ts';

/** The copy was deleted or another worker continued it, so what was read no longer applies. */
function supersededError(): DOMException {
  return new DOMException('The copy of this world has changed meanwhile.', 'AbortError');
}

/** Writes what was read with the sync progress. `before`: the record that it was read for. */
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

/** The sync progress in the database. */
export async function readSyncRow({ worldId }: Pick<SyncContext, 'worldId'>): Promise<SyncRow> {
  return readSync(worldId, await (await libraryDatabase()).get('syncs', worldId));
}
