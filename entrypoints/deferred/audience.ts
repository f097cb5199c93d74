import type { Audience, AudienceChange, RequestOf } from '../../lib/bridge/index.ts';
import type { Secret } from '../../lib/model/index.ts';
import type { WholeService } from '../../lib/service/index.ts';

const PERSON = { urgency: 'person' } as const;

const audienceOf = ({ state, groups }: Secret): Audience => ({ state, groupIds: groups.map(({ id }) => id) });

/** Who may read it is the same, in whatever order the groups come. Pure. */
export function isSame(one: Audience, other: Audience): boolean {
  const ids = new Set(one.groupIds);
  const others = new Set(other.groupIds);
  return one.state === other.state && ids.size === others.size && [...ids].every((id) => others.has(id));
}

/**
 * Reveals or hides: read, compared with what its owner saw, written, read again. Where it stands already as it is wanted
 * (the answer to a first try was lost) it is done. Rejects as the service does.
 */
export async function changeAudience(
  service: WholeService,
  { id, from, to }: RequestOf<'secret.change'>,
): Promise<AudienceChange> {
  const stands = audienceOf(await service.secret(id, PERSON));
  if (isSame(stands, to)) return { isDone: true, stands };
  if (!isSame(stands, from)) return { isDone: false, stands };
  // Both together: between two requests it would be shown to whom it was never meant for.
  await service.patchSecret(id, to, PERSON);
  return { isDone: true, stands: audienceOf(await service.secret(id, PERSON)) };
}

/** The world's groups of readers. */
export async function readGroups(
  service: WholeService,
  worldId: string,
): Promise<{ id: string; title: string }[]> {
  const groups: { id: string; title: string }[] = [];
  for await (const { id, title } of service.everySubscriberGroup(worldId, PERSON)) groups.push({ id, title });
  return groups;
}
