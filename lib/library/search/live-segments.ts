import type { CompiledQuery } from './compiled-query.ts';
import type { EntryKind, EntryRef } from './entry.ts';
import { fold, foldLetters } from './fold.ts';
import { LruCache } from './matches.ts';
import { type Filter, type IsWord, isLinkFilter, type LinkTest } from './query.ts';
import { DRAFT, KIND_BITS, kindNumber, PENDING, PRIVATE, PUBLIC, WIP } from './segment/field-codecs.ts';
import { TAG, TEMPLATE } from './segment/format.ts';
import { type Bits, clearBit, countBits, hasBit, liveDocs, setBit } from './segment/live-docs.ts';
import type { SegmentReader } from './segment/segment-reader.ts';
import { type SegmentSearcher, segmentSearcher } from './segment-searcher.ts';
import type { SearchSegment } from './types.ts';

const CACHED_FILTERS = 8;

interface LiveDoc {
  segment: SearchSegment;
  doc: number;
}

/** The segments of a world, newest first, with their live documents. */
export class LiveSegments {
  readonly segments: readonly SegmentSearcher[];
  readonly liveDocs: readonly Bits[];
  readonly #narrowed = new LruCache<Bits[]>(CACHED_FILTERS);
  /** Links change without the entries, so that what passed them counts for one `LinkTest` only. */
  #linked: { test: LinkTest; narrowed: LruCache<Bits[]> } | null = null;
  #tree: CategoryTree | null = null;
  #size = -1;

  constructor(newestFirst: readonly SearchSegment[]) {
    this.segments = newestFirst.map(segmentSearcher);
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

  find(location: number): LiveDoc | null {
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

  /** The live documents of each segment that pass the filters. */
  allowed(
    compiled: Pick<CompiledQuery, 'filters' | 'withoutWords'>,
    { kinds, links }: { kinds?: readonly EntryKind[] | undefined; links?: LinkTest | undefined } = {},
  ): readonly Bits[] {
    if (compiled.filters.length === 0 && compiled.withoutWords.length === 0 && !kinds) return this.liveDocs;
    const isLinked = compiled.filters.some(isLinkFilter);
    if (isLinked && !links) return this.liveDocs.map((bits) => new Uint32Array(bits.length));
    const key = JSON.stringify([compiled.filters, compiled.withoutWords, kinds]);
    return this.#cacheFor(isLinked ? links : undefined).get(key, () => {
      const tree = () => {
        this.#tree ??= new CategoryTree(
          this.segments.map(({ segment }) => segment.hot),
          this.liveDocs,
        );
        return this.#tree;
      };
      return this.segments.map(({ segment }, at) =>
        filterDocs(segment, this.liveDocs[at] ?? new Uint32Array(), compiled, { kinds, links, tree }),
      );
    });
  }

  #cacheFor(links: LinkTest | undefined): LruCache<Bits[]> {
    if (!links) return this.#narrowed;
    if (this.#linked?.test !== links) this.#linked = { test: links, narrowed: new LruCache(CACHED_FILTERS) };
    return this.#linked.narrowed;
  }
}

const FLAG_BITS: Record<IsWord, number> = {
  draft: DRAFT,
  wip: WIP,
  public: PUBLIC,
  private: PRIVATE,
  pending: PENDING,
};

/** Tags and templates ignore case, accents, spaces, hyphens and underscores. */
const normalizeLabel = (text: string): string => foldLetters(text).replace(/[\s_-]+/g, '');

type Predicate = (doc: number) => boolean;

function labelsNamed(index: SegmentReader, what: string, value: string): Set<number> {
  const wanted = what + normalizeLabel(value);
  const found = new Set<number>();
  for (let label = 0; label < index.labelCount; label++) {
    const text = index.label(label);
    if (text[0] === what && what + normalizeLabel(text.slice(1)) === wanted) found.add(label);
  }
  return found;
}

function docsWithLabels(index: SegmentReader, labels: Set<number>): Bits {
  const bits = new Uint32Array((index.size + 31) >>> 5);
  for (const label of labels) index.forEachTagged(label, (doc) => setBit(bits, doc));
  return bits;
}

/** What filters need besides a segment. */
interface Around {
  kinds: readonly EntryKind[] | undefined;
  links: LinkTest | undefined;
  tree: () => CategoryTree;
}

