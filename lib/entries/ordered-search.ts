import { textComparer } from '../i18n/index.ts';
import type { Hit, Query, Searcher, SearchOptions } from '../library/index.ts';

/** Maximum results of a filter-only query that are sorted by title. Sorting more would cause a noticeable delay. */
const MAX_SORTED = 1_000;

/** Compares by title with natural sorting (9 before 10). Untitled entries come last. */
export function titleComparer(): (a: { title: string }, b: { title: string }) => number {
  const compare = textComparer();
  return (a, b) => Number(a.title === '') - Number(b.title === '') || compare(a.title, b.title);
}

/**
 * Searches, and sorts the results the way all screens show them. A query with only filters has no relevance, so its
 * results are sorted by title; if there are too many for that, the search engine's order (shortest titles first)
 * remains.
 */
export function searchOrdered(
  searcher: Searcher,
  query: Query,
  limit: number,
  options: Pick<SearchOptions, 'recent' | 'links'>,
): { hits: Hit[]; more: boolean } {
  const isList = query.parts.every(({ type }) => type === 'filter');
  const { hits, more } = searcher.search(query, {
    limit: isList ? Math.max(MAX_SORTED, limit) : limit,
    ...options,
  });
  const ordered = isList && !more ? hits.toSorted(titleComparer()) : hits;
  return { hits: ordered.slice(0, limit), more: more || hits.length > limit };
}
