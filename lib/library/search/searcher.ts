import type { Searcher, SearchSegment } from './types.ts';

/** Newest first: what a newer segment holds or drops is hidden in older ones. */
export function createSearcher(_newestFirst: readonly SearchSegment[]): Searcher {
  throw new Error('Not built yet.');
}
