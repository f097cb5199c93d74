import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { report } from '../../lib/diagnostics/index.ts';
import type { Message } from '../../lib/i18n/index.ts';
import type { EntryRef, LibraryChange } from '../../lib/library/index.ts';
import {
  type Exclusion,
  type MentionChoices,
  rereadEntry,
  sameExclusion,
  type WorldMentions,
} from '../../lib/unlinked-mentions/index.ts';
import { faultMessage, type WorldIndex } from '../search/index.ts';
import type { PlaceList } from './place-list.ts';
import { countTexts, listPlaces, namesPrint, searchWorld } from './search-world.ts';

/** Milliseconds without further changes, after which changed texts, or after changed names the world, are searched again. */
const AFTER_TEXTS = 200;
const AFTER_NAMES = 3_000;

/** Searches changed texts again, and the whole world when names have changed. */
function useFollowing(
  { library, worldId }: WorldIndex,
  onTexts: (refs: readonly EntryRef[]) => Promise<void>,
  onWorld: (mentions: WorldMentions) => Promise<void>,
): void {
  useEffect(() => {
    let isGone = false;
    const controller = new AbortController();
    let changed: EntryRef[] = [];
    let textTimer: ReturnType<typeof setTimeout> | undefined;
    let nameTimer: ReturnType<typeof setTimeout> | undefined;
    const print = async () => namesPrint(await library.searcher(worldId));
    let known = print();
    // Asked for again when something changes, which reports it.
    known.catch(() => {});
    const searchIfRenamed = async () => {
      const [before, now] = [await known, await print()];
      if (before === now || isGone) return;
      known = Promise.resolve(now);
      const { mentions } = await searchWorld({ library, worldId }, controller.signal, () => {});
      if (!isGone) await onWorld(mentions);
    };
    const follow = ({ worldId: of, what, refs = [] }: LibraryChange) => {
      if (of !== null && of !== worldId) return;
      if (what === 'bodies' && refs.length > 0) {
        changed.push(...refs);
        clearTimeout(textTimer);
        textTimer = setTimeout(() => {
          const texts = changed;
          changed = [];
          void onTexts(texts);
        }, AFTER_TEXTS);
      }
      if (what === 'entries' || what === 'cleared') {
        clearTimeout(nameTimer);
        nameTimer = setTimeout(() => {
          void searchIfRenamed().catch((error: unknown) => isGone || report(error, 'mentions.names'));
        }, AFTER_NAMES);
      }
    };
    const unsubscribe = library.subscribe(follow);
    return () => {
      isGone = true;
      controller.abort();
      clearTimeout(textTimer);
      clearTimeout(nameTimer);
      unsubscribe();
    };
  }, [library, worldId]);
}

export type PlacesState =
  | { state: 'searching'; read: number; total: number }
  | { state: 'failed'; sentence: Message }
  /** `version` differs whenever a group does. */
  | { state: 'here'; list: PlaceList; mentions: WorldMentions; isPartial: boolean; version: number };

interface Places {
  now: PlacesState;
  /** Searches the world again, and sorts the list again. */
  searchAgain: () => void;
  /** Ends the search with what was found so far. */
  stop: () => void;
  /** Searches the texts of these entries again, and shows what is found. */
  refresh: (refs: readonly EntryRef[]) => Promise<void>;
}

const isAmong = (one: Exclusion, all: readonly Exclusion[]): boolean =>
  all.some((other) => sameExclusion(one, other));

/**
 * What a world's texts name without a link, kept up to date while it is shown.
 * @param choices undefined until they are read
 * @param exclusions those to leave out when the list is made; undefined until they are read
 * @param isLinked whether this screen has linked the place with a key
 */
