import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Message } from '../../lib/i18n/index.ts';
import { type Audience, request } from '../../lib/messaging/index.ts';
import type { Instant, WorldId } from '../../lib/model/index.ts';
import type { Group } from './audience.ts';

/** What was read besides the content. It is no more than lists say. */
export interface Known {
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
