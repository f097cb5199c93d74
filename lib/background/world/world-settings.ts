import type { WorldReading } from '../../messaging/index.ts';
import type { WorldFields, WorldId } from '../../model/index.ts';
import type { FullService } from '../../service/index.ts';

const PERSON = { urgency: 'person' } as const;

export const readWorldFields = (service: FullService, worldId: WorldId): Promise<WorldFields> =>
  service.worldFields(worldId, PERSON);

export async function readWorld(service: FullService, worldId: WorldId): Promise<WorldReading> {
  const [world, fields] = await Promise.all([
    service.world(worldId, PERSON),
    readWorldFields(service, worldId),
  ]);
  return { world, fields, readAt: Date.now() };
}
