import type { Hit, Query, Searcher } from '../library/index.ts';

/** What filters alone let through is put in order as far as that takes no time that is felt. */
const LISTED = 1_000;

const { compare } = new Intl.Collator(undefined, { numeric: true });

/** By title, the tenth session after the ninth; what has none comes last. */
export const byTitle = (a: { title: string }, b: { title: string }): number =>
  Number(a.title === '') - Number(b.title === '') || compare(a.title, b.title);

/**
 * The answer as every place shows it. Where filters stand alone no word ranks what they let through: it is a list, to be
 * looked through by title; where it is too long for that, the shortest titles come first.
 */
export function searchOrdered(
  searcher: Searcher,
  query: Query,
  limit: number,
  recent: ReadonlyMap<number, number>,
): { hits: Hit[]; more: boolean } {
  const isList = query.parts.every(({ type }) => type === 'filter');
  const { hits, more } = searcher.search(query, { limit: isList ? Math.max(LISTED, limit) : limit, recent });
  const ordered = isList && !more ? hits.toSorted(byTitle) : hits;
  return { hits: ordered.slice(0, limit), more: more || hits.length > limit };
}
