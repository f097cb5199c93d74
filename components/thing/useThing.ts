import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { type Body, type Entry, type EntryRef, openLibrary } from '../../lib/library/index.ts';
import type { Instant, WorldId } from '../../lib/model/index.ts';

interface Copy {
  of: string;
  entry: Entry | null;
  body: Body | null;
  /** From the root down. */
  path: Entry[];
}

export type ThingCopy<T> =
  | { state: 'loading' }
  /** Known from the lists at most: it was never read in full. */
  | { state: 'listed'; entry: Entry | null; path: Entry[] }
  /** It lies here, but makes no sense. */
  | { state: 'damaged'; entry: Entry | null; path: Entry[] }
  | {
      state: 'here';
      entry: Entry | null;
      path: Entry[];
      thing: T;
      readAt: Instant;
      /** It was changed upstream after it was read. */
      isStale: boolean;
    };

const DEEPEST_PATH = 12;

/**
 * A thing as the library has it, kept fresh. Nothing here waits for the network.
 * @param read makes sense of what lies on the disk, null where there is none; the same function at every call
 */
export function useThing<T>(
  worldId: WorldId,
  { kind, id }: EntryRef,
  read: (thing: unknown) => T | null,
): ThingCopy<T> {
  const of = `${worldId} ${kind} ${id}`;
  const [copy, setCopy] = useState<Copy | null>(null);
  // Effects that wait for the paint would cost the first content a frame.
  useLayoutEffect(() => {
    let gone = false;
    let turn = 0;
    let unsubscribe = () => {};
    const look = async () => {
      const mine = ++turn;
      const found = await readCopy(worldId, { kind, id });
      if (!gone && mine === turn) setCopy({ of, ...found });
    };
    void (async () => {
      const library = await openLibrary();
      if (gone) return;
      unsubscribe = library.subscribe(({ worldId: changed, what }) => {
        if (what !== 'entries' && what !== 'bodies' && what !== 'cleared') return;
        if (changed === null || changed === worldId) void look().catch(() => {});
      });
      await look();
    })().catch(() => !gone && setCopy({ of, entry: null, body: null, path: [] }));
    return () => {
      gone = true;
      unsubscribe();
    };
  }, [of]);
  return useMemo(() => (copy?.of === of ? understood(copy, read) : { state: 'loading' }), [copy, of, read]);
}

async function readCopy(worldId: WorldId, ref: EntryRef): Promise<Omit<Copy, 'of'>> {
  const library = await openLibrary();
  const [[entry = null], body] = await Promise.all([
    library.entries(worldId, [ref]),
    library.body(worldId, ref),
  ]);
  const path: Entry[] = [];
  let above = entry?.categoryId ?? null;
  while (above !== null && path.length < DEEPEST_PATH && !path.some((one) => one.id === above)) {
    const [category = null] = await library.entries(worldId, [{ kind: 'category', id: above }]);
    if (!category) break;
    path.unshift(category);
    above = category.categoryId;
  }
  return { entry, body, path };
}

function understood<T>({ entry, body, path }: Copy, read: (thing: unknown) => T | null): ThingCopy<T> {
  if (!body) return { state: 'listed', entry, path };
  const thing = read(body.thing);
  if (thing === null) return { state: 'damaged', entry, path };
  const isStale = entry?.updatedAt != null && body.updatedAt !== null && entry.updatedAt > body.updatedAt;
  return { state: 'here', entry, path, thing, readAt: body.readAt, isStale };
}
