import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Body, type Entry, type EntryRef, openLibrary } from '../../lib/library/index.ts';
import type { Instant, WorldId } from '../../lib/model/index.ts';
import { readStatblock, type ShownStatblock } from './shown.ts';

export type StatblockCopy =
  | { state: 'loading' }
  /** Known from the lists at most: what stands in it was never read. */
  | { state: 'listed'; entry: Entry | null }
  /** It lies here, but makes no sense. */
  | { state: 'damaged'; entry: Entry | null }
  | {
      state: 'here';
      entry: Entry | null;
      statblock: ShownStatblock;
      readAt: Instant;
      /** It was changed upstream after it was read. */
      isStale: boolean;
    };

interface Copy {
  of: string;
  entry: Entry | null;
  body: Body | null;
}

/** A statblock as the library has it, kept fresh. Nothing here waits for the network. */
export function useStatblock(worldId: WorldId, id: string): StatblockCopy {
  const of = `${worldId} ${id}`;
  const [copy, setCopy] = useState<Copy | null>(null);
  useEffect(() => {
    let gone = false;
    let turn = 0;
    let unsubscribe = () => {};
    void (async () => {
      const library = await openLibrary();
      const ref: EntryRef = { kind: 'statblock', id };
      const look = async () => {
        const mine = ++turn;
        const [[entry = null], body] = await Promise.all([
          library.entries(worldId, [ref]),
          library.body(worldId, ref),
        ]);
        if (!gone && mine === turn) setCopy({ of, entry, body });
      };
      if (gone) return;
      unsubscribe = library.subscribe(({ worldId: changed, what }) => {
        if (what !== 'entries' && what !== 'bodies' && what !== 'cleared') return;
        if (changed === null || changed === worldId) void look().catch(() => {});
      });
      await look();
    })().catch(() => !gone && setCopy({ of, entry: null, body: null }));
    return () => {
      gone = true;
      unsubscribe();
    };
  }, [of]);
  return useMemo(() => (copy?.of === of ? understood(copy) : { state: 'loading' }), [copy, of]);
}

function understood({ entry, body }: Copy): StatblockCopy {
  if (!body) return { state: 'listed', entry };
  const statblock = readStatblock(body.thing);
  if (!statblock) return { state: 'damaged', entry };
  const isStale = entry?.updatedAt != null && body.updatedAt !== null && entry.updatedAt > body.updatedAt;
  return { state: 'here', entry, statblock, readAt: body.readAt, isStale };
}
