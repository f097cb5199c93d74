import type { SyncRow } from '../store/database.ts';
import type { Around } from './service.ts';
import { written } from './step.ts';

/** The world itself: its name, its templates, how many articles it counts. */
export async function copyWorld(around: Around, row: SyncRow): Promise<void> {
  const { service, worldId, options, now } = around;
  const world = await service.world(worldId, options);
  await written(around, row, { world }, (latest) => ({
    ...latest,
    worldAt: now(),
    due: latest.due.filter((due) => due !== 'world'),
  }));
}
