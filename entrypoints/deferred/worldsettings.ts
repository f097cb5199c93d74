import { BridgeError, type RequestOf, type WorldChange, type WorldReading } from '../../lib/bridge/index.ts';
import type { WorldFields, WorldId } from '../../lib/model/index.ts';
import type { WholeService } from '../../lib/service/index.ts';

const PERSON = { urgency: 'person' } as const;

const OTHERS =
  'What was seen of the world’s settings and what is to be changed do not fit together. Nothing was changed; read them again.';

/** Line ends are the platform's own, and of a text nothing and empty are the same. */
const plain = (value: WorldFields[keyof WorldFields]): string =>
  Array.isArray(value) ? value.join('\n') : (value ?? '').replaceAll(/\r\n?/g, '\n').trimEnd();

/** Whether `one` has in each of `names` what `other` has. Pure. */
export function agree(names: readonly (keyof WorldFields)[], one: WorldFields, other: WorldFields): boolean {
  return names.every((name) => plain(one[name]) === plain(other[name]));
}

export async function readWorld(service: WholeService, worldId: WorldId): Promise<WorldReading> {
  const [world, fields] = await Promise.all([
    service.world(worldId, PERSON),
    service.worldFields(worldId, PERSON),
  ]);
  return { world, fields, readAt: Date.now() };
}

const keysOf = (fields: WorldFields): (keyof WorldFields)[] => {
  const names: (keyof WorldFields)[] = [];
  let name: keyof WorldFields;
  for (name in fields) if (fields[name] !== undefined) names.push(name);
  return names;
};

/** Read, compared with what its owner saw, written, read again. Rejects as the service does. */
export async function changeWorld(
  service: WholeService,
  { worldId, changes, before }: RequestOf<'world.change'>,
): Promise<WorldChange> {
  const names = keysOf(changes);
  if (names.length === 0 || names.some((name) => before[name] === undefined)) throw new BridgeError(OTHERS);
  const stands = await service.worldFields(worldId, PERSON);
  if (agree(names, stands, changes)) return { isDone: true, stands };
  if (!agree(names, stands, before)) return { isDone: false, stands };
  await service.patchWorld(worldId, changes, PERSON);
  return { isDone: true, stands: await service.worldFields(worldId, PERSON) };
}