export function usePlaces(
  worldIndex: WorldIndex,
  choices: MentionChoices | undefined,
  exclusions: readonly Exclusion[] | undefined,
  isLinked: (key: string) => boolean,
): Places {
  const { library, worldId } = worldIndex;
  const [now, setNow] = useState<PlacesState>({ state: 'searching', read: 0, total: 0 });
  const [attempt, setAttempt] = useState(0);
  const latest = useRef({ worldIndex, choices, exclusions, isLinked });
  latest.current = { worldIndex, choices, exclusions, isLinked };
  const held = useRef<{ mentions: WorldMentions; list: PlaceList; isPartial: boolean } | null>(null);
  const search = useRef<AbortController | null>(null);
  /** Changes are followed one after another. */
  const queue = useRef<Promise<void>>(Promise.resolve());
  const isReady = choices !== undefined && exclusions !== undefined;

  const show = useCallback(() => {
    const { current } = held;
    if (current)
      setNow((before) => ({
        ...{ state: 'here', ...current },
        version: before.state === 'here' ? before.version + 1 : 0,
      }));
  }, []);
  const inTurn = useCallback((work: () => Promise<void>): Promise<void> => {
    queue.current = queue.current.then(work).catch((error: unknown) => void report(error, 'mentions.follow'));
    return queue.current;
  }, []);

  useEffect(() => {
    if (!isReady) return;
    const controller = new AbortController();
    search.current = controller;
    let isGone = false;
    held.current = null;
    const { searcher } = latest.current.worldIndex;
    const total = countTexts(searcher);
    const showProgress = (read: number) =>
      !isGone && setNow({ state: 'searching', read: Math.min(read, total), total });
    showProgress(0);
    const run = async () => {
      const found = await searchWorld({ library, worldId }, controller.signal, showProgress);
      const made = latest.current;
      const list = await listPlaces(
        found.mentions,
        made.worldIndex,
        made.choices ?? { group: 'name', places: 'all' },
        made.exclusions ?? [],
      );
      if (isGone) return;
      held.current = { ...found, list };
      show();
    };
    void run().catch((error: unknown) => {
      if (isGone) return;
      report(error, 'mentions.search');
      setNow({ state: 'failed', sentence: faultMessage(error) });
    });
    return () => {
      isGone = true;
      controller.abort();
    };
  }, [library, worldId, attempt, isReady]);

  // Another grouping or choice makes another list of the same mentions; so does a name that is included again.
  const made = useRef<readonly Exclusion[]>([]);
  const isIncluded = exclusions !== undefined && made.current.some((one) => !isAmong(one, exclusions));
  if (exclusions && (isIncluded || !held.current)) made.current = exclusions;
  const included = useRef(0);
  if (isIncluded) included.current += 1;
  useEffect(() => {
    if (!held.current || !choices) return;
    void inTurn(async () => {
      const { current } = held;
      if (!current) return;
      const { worldIndex: index, exclusions: left } = latest.current;
      held.current = { ...current, list: await listPlaces(current.mentions, index, choices, left ?? []) };
      show();
    });
  }, [choices?.group, choices?.places, included.current]);

  const refresh = useCallback(
    (refs: readonly EntryRef[]) =>
      inTurn(async () => {
        const { current } = held;
        if (!current) return;
        const searcher = await library.searcher(worldId);
        for (const ref of refs) {
          await rereadEntry(current.mentions, library, worldId, ref);
          const location = searcher.locate(ref);
          if (location >= 0) current.list.update(current.mentions, location, latest.current.isLinked);
        }
        show();
      }),
    [library, worldId],
  );
  useFollowing(worldIndex, refresh, (next) =>
    inTurn(async () => {
      const { current } = held;
      if (!current) return;
      const locations = new Set([...current.list.entries(), ...next.entries()]);
      for (const location of locations) current.list.update(next, location, latest.current.isLinked);
      held.current = { ...current, mentions: next, isPartial: false };
      show();
    }),
  );
  return {
    now,
    searchAgain: () => setAttempt((before) => before + 1),
    stop: () => search.current?.abort(),
    refresh,
  };
}
