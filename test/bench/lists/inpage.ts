// Runs in the page: sorts a world by title, and searches it sorted and together with other worlds, as the panel does.

import { rowOfHit } from '../../../components/search/results/row.ts';
import { sortedLocations } from '../../../components/search/results/sort-order.ts';
import { boostOf, searchTitles } from '../../../components/search/use-search-rows.ts';
import { joinWorlds } from '../../../components/search/worlds/use-other-worlds.ts';
import type { SearchedWorld } from '../../../components/search/worlds/use-world-index.ts';
import { titleComparer } from '../../../lib/entries/ordered-search.ts';
import { useCatalog } from '../../../lib/i18n/index.ts';
import {
  createSearcher,
  openExcerpts,
  openSegment,
  packExcerpts,
  packSegment,
  parseQuery,
  type SearchSegment,
} from '../../../lib/library/search/index.ts';
import type { ResultSort } from '../../../lib/settings/index.ts';
import { best, median, percentile } from '../search/figures.ts';
import { typedOut } from '../search/keystrokes.ts';
import { queries } from '../search/queries.ts';
import { world } from '../search/worlds.ts';

const WORLDS = 5;
const ROUNDS = 5;
const SORTINGS = 15;
const QUERIES = 126;
/** Rows that the panel shows at first. */
const PAGE_SIZE = 50;

export interface Measured {
  /** Milliseconds of sorting: the list that is shown, and the same titles in memory with the same comparison. */
  sorted: number;
  floor: number;
  /** Milliseconds of a keystroke, p99. */
  byRelevance: number;
  byTitle: number;
  allWorlds: number;
}

function segmentOf(seed: number, size: number): SearchSegment {
  const { entries } = world(seed, size);
  const hot = openSegment(packSegment(entries));
  const excerpts = openExcerpts(packExcerpts(entries));
  if (!hot || !excerpts) throw new Error('The index does not open.');
  return { hot, excerpts };
}

const taken = (work: () => unknown): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

/** Medians of sorting in turns. Every turn has a new searcher, because orders are kept by searcher. */
function sorting(segment: SearchSegment): Pick<Measured, 'sorted' | 'floor'> {
  const titles = [...createSearcher([segment]).sortFacts()].map(({ title }) => ({ title }));
  const turns = Array.from({ length: SORTINGS }, () => ({
    sorted: taken(() => sortedLocations(createSearcher([segment]), 'article', 'title')),
    floor: taken(() => titles.toSorted(titleComparer())),
  }));
  return {
    sorted: median(turns.map((turn) => turn.sorted)),
    floor: median(turns.map((turn) => turn.floor)),
  };
}

function answer(here: SearchedWorld, others: readonly SearchedWorld[], typed: string, sort: ResultSort) {
  const query = parseQuery(typed);
  const { hits } = searchTitles(here, query, PAGE_SIZE, { recent: boostOf(here), sort });
  const rows = hits.map((hit) => rowOfHit(here, hit));
  return others.length > 0 ? joinWorlds(here, rows, others, { query, sort }) : rows;
}

export function measure(seed: number, size: number): Measured {
  useCatalog('en', {});
  const segments = Array.from({ length: WORLDS }, (_, at) => segmentOf(seed + at, size));
  const [here, ...others] = segments.map(
    (segment, at): SearchedWorld => ({
      worldId: `world-${at}`,
      searcher: createSearcher([segment]),
      recent: [],
    }),
  );
  const [first] = segments;
  if (!here || !first) throw new Error('There is no world.');
  const keystrokes = typedOut(queries(world(seed, size).entries, seed, QUERIES));
  const ways = {
    byRelevance: (typed: string) => answer(here, [], typed, 'relevance'),
    byTitle: (typed: string) => answer(here, [], typed, 'title'),
    allWorlds: (typed: string) => answer(here, others, typed, 'relevance'),
  };
  // Sorting is measured alone.
  ways.byTitle('a');
  const p99 = (way: keyof typeof ways, rounds: readonly Record<keyof typeof ways, number>[][]): number =>
    percentile(best(rounds.map((times) => times.map((time) => time[way]))), 0.99);
  const rounds = Array.from({ length: ROUNDS }, () =>
    keystrokes.map((typed) => ({
      byRelevance: taken(() => ways.byRelevance(typed)),
      byTitle: taken(() => ways.byTitle(typed)),
      allWorlds: taken(() => ways.allWorlds(typed)),
    })),
  );
  return {
    ...sorting(first),
    byRelevance: p99('byRelevance', rounds),
    byTitle: p99('byTitle', rounds),
    allWorlds: p99('allWorlds', rounds),
  };
}
