import type { EntryKind, EntryRef } from '../entry.ts';
import { type Asked, askedBy } from './asked.ts';
import { CategoryTree } from './categorytree.ts';
import { hitOf } from './hit.ts';
import { type Bits, countBits, hasBit, living } from './living.ts';
import { hasPhrase } from './marks.ts';
import { narrowed } from './narrowing.ts';
import type { Query } from './query.ts';
import { Best, keyOf, locationIn, scoreOf } from './ranking.ts';
import { hasNearRun, withOtherRuns } from './runslips.ts';
import { type Reach, type SegmentSearch, segmentSearch } from './segment.ts';
import { slipsIn } from './slips.ts';
import { beginsWith, type CountedTag, countTags } from './tags.ts';
import { titlesLike, titlesStarting } from './titles.ts';
import type { Hit, SearchAnswer, Searcher, SearchOptions, SearchSegment } from './types.ts';

const REACHES: readonly Reach[] = [
  { labels: false, excerpts: false, slips: 0 },
  { labels: true, excerpts: false, slips: 0 },
  { labels: true, excerpts: true, slips: 0 },
];
/** With fewer answers than that, slips of the hand are forgiven. */
const FEW = 5;
const ONE_SLIP: Reach = { labels: true, excerpts: true, slips: 1 };
const TWO_SLIPS: Reach = { labels: true, excerpts: true, slips: 2 };
/** Narrowings that are kept. */
const KEPT = 8;
const NOTHING: ReadonlyMap<number, number> = new Map();

/** A live entry: its segment and its document there. */
export interface Found {
  at: number;
  doc: number;
}

export class SegmentedSearcher implements Searcher {
  readonly segments: readonly SegmentSearch[];
  readonly living: readonly Bits[];
  readonly #narrowed = new Map<string, Bits[]>();
  #tree: CategoryTree | null = null;
  #size = -1;
  #tags: CountedTag[] | null = null;

  constructor(newestFirst: readonly SearchSegment[]) {
    this.segments = newestFirst.map(segmentSearch);
    this.living = living(newestFirst.map(({ hot }) => hot));
  }

  get size(): number {
    if (this.#size >= 0) return this.#size;
    this.#size = this.segments.reduce(
      (size, { segment }, at) => size + countBits(this.living[at] ?? new Uint32Array(), segment.hot.size),
      0,
    );
    return this.#size;
  }

  find(location: number): Found | null {
    for (const [at, { segment }] of this.segments.entries()) {
      const doc = segment.hot.docAt(location);
      if (doc >= 0 && hasBit(this.living[at] ?? new Uint32Array(), doc)) return { at, doc };
    }
    return null;
  }

  locate(ref: EntryRef): number {
    for (const [at, { segment }] of this.segments.entries()) {
      const location = segment.hot.locate(ref);
      const doc = location < 0 ? -1 : segment.hot.docAt(location);
      if (doc >= 0 && hasBit(this.living[at] ?? new Uint32Array(), doc)) return location;
    }
    return -1;
  }

  hit(location: number): Hit | null {
    const found = this.find(location);
    const entry = found && this.segments[found.at]?.segment.hot.at(found.doc);
    return entry ? hitOf(entry, 0) : null;
  }

  /** For each segment the documents that a search may give. */
  allowed(asked: Pick<Asked, 'filters' | 'withoutWords'>, kinds?: readonly EntryKind[]): readonly Bits[] {
    if (asked.filters.length === 0 && asked.withoutWords.length === 0 && !kinds) return this.living;
    const key = JSON.stringify([asked.filters, asked.withoutWords, kinds]);
    let bits = this.#narrowed.get(key);
    if (!bits) {
      const tree = () => {
        this.#tree ??= new CategoryTree(
          this.segments.map(({ segment }) => segment.hot),
          this.living,
        );
        return this.#tree;
      };
      bits = this.segments.map(({ segment }, at) =>
        narrowed(segment, this.living[at] ?? new Uint32Array(), asked, kinds, tree),
      );
      const oldest = this.#narrowed.keys().next();
      if (this.#narrowed.size >= KEPT && !oldest.done) this.#narrowed.delete(oldest.value);
      this.#narrowed.set(key, bits);
    }
    return bits;
  }

