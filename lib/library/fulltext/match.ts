import type { Query } from '../search/index.ts';
import type { PackedBodies } from './segment.ts';

export interface BodyMatch {
  location: number;
  /** Higher is better; comparable within one answer only. */
  score: number;
}

export interface MatchOptions {
  limit: number;
  allow?: (location: number) => boolean;
}

/** Bodies that hold all words of the query, best first. */
export function searchBodies(
  _newestFirst: readonly PackedBodies[],
  _query: Query,
  _options: MatchOptions,
): BodyMatch[] {
  return [];
}
