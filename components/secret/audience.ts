import { formatList, t } from '../../lib/i18n/index.ts';
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

/** The names of groups; those without a known one are counted. */
function groupNames(ids: readonly string[], groups: readonly Group[]): string[] {
  const known = ids.flatMap((id) => groups.find((group) => group.id === id)?.title || []);
  const unknown = ids.length - known.length;
  const names = known.map((name) => t('secret.groupName', { name }));
  if (unknown > 0) names.push(t('secret.moreGroups', { count: unknown }));
  return names;
}

/** Who can see a secret. `groupIds` is null if the groups weren't read yet. */
export function describeAudience(
  state: Audience['state'],
  groupIds: readonly string[] | null,
  groups: readonly Group[],
): string {
  if (state === 'public') return t('secret.everyone');
  if (state === null && (groupIds === null || groupIds.length === 0)) return t('secret.audienceUnknown');
  if (groupIds === null) return t('secret.authorsAndUnknownGroups');
  if (groupIds.length === 0) return t('secret.authorsOnly');
  return formatList([t('secret.you'), t('secret.coAuthors'), ...groupNames(groupIds, groups)]);
}

/** Who will be able to see it, for the confirmation. */
export function describeNewAudience(to: Audience, groups: readonly Group[]): string {
  switch (choiceOf(to)) {
    case 'everybody':
      return t('secret.willBeEveryone');
    case 'nobody':
      return t('secret.willBeAuthors');
    case 'groups':
      return t('secret.willBeGroups', { groups: formatList(groupNames(to.groupIds, groups)) });
  }
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
