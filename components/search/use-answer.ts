import { useEffect, useMemo, useState } from 'preact/hooks';
import { searchOrdered } from '../../lib/entries/index.ts';
import { parseQuery, type Query } from '../../lib/library/index.ts';
import { filtersOf, hasWords } from './filters.ts';
import { fromFirstMark } from './marks.ts';
import { type Row, rowOfHit } from './row.ts';
import type { WorldIndex } from './use-world-index.ts';

/** Titles drawn at first; each "more" as many again, as far as that takes a moment. */
const AT_ONCE = 50;
const MOST_MORE = 1_000;
/** Places in texts shown below the titles. */
const IN_TEXTS = 20;
/** Things that the filters let through, as far as texts are concerned. */
const LET_THROUGH = 5_000;
/** The texts are looked through when the fingers rest for so long, in milliseconds. */
const REST = 80;

export interface Answer {
  query: Query;
  rows: readonly Row[];
  more: boolean;
  showMore: () => void;
  /** What the texts say, titles found already left out. */
  inTexts: readonly Row[];
  /** True while the texts are still being looked through. */
  looking: boolean;
}

/** Of things opened here before, how much each is lifted: the last one most. */
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
 * What the typed text finds: titles at once, within this very call; what the texts say a moment later, in a list of its
 * own, so that nothing moves.
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
