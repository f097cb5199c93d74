import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { detach } from '../../lib/diagnostics/index.ts';
import type { Message } from '../../lib/i18n/index.ts';
import {
  type Body,
  type Entry,
  type EntryRef,
  entryOfBody,
  type Library,
  openLibrary,
} from '../../lib/library/index.ts';
import { request } from '../../lib/messaging/index.ts';
import type { Instant, WorldId } from '../../lib/model/index.ts';

export type Fetching =
  | { state: 'idle' }
  | { state: 'busy' }
  | { state: 'offline' }
  /** World Anvil no longer has it. */
  | { state: 'gone' }
  /** A message for the person: no rights, a wrong key, no answer. */
  | { state: 'failed'; sentence: Message };

/**
 * Requests that an entry be read again: automatically if `isWanted`, once per entry and again when back online, and
 * whenever `again` is called. The result arrives through the library.
 */
export function useFetching(
  worldId: WorldId,
  { kind, id }: EntryRef,
  isWanted: boolean,
): [Fetching, again: () => void] {
  const of = `${worldId} ${kind} ${id}`;
  const [known, setKnown] = useState<{ of: string; fetching: Fetching }>({ of, fetching: { state: 'idle' } });
  const fetching = known.of === of ? known.fetching : ({ state: 'idle' } as const);
  const again = useCallback(() => {
    const publish = (next: Fetching) => setKnown({ of, fetching: next });
    if (!navigator.onLine) {
      publish({ state: 'offline' });
      return;
    }
    publish({ state: 'busy' });
    void request('library.refreshOne', { worldId, kind, id }).then((read) => {
      if (!read.ok) publish({ state: 'failed', sentence: read.problem.sentence });
      else publish({ state: read.value ? 'idle' : 'gone' });
    });
  }, [of]);
  useEffect(() => {
    if (!isWanted) return;
    again();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [again, isWanted]);
  return [fetching, again];
}

interface Copy {
  of: string;
  entry: Entry | null;
  body: Body | null;
  /** From the root down. */
  path: Entry[];
  /** Whether the lists have been read, which contain its category. */
  isPlaced: boolean;
}

export type EntryCopy<T> =
  | { state: 'loading' }
  /** Known from lists at most; its body was never read. */
  | { state: 'listed'; entry: Entry | null; path: Entry[] }
  /** It is stored, but unreadable. */
  | { state: 'damaged'; entry: Entry | null; path: Entry[] }
  | {
      state: 'here';
      entry: Entry | null;
      path: Entry[];
      resource: T;
      /** False while `path` is still being read. */
      isPlaced: boolean;
      readAt: Instant;
      /** It was changed on World Anvil after it was read. */
      isStale: boolean;
    };

const DEEPEST_PATH = 12;

/**
 * An entry as the library has it, kept up to date. Never waits for the network.
 * @param read parses the stored body, or returns null; pass the same function in every call
 */
export function useEntryCopy<T>(
  worldId: WorldId,
  { kind, id }: EntryRef,
  read: (resource: unknown) => T | null,
): EntryCopy<T> {
  const of = `${worldId} ${kind} ${id}`;
  const [copy, setCopy] = useState<Copy | null>(null);
  // A passive effect would run after the paint and delay the first content by a frame.
  useLayoutEffect(() => {
    let isCanceled = false;
    let latestRead = 0;
    let unsubscribe = () => {};
    const refresh = async () => {
      const thisRead = ++latestRead;
      const isLatest = () => !isCanceled && thisRead === latestRead;
      const library = await openLibrary();
      const placing = placeOf(library, worldId, { kind, id });
      // Awaited below, unless reading the body fails first.
      placing.catch(() => {});
      const body = await library.body(worldId, { kind, id });
      const standIn = body && entryOfBody(worldId, { kind, id }, body.resource);
      // Show an article before the index is open, which takes longer than reading a body by id.
      if (standIn && isLatest())
        setCopy((before) =>
          before?.of === of && before.isPlaced
            ? { ...before, body }
            : { of, entry: standIn, body, path: [], isPlaced: false },
        );
      const { entry, path } = await placing;
      if (isLatest()) setCopy({ of, entry, body, path, isPlaced: true });
    };
    void (async () => {
      const library = await openLibrary();
      if (isCanceled) return;
      unsubscribe = library.subscribe(({ worldId: changed, what }) => {
        if (what !== 'entries' && what !== 'bodies' && what !== 'cleared') return;
        if (changed === null || changed === worldId) detach(refresh(), 'entry.refresh');
      });
      await refresh();
    })().catch(
      () =>
        !isCanceled &&
        setCopy((before) =>
          before?.of === of && before.body
            ? before
            : { of, entry: null, body: null, path: [], isPlaced: true },
        ),
    );
    return () => {
      isCanceled = true;
      unsubscribe();
    };
  }, [of]);
  return useMemo(() => (copy?.of === of ? interpret(copy, read) : { state: 'loading' }), [copy, of, read]);
}

async function placeOf(
  library: Library,
  worldId: WorldId,
  ref: EntryRef,
): Promise<{ entry: Entry | null; path: Entry[] }> {
  const [entry = null] = await library.entries(worldId, [ref]);
  const path: Entry[] = [];
  let above = entry?.categoryId ?? null;
  while (above !== null && path.length < DEEPEST_PATH && !path.some((one) => one.id === above)) {
    const [category = null] = await library.entries(worldId, [{ kind: 'category', id: above }]);
    if (!category) break;
    path.unshift(category);
    above = category.categoryId;
  }
  return { entry, path };
}

function interpret<T>(
  { entry, body, path, isPlaced }: Copy,
  read: (resource: unknown) => T | null,
): EntryCopy<T> {
  if (!body) return { state: 'listed', entry, path };
  const resource = read(body.resource);
  if (resource === null) return { state: 'damaged', entry, path };
  const isStale = entry?.updatedAt != null && body.updatedAt !== null && entry.updatedAt > body.updatedAt;
  return { state: 'here', entry, path, isPlaced, resource, readAt: body.readAt, isStale };
}
