import type { Handlers, WorldReading } from '../../messaging/index.ts';
import { ok, type WorldFields, type WorldId } from '../../model/index.ts';
import type { FullService } from '../../service/index.ts';
import type { CallService } from '../core/call-service.ts';
import { manuscriptTexts } from '../manuscript/manuscript-text.ts';
import { addStatblock, readTemplate } from '../statblock/statblock-templates.ts';

type Channel =
  | 'statblock.template'
  | 'statblock.add'
  | 'secret.groups'
  | 'world.read'
  | 'user.profile'
  | 'manuscript.text'
  | 'manuscript.passages'
  | 'manuscript.stop';

/** Handlers that read from World Anvil itself, not from the offline copy. */
export function resourceHandlers(call: CallService): Pick<Handlers, Channel> {
  const texts = manuscriptTexts(call);
  return {
    'statblock.template': ({ worldId, id }) => readTemplate(worldId, id, call),
    'statblock.add': ({ worldId, typed }) =>
      call(worldId, (service) => addStatblock(service, worldId, typed)),
    'secret.groups': ({ worldId }) => call(worldId, (service) => readGroups(service, worldId)),
    'world.read': ({ worldId }) => call(worldId, (service) => readWorld(service, worldId)),
    'user.profile': ({ id }) => call(null, (service) => service.userProfile(id, { urgency: 'person' })),
    'manuscript.text': ({ worldId, versionId }) => texts.read(worldId, versionId),
    'manuscript.passages': ({ worldId, manuscriptId }) => texts.readPassages(worldId, manuscriptId),
    'manuscript.stop': async ({ versionId }) => ok(texts.stop(versionId)),
  };
}

const PERSON = { urgency: 'person' } as const;

async function readGroups(service: FullService, worldId: string): Promise<{ id: string; title: string }[]> {
  const groups: { id: string; title: string }[] = [];
  for await (const { id, title } of service.everySubscriberGroup(worldId, PERSON)) groups.push({ id, title });
  return groups;
}

export const readWorldFields = (service: FullService, worldId: WorldId): Promise<WorldFields> =>
  service.worldFields(worldId, PERSON);

async function readWorld(service: FullService, worldId: WorldId): Promise<WorldReading> {
  const reading = [service.world(worldId, PERSON), readWorldFields(service, worldId)] as const;
  const [world, fields] = await Promise.all(reading);
  return { world, fields, readAt: Date.now() };
}