  #everything(allowed: readonly Bits[], recent: ReadonlyMap<number, number>, most: number): Best {
    const best = new Best(most);
    for (const [at, { segment }] of this.segments.entries()) {
      const { lengths, locations } = segment.hot;
      const bits = allowed[at] ?? new Uint32Array();
      for (let doc = 0; doc < locations.length; doc++) {
        if ((((bits[doc >>> 5] ?? 0) >>> (doc & 31)) & 1) === 0) continue;
        const location = locations.at(doc);
        best.offer(keyOf(0, recent.size > 0 ? (recent.get(location) ?? 0) : 0, lengths[doc] ?? 0, location));
      }
    }
    return best;
  }

  #reach(
    asked: Asked,
    reach: Reach,
    allowed: readonly Bits[],
    recent: ReadonlyMap<number, number>,
    most: number,
  ): Best {
    const best = new Best(most);
    for (const [at, segment] of this.segments.entries())
      segment.search(asked, reach, allowed[at] ?? new Uint32Array(), recent, best);
    return best;
  }

  #best(asked: Asked, options: SearchOptions, most: number): Best {
    const allowed = this.allowed(asked, options.kinds);
    const recent = options.recent ?? NOTHING;
    if (asked.words.length === 0) return this.#everything(allowed, recent, most);
    let best = new Best(most);
    if (asked.words.length === 1 && asked.article === null) {
      for (const [at, segment] of this.segments.entries())
        segment.searchBeginnings(asked, allowed[at] ?? new Uint32Array(), recent, best);
      if (best.keys.length >= most) return best;
    }
    for (const reach of REACHES) {
      best = this.#reach(asked, reach, allowed, recent, most);
      if (best.keys.length >= Math.min(most, options.limit + 1)) return best;
    }
    const few = Math.min(FEW, options.limit);
    if (best.keys.length < few) best = this.#reach(asked, ONE_SLIP, allowed, recent, most);
    if (best.keys.length === 0 && asked.words.some(({ word }) => slipsIn(word, 2) > 1))
      best = this.#reach(asked, TWO_SLIPS, allowed, recent, most);
    return best;
  }

  /** Phrases are looked up in the texts themselves, best first, until there are enough. */
  #verified(keys: readonly number[], { phrases, withoutPhrases }: Asked, most: number): number[] {
    const verified: number[] = [];
    for (const key of keys) {
      if (verified.length >= most) break;
      const found = this.find(locationIn(key));
      const segment = found && this.segments[found.at]?.segment;
      if (!found || !segment) continue;
      const { title, aliases, tags, template } = segment.hot.at(found.doc);
      const texts = [title, ...aliases, ...tags, template ?? '', segment.excerpts?.at(found.doc) ?? ''];
      const has = (phrase: readonly string[]) => texts.some((text) => hasPhrase(text, phrase));
      if (phrases.every(has) && !withoutPhrases.some(has)) verified.push(key);
    }
    return verified;
  }

  search(query: Query, options: SearchOptions): SearchAnswer {
    const asked = askedBy(query);
    if (asked.isHopeless) return { hits: [], more: false };
    const isVerified = asked.phrases.length + asked.withoutPhrases.length > 0;
    const most = options.limit + 1;
    const { keys } = this.#best(asked, options, isVerified ? Number.POSITIVE_INFINITY : most);
    if (keys.length === 0 && !isVerified) return this.#searchNearRuns(query, options);
    const chosen = isVerified
      ? this.#verified(
          keys.sort((a, b) => a - b),
          asked,
          most,
        )
      : keys;
    return this.#answer(new Map(chosen.map((key) => [key, asked])), options);
  }

  /** What is one slip off in scripts without blanks. */
  #searchNearRuns(query: Query, options: SearchOptions): SearchAnswer {
    const found = new Map<number, Asked>();
    const locations = new Set<number>();
    for (const other of withOtherRuns(query)) {
      const asked = askedBy(other);
      for (const key of this.#exact(asked, options)) {
        const location = locationIn(key);
        const entry = locations.has(location) ? null : this.hit(location);
        if (!entry || !hasNearRun(query, [entry.title, ...entry.aliases])) continue;
        locations.add(location);
        found.set(key, asked);
      }
    }
    return this.#answer(new Map([...found].sort((a, b) => a[0] - b[0])), options);
  }

  /** By titles and aliases alone, and without slips. */
  #exact(asked: Asked, options: SearchOptions): readonly number[] {
    const [first] = REACHES;
    const allowed = this.allowed(asked, options.kinds);
    const isAsked = first !== undefined && asked.words.length > 0;
    return isAsked
      ? this.#reach(asked, first, allowed, options.recent ?? NOTHING, options.limit + 1).keys
      : [];
  }

  #answer(chosen: ReadonlyMap<number, Asked>, options: SearchOptions): SearchAnswer {
    const hits = Array.from(chosen)
      .slice(0, options.limit)
      .flatMap(([key, { words }]) => {
        const found = this.find(locationIn(key));
        const segment = found && this.segments[found.at]?.segment;
        if (!found || !segment) return [];
        const isRecent = (options.recent?.get(locationIn(key)) ?? 0) > 0;
        const excerpt = () => segment.excerpts?.at(found.doc) ?? null;
        return [hitOf(segment.hot.at(found.doc), scoreOf(key), words, excerpt, isRecent)];
      });
    return { hits, more: chosen.size > options.limit };
  }

  byTitle(title: string, limit: number): Hit[] {
    return titlesLike(this, title, limit);
  }

  startsWith(typed: string, kinds: readonly EntryKind[], limit: number): Hit[] {
    return titlesStarting(this, typed, kinds, limit);
  }

  tags(typed: string, limit: number): CountedTag[] {
    this.#tags ??= countTags(this);
    return this.#tags.filter(beginsWith(typed)).slice(0, limit);
  }

  *hits(kind?: EntryKind): Generator<Hit> {
    const allowed = this.allowed({ filters: [], withoutWords: [] }, kind && [kind]);
    for (const [at, { segment }] of this.segments.entries()) {
      const bits = allowed[at] ?? new Uint32Array();
      for (let doc = 0; doc < segment.hot.size; doc++)
        if (hasBit(bits, doc)) yield hitOf(segment.hot.at(doc), 0);
    }
  }
}

/** Newest first: what a newer segment holds or drops is hidden in older ones. */
export function createSearcher(newestFirst: readonly SearchSegment[]): Searcher {
  return new SegmentedSearcher(newestFirst);
}
