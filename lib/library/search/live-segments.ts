import type { EntryKind, EntryRef } from '../entry.ts';
import { CategoryTree } from './category-tree.ts';
import type { CompiledQuery } from './compiled-query.ts';
import { filterDocs } from './filter-docs.ts';
import { type Bits, countBits, hasBit, liveDocs } from './live-docs.ts';
import { LruCache } from './lru-cache.ts';
import { type SegmentSearch, segmentSearch } from './segment.ts';
import type { SearchSegment } from './types.ts';

/** Narrowings that are kept. */
const KEPT = 8;

/** A live entry: its segment and its document there. */
interface Found {
  segment: SearchSegment;
  doc: number;
}

/** The segments of a world, newest first, and which of their documents count. */
export class LiveSegments {
  readonly segments: readonly SegmentSearch[];
  readonly liveDocs: readonly Bits[];
  readonly #narrowed = new LruCache<Bits[]>(KEPT);
  #tree: CategoryTree | null = null;
  #size = -1;

  constructor(newestFirst: readonly SearchSegment[]) {
    this.segments = newestFirst.map(segmentSearch);
    this.liveDocs = liveDocs(newestFirst.map(({ hot }) => hot));
  }

  get size(): number {
    if (this.#size >= 0) return this.#size;
    this.#size = this.segments.reduce(
      (size, { segment }, at) => size + countBits(this.liveDocs[at] ?? new Uint32Array(), segment.hot.size),
      0,
    );
    return this.#size;
  }

  find(location: number): Found | null {
    for (const [at, { segment }] of this.segments.entries()) {
      const doc = segment.hot.docAt(location);
      if (doc >= 0 && hasBit(this.liveDocs[at] ?? new Uint32Array(), doc)) return { segment, doc };
    }
    return null;
  }

  locate(ref: EntryRef): number {
    for (const [at, { segment }] of this.segments.entries()) {
      const location = segment.hot.locate(ref);
      const doc = location < 0 ? -1 : segment.hot.docAt(location);
      if (doc >= 0 && hasBit(this.liveDocs[at] ?? new Uint32Array(), doc)) return location;
    }
    return -1;
  }

  /** For each segment the documents that a search may give. */
  allowed(
    compiled: Pick<CompiledQuery, 'filters' | 'withoutWords'>,
    kinds?: readonly EntryKind[],
  ): readonly Bits[] {
    if (compiled.filters.length === 0 && compiled.withoutWords.length === 0 && !kinds) return this.liveDocs;
    const key = JSON.stringify([compiled.filters, compiled.withoutWords, kinds]);
    return this.#narrowed.get(key, () => {
      const tree = () => {
        this.#tree ??= new CategoryTree(
          this.segments.map(({ segment }) => segment.hot),
          this.liveDocs,
        );
        return this.#tree;
      };
      return this.segments.map(({ segment }, at) =>
        filterDocs(segment, this.liveDocs[at] ?? new Uint32Array(), compiled, kinds, tree),
      );
    });
  }
}
