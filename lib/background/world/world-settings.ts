import type { WorldReading } from '../../messaging/index.ts';
import type { WorldFields, WorldId } from '../../model/index.ts';
import type { WholeService } from '../../service/index.ts';

const PERSON = { urgency: 'person' } as const;

export const readWorldFields = (service: WholeService, worldId: WorldId): Promise<WorldFields> =>
  service.worldFields(worldId, PERSON);

export async function readWorld(service: WholeService, worldId: WorldId): Promise<WorldReading> {
  const [world, fields] = await Promise.all([
    service.world(worldId, PERSON),
    readWorldFields(service, worldId),
  ]);
  return { world, fields, readAt: Date.now() };
}
