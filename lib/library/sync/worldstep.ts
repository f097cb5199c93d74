import type { SyncRow } from '../store/database.ts';
import { type Around, failureKind } from './service.ts';
import { written } from './step.ts';

/** The world itself: its name, its templates, how many articles it counts. */
export async function copyWorld(around: Around, row: SyncRow): Promise<void> {
  const { service, worldId, options, now } = around;
  const world = await service.world(worldId, options).catch(async (error: unknown) => {
    // A world that is gone there stays here as it was: nothing of it is still to be copied.
    if (failureKind(error) === 'notFound')
      await written(around, row, {}, (latest) => ({ ...latest, due: [] }));
    throw error;
  });
  await written(around, row, { world }, (latest) => ({
    ...latest,
    worldAt: now(),
    due: latest.due.filter((due) => due !== 'world'),
  }));
}
