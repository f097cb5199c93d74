import type { FullService } from '../../service/index.ts';

const PERSON = { urgency: 'person' } as const;

/** The world's groups of readers. */
export async function readGroups(
  service: FullService,
  worldId: string,
): Promise<{ id: string; title: string }[]> {
  const groups: { id: string; title: string }[] = [];
  for await (const { id, title } of service.everySubscriberGroup(worldId, PERSON)) groups.push({ id, title });
  return groups;
}
