import { type DatabaseFault, faultOf } from '../../lib/database/index.ts';
import { type Run, readRuns, readSaved, type Saved, watchRuns } from '../../lib/history/backup/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { useWatched } from '../ui/index.ts';

/** The current run of a world and its last saved backup. */
export type BackupStatus = { run: Run | null; saved: Saved | null } | { fault: DatabaseFault };

async function readStatus(worldId: WorldId): Promise<BackupStatus> {
  try {
    const [runs, saved] = await Promise.all([readRuns(), readSaved()]);
    return {
      run: runs.find((one) => one.worldId === worldId) ?? null,
      saved: saved.find((one) => one.worldId === worldId) ?? null,
    };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}

/** Kept up to date while the background reads; undefined until it is read. */
export function useBackupStatus(worldId: WorldId): BackupStatus | undefined {
  return useWatched(() => readStatus(worldId), watchRuns, [worldId]);
}
