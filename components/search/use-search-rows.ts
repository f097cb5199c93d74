import { useEffect, useMemo, useState } from 'preact/hooks';
import { searchOrdered } from '../../lib/entries/index.ts';
import { isLinkFilter, type LinkTest, type Query, type SearchAnswer } from '../../lib/library/index.ts';
import type { ResultSort } from '../../lib/settings/index.ts';
import { filtersOf, hasWords } from './filters/filters.ts';
import { fromFirstMark } from './results/marked.tsx';
import { type Row, rowOfHit } from './results/row.ts';
import { sortRank, useSorting } from './results/sort-order.ts';
import type { SearchedWorld, WorldIndex } from './worlds/use-world-index.ts';

/** Titles shown at first. Each "more" doubles them, up to a limit that still renders quickly. */
const PAGE_SIZE = 50;
const MAX_PAGE_SIZE = 1_000;
/** Full-text results shown below the titles. */
const MAX_TEXT_RESULTS = 20;
/** The most entries that a filter passes on to the full-text search. */
const MAX_FILTERED = 5_000;
/** Milliseconds without typing before the full texts are searched. */
const DEBOUNCE_MS = 80;

export interface SearchRows {
  query: Query;
  rows: readonly Row[];
  more: boolean;
  showMore: () => void;
  /** Full-text results, without entries whose titles were found. */
  textRows: readonly Row[];
  /** True while the full texts are being searched. */
  isSearching: boolean;
  /** Decides filters by links, once they are read. */
  links: LinkTest | undefined;
  waitsForLinks: boolean;
  sort: ResultSort;
  onSort: (sort: ResultSort) => void;
}

interface TextHit {
  location: number;
  row: Row;
}

/** A ranking boost for entries that were opened before; the latest gets the most. */
export function boostOf({ searcher, recent }: SearchedWorld): ReadonlyMap<number, number> {
  return new Map(recent.map((ref, at) => [searcher.locate(ref), 1 - at / recent.length] as const));
}

export function searchTitles(
  { searcher, links }: SearchedWorld,
  query: Query,
  limit: number,
  { recent, sort }: { recent: ReadonlyMap<number, number>; sort: ResultSort },
): SearchAnswer {
  return sort === 'relevance'
    ? searchOrdered(searcher, query, limit, { recent, links })
    : searcher.search(query, { limit, links, rank: sortRank(searcher, sort) });
}

export async function searchTexts(worldIndex: WorldIndex, query: Query): Promise<TextHit[]> {
  const { library, worldId, searcher, links } = worldIndex;
  const bodies = await library.bodySearch(worldId);
  const filters = filtersOf(query);
  const allowed =
    filters.length === 0
      ? null
      : new Set(
          searcher.search({ parts: filters }, { limit: MAX_FILTERED, links }).hits.map((hit) => hit.location),
        );
  const found = await bodies.search(query, {
    limit: MAX_TEXT_RESULTS,
    refAt: (location) => searcher.hit(location)?.ref ?? null,
    ...(allowed && { allow: (location: number) => allowed.has(location) }),
  });
  return found.flatMap(({ location, snippet }) => {
    const hit = searcher.hit(location);
    if (!hit) return [];
    const why = { label: null, ...fromFirstMark(snippet.text, snippet.marks) };
    return { location, row: rowOfHit(worldIndex, hit, why) };
  });
}

/**
 * Results for the typed text: titles synchronously, full texts a moment later in a list of their own, so that nothing
 * moves.
 */
export function useSearchRows(worldIndex: WorldIndex | null, typed: string, query: Query): SearchRows {
  const [limit, setLimit] = useState({ typed, rows: PAGE_SIZE });
  const rowLimit = limit.typed === typed ? limit.rows : PAGE_SIZE;
  const searcher = worldIndex?.searcher;
  const recent = worldIndex?.recent;
  const links = worldIndex?.links;
  const waitsForLinks = links === undefined && query.parts.some(isLinkFilter);
  const boost = useMemo(() => (worldIndex ? boostOf(worldIndex) : undefined), [searcher, recent]);
  const [{ results: sort }, changeSorting] = useSorting();
  const answer = useMemo(() => {
    if (!worldIndex || !boost || waitsForLinks || query.parts.length === 0) return { rows: [], more: false };
    const { hits, more } = searchTitles(worldIndex, query, rowLimit, { recent: boost, sort });
    return { rows: hits.map((hit) => rowOfHit(worldIndex, hit)), more };
  }, [searcher, links, boost, waitsForLinks, query, rowLimit, sort]);

  const [texts, setTexts] = useState<{ query: Query | null; rows: readonly TextHit[] }>({
    query: null,
    rows: [],
  });
  const hasText = hasWords(query);
  useEffect(() => {
    if (!worldIndex || !hasText || waitsForLinks) {
      setTexts({ query, rows: [] });
      return;
    }
    let isCanceled = false;
    const timer = setTimeout(() => {
      const show = (rows: readonly TextHit[]) => !isCanceled && setTexts({ query, rows });
      searchTexts(worldIndex, query).then(show, () => show([]));
    }, DEBOUNCE_MS);
    return () => {
      isCanceled = true;
      clearTimeout(timer);
    };
  }, [searcher, links, query, hasText, waitsForLinks]);

  const textRows = useMemo(() => {
    const shownKeys = new Set(answer.rows.map(({ key }) => key));
    const found = texts.rows.filter(({ row }) => !shownKeys.has(row.key));
    if (sort !== 'relevance' && searcher) {
      const rank = sortRank(searcher, sort);
      found.sort((a, b) => rank(a.location) - rank(b.location));
    }
    return found.map(({ row }) => row);
  }, [answer.rows, texts.rows, searcher, sort]);

  return {
    query,
    rows: answer.rows,
    more: answer.more,
    showMore: () => setLimit({ typed, rows: rowLimit + Math.min(rowLimit, MAX_PAGE_SIZE) }),
    textRows: hasText ? textRows : [],
    links,
    waitsForLinks,
    isSearching: waitsForLinks || (hasText && texts.query !== query),
    sort,
    onSort: (results) => changeSorting({ results }),
  };
}