function predicateFor(index: SegmentReader, filter: Filter, { tree, links }: Around): Predicate {
  switch (filter.by) {
    case 'is':
      return (doc) => ((index.flags[doc] ?? 0) & FLAG_BITS[filter.value]) !== 0;
    case 'kind': {
      const kind = kindNumber(filter.value);
      return (doc) => ((index.flags[doc] ?? 0) & KIND_BITS) === kind;
    }
    case 'tag': {
      const bits = docsWithLabels(index, labelsNamed(index, TAG, filter.value));
      return (doc) => (((bits[doc >>> 5] ?? 0) >>> (doc & 31)) & 1) === 1;
    }
    case 'template': {
      const labels = labelsNamed(index, TEMPLATE, filter.value);
      return (doc) => labels.has((index.templates[doc] ?? 0) - 1);
    }
    case 'category': {
      const wanted = tree().within(filter.value);
      const numbers = new Set<number>();
      for (let number = 0; number < index.categoryCount; number++)
        if (wanted.has(index.categoryId(number))) numbers.add(number + 1);
      return (doc) => numbers.has(index.categories[doc] ?? 0);
    }
    default: {
      const test = links?.(filter);
      return (doc) => test?.(index.locations.at(doc)) ?? false;
    }
  }
}

/** Filters in a group are alternatives; an entry must pass every group. */
function filterGroups(filters: readonly Filter[]): Filter[][] {
  const together = new Map<string, Filter[]>();
  for (const [at, filter] of filters.entries()) {
    const isAlone = filter.isNegated || filter.by === 'tag' || filter.by === 'is' || isLinkFilter(filter);
    const key = isAlone ? String(at) : filter.by;
    together.set(key, [...(together.get(key) ?? []), filter]);
  }
  return [...together.values()];
}

/** The live documents of a segment that pass all filters and contain no excluded word. */
function filterDocs(
  { hot, excerpts }: SearchSegment,
  liveDocs: Bits,
  { filters, withoutWords }: Pick<CompiledQuery, 'filters' | 'withoutWords'>,
  around: Around,
): Bits {
  const { kinds } = around;
  const bits = liveDocs.slice();
  const tests = filterGroups(filters).map((group) => {
    const any = group.map((filter) => predicateFor(hot, filter, around));
    const isWanted = group[0]?.isNegated !== true;
    return (doc: number) => any.some((test) => test(doc)) === isWanted;
  });
  if (kinds) {
    const numbers = new Set(kinds.map(kindNumber));
    tests.push((doc) => numbers.has((hot.flags[doc] ?? 0) & KIND_BITS));
  }
  if (tests.length > 0)
    for (let doc = 0; doc < hot.size; doc++) if (!tests.every((test) => test(doc))) clearBit(bits, doc);
  for (const word of withoutWords) {
    for (const index of excerpts ? [hot.terms, excerpts.terms] : [hot.terms]) {
      const term = index.find(word, index.prefixRange(word));
      if (term >= 0) index.forEachPosting((doc) => clearBit(bits, doc), term);
    }
    const label = hot.labelTerms.find(word, hot.labelTerms.prefixRange(word));
    if (label < 0) continue;
    const labels = new Set<number>();
    hot.labelTerms.forEachPosting((one) => labels.add(one), label);
    const labelled = docsWithLabels(hot, labels);
    for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) & ~(labelled[at] ?? 0);
    for (let doc = 0; doc < hot.size; doc++)
      if (labels.has((hot.templates[doc] ?? 0) - 1)) clearBit(bits, doc);
  }
  return bits;
}

interface CategoryTitle {
  id: string;
  folded: string;
}

/** The tree of a world's categories. */
class CategoryTree {
  readonly #branches: CategoryTitle[] = [];
  readonly #children = new Map<string, string[]>();

  constructor(segments: readonly SegmentReader[], liveDocs: readonly Bits[]) {
    const wanted = kindNumber('category');
    for (const [at, index] of segments.entries()) {
      const alive = liveDocs[at] ?? new Uint32Array();
      for (let doc = 0; doc < index.size; doc++) {
        if (((index.flags[doc] ?? 0) & KIND_BITS) !== wanted || !hasBit(alive, doc)) continue;
        const { id } = index.ref(doc);
        const parent = index.categories[doc] ?? 0;
        this.#branches.push({ id, folded: fold(index.title(doc)) });
        if (parent === 0) continue;
        const above = index.categoryId(parent - 1);
        const siblings = this.#children.get(above);
        if (siblings) siblings.push(id);
        else this.#children.set(above, [id]);
      }
    }
  }

  /** The ids of categories with this title or id, and of all their descendants. */
  within(titleOrId: string): Set<string> {
    const folded = fold(titleOrId);
    const found = new Set([titleOrId]);
    for (const { id, folded: own } of this.#branches) if (own === folded) found.add(id);
    // The set grows while it is iterated; each id is visited once, so cycles end.
    for (const id of found) for (const child of this.#children.get(id) ?? []) found.add(child);
    return found;
  }
}
