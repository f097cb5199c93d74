import { useEffect, useMemo, useState } from 'preact/hooks';
import { reportAs } from '../../../lib/diagnostics/index.ts';
import {
  hasEntries,
  type Library,
  openLibrary,
  type Query,
  rankOfScore,
} from '../../../lib/library/index.ts';
import type { WorldId } from '../../../lib/model/index.ts';
import type { ResultSort } from '../../../lib/settings/index.ts';
import { type Row, rowOfHit } from '../results/row.ts';
import { boostOf, searchTexts, searchTitles } from '../use-search-rows.ts';
import type { SearchedWorld, WorldIndex } from './use-world-index.ts';

/** Titles shown of each further world. */
const TITLES = 8;
/** Recent entries that get a ranking boost. */
const RECENT_LIMIT = 50;
/** Milliseconds to wait for more changes before an index is read again. */
const REREAD_MS = 300;
/** Milliseconds without typing before the full texts are searched. */
const DEBOUNCE_MS = 120;

async function openIndex(library: Library, worldId: WorldId): Promise<WorldIndex | null> {
  if (!hasEntries(await library.worldFacts(worldId))) return null;
  const [searcher, recent] = await Promise.all([
    library.searcher(worldId),
    library.recent(worldId, RECENT_LIMIT),
  ]);
  return { library, worldId, searcher, recent: recent.map(({ ref }) => ref), copy: null };
}

/**
 * The indexes of these worlds, as far as they have an offline copy. They open one after another, so that the screen
 * stays responsive, and are kept up to date. Pass no ids while they aren't needed.
 */
export function useOtherIndexes(worldIds: readonly WorldId[]): readonly WorldIndex[] {
  const [indexes, setIndexes] = useState<readonly WorldIndex[]>([]);
  const key = worldIds.join('\n');
  useEffect(() => {
    if (worldIds.length === 0) {
      setIndexes([]);
      return;
    }
    let isCanceled = false;
    let unsubscribe = () => {};
    const timers = new Map<WorldId, ReturnType<typeof setTimeout>>();
    const read = async (library: Library, worldId: WorldId) => {
      const index = await openIndex(library, worldId);
      if (isCanceled) return;
      setIndexes((before) => {
        const others = before.filter((one) => one.worldId !== worldId && worldIds.includes(one.worldId));
        return index ? [...others, index] : others;
      });
    };
    const openAll = async () => {
      const library = await openLibrary();
      if (isCanceled) return;
      unsubscribe = library.subscribe(({ worldId, what }) => {
        if (worldId === null || what === 'bodies' || !worldIds.includes(worldId) || timers.has(worldId))
          return;
        const again = () => {
          timers.delete(worldId);
          read(library, worldId).catch(reportAs('search.readWorld'));
        };
        timers.set(worldId, setTimeout(again, REREAD_MS));
      });
      for (const worldId of worldIds) await read(library, worldId).catch(reportAs('search.readWorld'));
    };
    openAll().catch(reportAs('search.openWorlds'));
    return () => {
      isCanceled = true;
      unsubscribe();
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [key]);
  return indexes;
}

/** What one world has for the typed text. */
export interface WorldResults {
  worldId: WorldId;
  rows: readonly Row[];
}

/** How well a world's best title matches; lower is better. */
function bestRank(
  { searcher, links }: SearchedWorld,
  query: Query,
  boost: ReadonlyMap<number, number>,
): number {
  const [best] = searcher.search(query, { limit: 1, recent: boost, links }).hits;
  return best ? rankOfScore(best.score) : Number.POSITIVE_INFINITY;
}

/**
 * Adds the best titles of further worlds to those of the one that is shown. The world with the best match comes first;
 * among equals, the one that is shown.
 */
export function joinWorlds(
  here: SearchedWorld,
  rows: readonly Row[],
  others: readonly SearchedWorld[],
  { query, sort }: { query: Query; sort: ResultSort },
): readonly WorldResults[] {
  // Only relevance can be compared between worlds.
  const rankOf = (index: SearchedWorld) =>
    sort === 'relevance' ? bestRank(index, query, boostOf(index)) : 0;
  const further = others.map((index) => {
    const { hits } = searchTitles(index, query, TITLES, { recent: boostOf(index), sort });
    const found = hits.map((hit) => rowOfHit(index, hit));
    return { worldId: index.worldId, rows: found, rank: rankOf(index) };
  });
  return [{ worldId: here.worldId, rows, rank: rankOf(here) }, ...further].sort((a, b) =>
    a.rank === b.rank ? 0 : a.rank - b.rank,
  );
}

/** The results of all worlds, or none while nothing is typed or only one world is searched. */
export function useWorldResults(
  here: WorldIndex | null,
  rows: readonly Row[],
  others: readonly WorldIndex[],
  { query, sort }: { query: Query; sort: ResultSort },
): readonly WorldResults[] {
  return useMemo(() => {
    if (!here || others.length === 0 || query.parts.length === 0) return [];
    return joinWorlds(here, rows, others, { query, sort });
  }, [here?.searcher, here?.links, rows, others, query, sort]);
}

/** Full-text results of these worlds, a moment after the titles. */
export function useOtherTexts(
  indexes: readonly WorldIndex[],
  query: Query,
  isWanted: boolean,
): ReadonlyMap<WorldId, readonly Row[]> {
  const [texts, setTexts] = useState<{ query: Query | null; rows: ReadonlyMap<WorldId, readonly Row[]> }>({
    query: null,
    rows: new Map(),
  });
  useEffect(() => {
    if (!isWanted || indexes.length === 0) return;
    let isCanceled = false;
    const searchAll = async () => {
      for (const index of indexes) {
        const rows = (await searchTexts(index, query)).map(({ row }) => row);
        if (isCanceled) return;
        setTexts((before) => {
          const known = before.query === query ? before.rows : [];
          return { query, rows: new Map([...known, [index.worldId, rows]]) };
        });
      }
    };
    const timer = setTimeout(() => void searchAll().catch(reportAs('search.searchTexts')), DEBOUNCE_MS);
    return () => {
      isCanceled = true;
      clearTimeout(timer);
    };
  }, [indexes, query, isWanted]);
  return texts.query === query ? texts.rows : NO_TEXTS;
}

const NO_TEXTS: ReadonlyMap<WorldId, readonly Row[]> = new Map();
