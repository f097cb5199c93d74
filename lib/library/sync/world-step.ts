import type { World } from '../../model/index.ts';
import type { SyncRow } from '../store/database.ts';
import { OVERDUE } from './rolling-scan.ts';
import { failureKind, type SyncContext } from './service.ts';
import { skipReason } from './skip-reason.ts';
import { writeStep } from './step.ts';

/** The world itself: its name, its templates, how many articles it counts. */
export async function copyWorld(context: SyncContext, row: SyncRow): Promise<void> {
  const { now } = context;
  const world = await worldOr(context, row);
  await writeStep(context, row, world ? { world } : {}, (latest) => ({
    ...latest,
    worldAt: world ? now() : now() - OVERDUE,
    due: latest.due.filter((due) => due !== 'world'),
  }));
}

/** Null where the response cannot be read: the lists do not wait for it, and it is asked for again a day later. */
async function worldOr(context: SyncContext, row: SyncRow): Promise<World | null> {
  const { service, worldId, options } = context;
  try {
    return await service.world(worldId, options);
  } catch (error) {
    // A world that is gone there stays here as it was: nothing of it is still to be copied.
    if (failureKind(error) === 'notFound')
      await writeStep(context, row, {}, (latest) => ({ ...latest, due: [] }));
    if ((await skipReason(context, error)) === 'refused') throw error;
    return null;
  }
}
