import type { Audience } from '../../lib/messaging/index.ts';

export interface Group {
  id: string;
  title: string;
}

/** Who a secret is shown to, as a person chooses it. */
export type AudienceChoice = 'nobody' | 'groups' | 'everybody';

export function choiceOf({ state, groupIds }: Audience): AudienceChoice {
  if (state === 'public') return 'everybody';
  return groupIds.length > 0 ? 'groups' : 'nobody';
}

/** “the Lamplighters”, “the Lamplighters and one more group”. Pure. */
function named(ids: readonly string[], groups: readonly Group[]): string {
  const known = ids.flatMap((id) => groups.find((group) => group.id === id)?.title || []);
  const unknown = ids.length - known.length;
  const names = known.map((title) => `“${title}”`);
  if (unknown > 0) names.push(unknown === 1 ? 'one more group' : `${unknown} more groups`);
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
}

const AUTHORS = 'those who may edit this world';

/** Who can see a secret, in a sentence. `groupIds` is null if the groups weren't read yet. Pure. */
export function describeAudience(
  state: Audience['state'],
  groupIds: readonly string[] | null,
  groups: readonly Group[],
): string {
  if (state === 'public') return 'Everybody who can see this world can read it.';
  if (groupIds === null)
    return state === null
      ? 'Who can read it was not told yet.'
      : `You, ${AUTHORS}, and the groups it is shown to, if any.`;
  if (groupIds.length === 0) return `Only you and ${AUTHORS} can read it.`;
  const readers = groupIds.length === 1 ? 'readers in the group' : 'readers in the groups';
  return `You, ${AUTHORS}, and ${readers} ${named(groupIds, groups)} can read it.`;
}

/** Who will be able to see it, for the confirmation. Pure. */
export function describeNewAudience(to: Audience, groups: readonly Group[]): string {
  switch (choiceOf(to)) {
    case 'everybody':
      return 'Everybody who can see this world will be able to read this secret, at once.';
    case 'nobody':
      return `Only you and ${AUTHORS} will be able to read this secret. Who has read it before still knows it.`;
    case 'groups':
      return `Readers in ${named(to.groupIds, groups)} will be able to read this secret, at once; beside them only you and ${AUTHORS}.`;
  }
}

/** A short description: “private, shown to …”. Pure. */
export function summarizeAudience(audience: Audience, groups: readonly Group[]): string {
  const { state, groupIds } = audience;
  const shown = groupIds.length > 0 ? `shown to ${named(groupIds, groups)}` : 'shown to no group';
  return `${state ?? 'of a state that was not told'}, ${shown}`;
}

/**
 * The values to send for a choice. If everybody can see the secret, its groups stay, so that hiding it again restores
 * them. Pure.
 */
export function audienceFor(
  choice: AudienceChoice,
  chosen: readonly string[],
  before: Audience,
): Audience & { state: 'public' | 'private' } {
  switch (choice) {
    case 'everybody':
      return { state: 'public', groupIds: before.groupIds };
    case 'groups':
      return { state: 'private', groupIds: [...chosen] };
    case 'nobody':
      return { state: 'private', groupIds: [] };
  }
}

export function isSame(one: Audience, other: Audience): boolean {
  const ids = new Set(one.groupIds);
  return (
    one.state === other.state &&
    ids.size === new Set(other.groupIds).size &&
    other.groupIds.every((id) => ids.has(id))
  );
}
