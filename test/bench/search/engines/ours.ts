import {
  containerLengths,
  createSearcher,
  mergeSegments,
  openSegment,
  openSegmentForScreen,
  packSegment,
  packSegmentInSlices,
  parseQuery,
  type SearchSegment,
} from '../../../../lib/library/search/index.ts';
import { pause } from '../../page/thread.ts';
import type { Engine } from '../engine.ts';

/** More than one block is packed in slices, as the background does. */
const AT_ONCE = 256;

function segment(bytes: ArrayBuffer): SearchSegment {
  const hot = openSegment(bytes);
  if (!hot) throw new Error('The index does not open.');
  return { hot, excerpts: null };
}

interface Stored {
  bytes: Blob;
  lengths: readonly number[];
}

/** As the library reads it for a screen: without what only writing needs, and looked at for damage later. */
async function opened({ bytes, lengths: [words = 0, faces = 0] }: Stored): Promise<SearchSegment> {
  const hot = openSegmentForScreen(await bytes.slice(0, words + faces).arrayBuffer());
  if (!hot) throw new Error('The index does not open.');
  return { hot, excerpts: null };
}

/** Titles, aliases, tags and flags, as the panel opens them first; a Blob. */
export const engine: Engine<Stored> = {
  async build(entries) {
    const packed = packSegment(entries);
    return { bytes: new Blob([packed]), lengths: containerLengths(packed) };
  },
  async open(stored) {
    let segments = [await opened(stored)];
    let searcher = createSearcher(segments);
    return {
      query: (typed, limit) =>
        searcher.search(parseQuery(typed), { limit }).hits.map(({ location }) => location),
      async change(entries) {
        const packed =
          entries.length > AT_ONCE ? await packSegmentInSlices(entries, [], pause) : packSegment(entries);
        segments = [segment(packed), ...segments];
        searcher = createSearcher(segments);
      },
      async merge(pause) {
        const merged = await mergeSegments(
          segments.map(({ hot }) => hot),
          pause,
        );
        segments = [segment(merged)];
        searcher = createSearcher(segments);
      },
    };
  },
};
