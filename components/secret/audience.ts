import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { formatList, type Message, t } from '../../lib/i18n/index.ts';
import { type Audience, request } from '../../lib/messaging/index.ts';
import type { Instant, WorldId } from '../../lib/model/index.ts';

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
  const names = known.map((title) => t('common.quoted', { title }));
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
  // The same words before and after its groups are read: only groups are added.
  if (groupIds === null || groupIds.length === 0) return t('secret.authors');
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

/** What was read besides the content. It is no more than lists say. */
interface Known {
  audience: Audience;
  /** The groups that the secret itself names. */
  groups: Group[];
  articleId: string | null;
  readAt: Instant;
  fromCopy: boolean;
}

export interface Reading {
  known: Known | null;
  /** Null if covered. The content exists only here and is dropped when covered. */
  content: string | null;
  busy: boolean;
  errorMessage: Message | null;
  /** Reads the secret and shows its content. */
  show: () => void;
  cover: () => void;
  /** Reads who may see it, without showing the content. */
  readAudience: () => Promise<Known | null>;
  /** Stores the audience after a change. */
  setAudience: (audience: Audience) => void;
}

/** A secret as World Anvil has it, read on request. Its content lives only in this component's memory. */
export function useReading(worldId: WorldId, id: string): Reading {
  const [known, setKnown] = useState<Known | null>(null);
  const [content, setContent] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [errorMessage, setErrorMessage] = useState<Message | null>(null);
  /** The latest read. An answer that arrives after the cover is back is dropped. */
  const latestRead = useRef(0);

  const cover = useCallback(() => {
    latestRead.current++;
    setContent(null);
    setBusy(false);
  }, []);
  useEffect(() => cover, [worldId, id]);

  const read = async (showIt: boolean): Promise<Known | null> => {
    const thisRead = ++latestRead.current;
    setBusy(true);
    setErrorMessage(null);
    const result = await request('library.secret', { worldId, id });
    if (thisRead !== latestRead.current) return null;
    setBusy(false);
    if (!result.ok) {
      setErrorMessage(result.problem.sentence);
      return null;
    }
    const { secret, readAt, fromCopy } = result.value;
    const { state, articleId } = secret;
    const groups = secret.groups.map(({ id: groupId, title }) => ({ id: groupId, title }));
    const audience = { state, groupIds: groups.map((group) => group.id) };
    const nowKnown: Known = { audience, groups, articleId, readAt, fromCopy };
    setKnown(nowKnown);
    if (showIt) setContent(secret.content);
    return nowKnown;
  };

  return {
    ...{ known, content, busy, errorMessage, cover },
    show: () => void read(true),
    readAudience: () => read(false),
    setAudience: (audience) => setKnown((before) => before && { ...before, audience }),
  };
}
