import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { type Audience, request } from '../../lib/messaging/index.ts';
import type { Instant, WorldId } from '../../lib/model/index.ts';
import type { Group } from './audience.ts';

/** What a reading told beside the content. Nothing of it is more than lists tell. */
export interface Known {
  audience: Audience;
  /** Those that the secret names itself. */
  groups: Group[];
  articleId: string | null;
  readAt: Instant;
  fromCopy: boolean;
}

export interface Reading {
  known: Known | null;
  /** Null: covered. Here and nowhere else; gone with the cover. */
  content: string | null;
  busy: boolean;
  trouble: string | null;
  /** Reads it, and shows the content. */
  show: () => void;
  cover: () => void;
  /** Reads it for who may see it, and shows nothing. */
  look: () => Promise<Known | null>;
  /** After a change: as it stands now. */
  settle: (audience: Audience) => void;
}

const FAILED = 'The secret could not be read. Nothing was changed; please try again.';

/** A secret as the platform has it, read when it is asked for. Its content lives in this component's memory alone. */
export function useReading(worldId: WorldId, id: string): Reading {
  const [known, setKnown] = useState<Known | null>(null);
  const [content, setContent] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  /** The reading that may still be shown: covered meanwhile, it is thrown away when it comes. */
  const turn = useRef(0);

  const cover = useCallback(() => {
    turn.current++;
    setContent(null);
    setBusy(false);
  }, []);
  useEffect(() => cover, [worldId, id]);

  const read = async (showIt: boolean): Promise<Known | null> => {
    const mine = ++turn.current;
    setBusy(true);
    setTrouble(null);
    try {
      const { secret, readAt, fromCopy } = await request('library.secret', { worldId, id });
      if (mine !== turn.current) return null;
      const { state, articleId } = secret;
      const groups = secret.groups.map(({ id: groupId, title }) => ({ id: groupId, title }));
      const audience = { state, groupIds: groups.map((group) => group.id) };
      const told: Known = { audience, groups, articleId, readAt, fromCopy };
      setKnown(told);
      if (showIt) setContent(secret.content);
      return told;
    } catch (error) {
      if (mine === turn.current) setTrouble(error instanceof Error ? error.message : FAILED);
      return null;
    } finally {
      if (mine === turn.current) setBusy(false);
    }
  };

  return {
    ...{ known, content, busy, trouble, cover },
    show: () => void read(true),
    look: () => read(false),
    settle: (audience) => setKnown((before) => before && { ...before, audience }),
  };
}
