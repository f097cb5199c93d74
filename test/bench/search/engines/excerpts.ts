import {
  createSearcher,
  openExcerpts,
  openIndex,
  packExcerpts,
  packIndex,
  parseQuery,
  type SearchSegment,
} from '../../../../lib/library/search/index.ts';
import type { Engine } from '../engine.ts';

interface Stored {
  hot: Blob;
  excerpts: Blob;
}

function segment(hotBytes: ArrayBuffer, excerptBytes: ArrayBuffer): SearchSegment {
  const hot = openIndex(hotBytes);
  const excerpts = openExcerpts(excerptBytes);
  if (!hot || !excerpts) throw new Error('The index does not open.');
  return { hot, excerpts };
}

/** The same with excerpts, which the panel opens after its first answer. */
export const engine: Engine<Stored> = {
  build: async (entries) => ({
    hot: new Blob([packIndex(entries)]),
    excerpts: new Blob([packExcerpts(entries)]),
  }),
  async open({ hot, excerpts }) {
    let segments = [segment(await hot.arrayBuffer(), await excerpts.arrayBuffer())];
    let searcher = createSearcher(segments);
    return {
      query: (typed, limit) =>
        searcher.search(parseQuery(typed), { limit }).hits.map(({ location }) => location),
      async change(entries) {
        segments = [segment(packIndex(entries), packExcerpts(entries)), ...segments];
        searcher = createSearcher(segments);
      },
    };
  },
};
