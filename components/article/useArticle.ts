import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Body, type Entry, type EntryRef, openLibrary } from '../../lib/library/index.ts';
import type { Instant, WorldId } from '../../lib/model/index.ts';
import { readArticle, type ShownArticle } from './shown.ts';

interface Copy {
  of: string;
  entry: Entry | null;
  body: Body | null;
  /** From the root down. */
  path: Entry[];
}

export type ArticleCopy =
  | { state: 'loading' }
  /** Known from the lists at most: its text was never read. */
  | { state: 'listed'; entry: Entry | null; path: Entry[] }
  /** Its text lies here, but makes no sense. */
  | { state: 'damaged'; entry: Entry | null; path: Entry[] }
  | {
      state: 'here';
      entry: Entry | null;
      path: Entry[];
      article: ShownArticle;
      readAt: Instant;
      /** The article was changed upstream after its text was read. */
      isStale: boolean;
    };

const DEEPEST_PATH = 12;

/** An article as the library has it, kept fresh. Nothing here waits for the network. */
export function useArticle(worldId: WorldId, id: string): ArticleCopy {
  const of = `${worldId} ${id}`;
  const [copy, setCopy] = useState<Copy | null>(null);
  useEffect(() => {
    let gone = false;
    let turn = 0;
    let unsubscribe = () => {};
    const look = async () => {
      const mine = ++turn;
      const read = await readCopy(worldId, id);
      if (!gone && mine === turn) setCopy({ of, ...read });
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
  return useMemo(() => (copy?.of === of ? understood(copy) : { state: 'loading' }), [copy, of]);
}

async function readCopy(worldId: WorldId, id: string): Promise<Omit<Copy, 'of'>> {
  const library = await openLibrary();
  const ref: EntryRef = { kind: 'article', id };
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

function understood({ entry, body, path }: Copy): ArticleCopy {
  if (!body) return { state: 'listed', entry, path };
  const article = readArticle(body.thing);
  if (!article) return { state: 'damaged', entry, path };
  const isStale = entry?.updatedAt != null && body.updatedAt !== null && entry.updatedAt > body.updatedAt;
  return { state: 'here', entry, path, article, readAt: body.readAt, isStale };
}
