import {
  createSearcher,
  openExcerpts,
  openSegment,
  packExcerpts,
  packSegment,
  parseQuery,
  type SearchSegment,
} from '../../../../lib/library/search/index.ts';
import type { Engine } from '../engine.ts';

interface Stored {
  hot: Blob;
  excerpts: Blob;
}

function segment(hotBytes: ArrayBuffer, excerptBytes: ArrayBuffer): SearchSegment {
  const hot = openSegment(hotBytes);
  const excerpts = openExcerpts(excerptBytes);
  if (!hot || !excerpts) throw new Error('The index does not open.');
  return { hot, excerpts };
}

/** The same with excerpts, which the panel opens after its first answer. */
export const engine: Engine<Stored> = {
  build: async (entries) => ({
    hot: new Blob([packSegment(entries)]),
    excerpts: new Blob([packExcerpts(entries)]),
  }),
  async open({ hot, excerpts }) {
    let segments = [segment(await hot.arrayBuffer(), await excerpts.arrayBuffer())];
    let searcher = createSearcher(segments);
    return {
      query: (typed, limit) =>
        searcher.search(parseQuery(typed), { limit }).hits.map(({ location }) => location),
      async change(entries) {
        segments = [segment(packSegment(entries), packExcerpts(entries)), ...segments];
        searcher = createSearcher(segments);
      },
    };
  },
};
