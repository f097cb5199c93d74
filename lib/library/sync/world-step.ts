import type { World } from '../../model/index.ts';
import type { SyncRow } from '../store/database.ts';
import { OVERDUE } from './rolling-scan.ts';
import { failureKind, type SyncContext } from './service.ts';
import { skipReason } from './skip-reason.ts';
import { writeStep } from './step.ts';

/** The world itself: name, templates, article count. */
export async function copyWorld(context: SyncContext, row: SyncRow): Promise<void> {
  const { now } = context;
  const world = await worldOr(context, row);
  await writeStep(context, row, world ? { world } : {}, (latest) => ({
    ...latest,
    worldAt: world ? now() : now() - OVERDUE,
    due: latest.due.filter((due) => due !== 'world'),
  }));
}

/** Null if the response can't be parsed. The lists don't wait for it; it is requested again a day later. */
async function worldOr(context: SyncContext, row: SyncRow): Promise<World | null> {
  const { service, worldId, options } = context;
  try {
    return await service.world(worldId, options);
  } catch (error) {
    // A world deleted on World Anvil keeps its copy; nothing is left to read.
    if (failureKind(error) === 'notFound')
      await writeStep(context, row, {}, (latest) => ({ ...latest, due: [] }));
    if ((await skipReason(context, error)) === 'refused') throw error;
    return null;
  }
}
