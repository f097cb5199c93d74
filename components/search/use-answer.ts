import { useEffect, useMemo, useState } from 'preact/hooks';
import { searchOrdered } from '../../lib/entries/index.ts';
import { parseQuery, type Query } from '../../lib/library/index.ts';
import { filtersOf, hasWords } from './filters.ts';
import { fromFirstMark } from './marks.ts';
import { type Row, rowOfHit } from './row.ts';
import type { WorldIndex } from './use-world-index.ts';

/** Titles shown at first. Each "more" doubles them, up to a limit that still renders quickly. */
const AT_ONCE = 50;
const MOST_MORE = 1_000;
/** Full-text results shown below the titles. */
const IN_TEXTS = 20;
/** The most entries that a filter passes on to the full-text search. */
const LET_THROUGH = 5_000;
/** Milliseconds without typing before the full texts are searched. */
const REST = 80;

export interface Answer {
  query: Query;
  rows: readonly Row[];
  more: boolean;
  showMore: () => void;
  /** Full-text results, without entries whose titles were found. */
  inTexts: readonly Row[];
  /** True while the full texts are being searched. */
  looking: boolean;
}

/** A ranking boost for entries that were opened before; the latest gets the most. */
function liftOf({ searcher, recent }: WorldIndex): ReadonlyMap<number, number> {
  return new Map(recent.map((ref, at) => [searcher.locate(ref), 1 - at / recent.length] as const));
}

async function lookInTexts(worldIndex: WorldIndex, query: Query): Promise<Row[]> {
  const { library, worldId, searcher } = worldIndex;
  const bodies = await library.bodySearch(worldId);
  const filters = filtersOf(query);
  const through =
    filters.length === 0
      ? null
      : new Set(searcher.search({ parts: filters }, { limit: LET_THROUGH }).hits.map((hit) => hit.location));
  const found = await bodies.search(query, {
    limit: IN_TEXTS,
    refAt: (location) => searcher.hit(location)?.ref ?? null,
    ...(through && { allow: (location: number) => through.has(location) }),
  });
  return found.flatMap(({ location, snippet }) => {
    const hit = searcher.hit(location);
    return hit ? rowOfHit(worldId, hit, { label: null, ...fromFirstMark(snippet.text, snippet.marks) }) : [];
  });
}

/**
 * Results for the typed text: titles synchronously, full texts a moment later in a list of their own, so that nothing
 * moves.
 */
export function useAnswer(worldIndex: WorldIndex | null, typed: string): Answer {
  const query = useMemo(() => parseQuery(typed), [typed]);
  const [limit, setLimit] = useState({ typed, rows: AT_ONCE });
  const wanted = limit.typed === typed ? limit.rows : AT_ONCE;
  const searcher = worldIndex?.searcher;
  const recent = worldIndex?.recent;
  const lift = useMemo(() => (worldIndex ? liftOf(worldIndex) : undefined), [searcher, recent]);
  const answer = useMemo(() => {
    if (!worldIndex || !lift || query.parts.length === 0) return { rows: [], more: false };
    const { hits, more } = searchOrdered(worldIndex.searcher, query, wanted, lift);
    return { rows: hits.map((hit) => rowOfHit(worldIndex.worldId, hit)), more };
  }, [searcher, lift, query, wanted]);

  const [texts, setTexts] = useState<{ query: Query | null; rows: readonly Row[] }>({
    query: null,
    rows: [],
  });
  const wordy = hasWords(query);
  useEffect(() => {
    if (!worldIndex || !wordy) {
      setTexts({ query, rows: [] });
      return;
    }
    let gone = false;
    const timer = setTimeout(() => {
      const show = (rows: readonly Row[]) => !gone && setTexts({ query, rows });
      lookInTexts(worldIndex, query).then(show, () => show([]));
    }, REST);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [searcher, query, wordy]);

  const inTexts = useMemo(() => {
    const named = new Set(answer.rows.map(({ key }) => key));
    return texts.rows.filter(({ key }) => !named.has(key));
  }, [answer.rows, texts.rows]);

  return {
    query,
    rows: answer.rows,
    more: answer.more,
    showMore: () => setLimit({ typed, rows: wanted + Math.min(wanted, MOST_MORE) }),
    inTexts: wordy ? inTexts : [],
    looking: wordy && texts.query !== query,
  };
}
