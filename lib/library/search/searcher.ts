import { CategoryPaths } from './category-path.ts';
import { type CompiledQuery, compileQuery, hasSimilarRun, runVariants } from './compiled-query.ts';
import type { EntryKind, EntryRef } from './entry.ts';
import { hasPhrase, sortFactsOf, toHit } from './hits.ts';
import { LiveSegments } from './live-segments.ts';
import { type CountedTag, countTags, hasPrefixes, similarTitles, titlesWithPrefix } from './lookup.ts';
import { NAMES_ONLY, type SearchScope } from './matches.ts';
import type { Query } from './query.ts';
import { isExactTitle, locationOf, scoreOf, sortKey, TopDocs } from './ranking.ts';
import { type Bits, hasBit } from './segment/live-docs.ts';
import type {
  CategoryAbove,
  Hit,
  SearchAnswer,
  Searcher,
  SearchOptions,
  SearchSegment,
  SortFacts,
} from './types.ts';
import { typosIn } from './typos.ts';

const SCOPES: readonly SearchScope[] = [
  NAMES_ONLY,
  { labels: true, excerpts: false, typos: 0 },
  { labels: true, excerpts: true, typos: 0 },
];
/** With fewer hits, typos are allowed. */
const ENOUGH_HITS = 5;
/** Above this, `TopDocs` would be too slow at finding repeated entries. */
const MAX_ONE_WORD_LIMIT = 64;
const ONE_TYPO: SearchScope = { labels: true, excerpts: true, typos: 1 };
const TWO_TYPOS: SearchScope = { labels: true, excerpts: true, typos: 2 };
const NO_RECENT: ReadonlyMap<number, number> = new Map();

/** The keys by the rank of their locations; equal ones by relevance. */
function sortByRank(keys: readonly number[], rank: (location: number) => number): number[] {
  const ranked = keys.map((key) => ({ key, rank: rank(locationOf(key)) }));
  return ranked.sort((a, b) => a.rank - b.rank || a.key - b.key).map(({ key }) => key);
}

class SegmentedSearcher implements Searcher {
  readonly #live: LiveSegments;
  readonly #paths: CategoryPaths;
  #tags: CountedTag[] | null = null;

  constructor(newestFirst: readonly SearchSegment[]) {
    this.#live = new LiveSegments(newestFirst);
    this.#paths = new CategoryPaths(this.#live);
  }

  get size(): number {
    return this.#live.size;
  }

  locate(ref: EntryRef): number {
    return this.#live.locate(ref);
  }

  hit(location: number): Hit | null {
    const found = this.#live.find(location);
    return found && toHit(found.segment.hot.at(found.doc), 0);
  }

  #matchAll(allowed: readonly Bits[], recent: ReadonlyMap<number, number>, most: number): TopDocs {
    const best = new TopDocs(most);
    for (const [at, { segment }] of this.#live.segments.entries()) {
      const { lengths, locations } = segment.hot;
      const bits = allowed[at] ?? new Uint32Array();
      for (let doc = 0; doc < locations.length; doc++) {
        if (!hasBit(bits, doc)) continue;
        const location = locations.at(doc);
        best.offer(
          sortKey(0, recent.size > 0 ? (recent.get(location) ?? 0) : 0, lengths[doc] ?? 0, location),
        );
      }
    }
    return best;
  }

  #collect(
    compiled: CompiledQuery,
    scope: SearchScope,
    allowed: readonly Bits[],
    recent: ReadonlyMap<number, number>,
    most: number,
  ): TopDocs {
    const best = new TopDocs(most);
    const [word, ...others] = compiled.words;
    const isOneWord =
      scope === NAMES_ONLY && word?.position === 0 && others.length === 0 && most <= MAX_ONE_WORD_LIMIT;
    for (const [at, segment] of this.#live.segments.entries()) {
      const bits = allowed[at] ?? new Uint32Array();
      if (isOneWord) segment.searchOneWord(compiled, bits, recent, best);
      else segment.search(compiled, scope, bits, recent, best);
    }
    return best;
  }

  #topDocs(compiled: CompiledQuery, options: SearchOptions, most: number): TopDocs {
    const allowed = this.#live.allowed(compiled, options);
    const recent = options.recent ?? NO_RECENT;
    if (compiled.words.length === 0) return this.#matchAll(allowed, recent, most);
    let best = new TopDocs(most);
    const hasExcerpts = this.#live.segments.some(({ segment }) => segment.excerpts);
    for (const scope of SCOPES) {
      if (scope.excerpts && !hasExcerpts) break;
      best = this.#collect(compiled, scope, allowed, recent, most);
      if (best.keys.length >= Math.min(most, options.limit + 1)) return best;
    }
    // If someone typed a whole title of several words, that is what they want.
    if (compiled.words.length > 1 && best.keys.some(isExactTitle)) return best;
    const few = Math.min(ENOUGH_HITS, options.limit);
    if (best.keys.length < few) best = this.#collect(compiled, ONE_TYPO, allowed, recent, most);
    if (best.keys.length === 0 && compiled.words.some(({ word }) => typosIn(word, 2) > 1))
      best = this.#collect(compiled, TWO_TYPOS, allowed, recent, most);
    return best;
  }

  /** Keeps the best keys whose texts contain every phrase, up to `most`. */
  #withPhrases(keys: readonly number[], { phrases, withoutPhrases }: CompiledQuery, most: number): number[] {
    const verified: number[] = [];
    for (const key of keys) {
      if (verified.length >= most) break;
      const found = this.#live.find(locationOf(key));
      if (!found) continue;
      const { segment, doc } = found;
      const { title, aliases, tags, template } = segment.hot.at(doc);
      const texts = [title, ...aliases, ...tags, template ?? '', segment.excerpts?.at(doc) ?? ''];
      const has = (phrase: readonly string[]) => texts.some((text) => hasPhrase(text, phrase));
      if (phrases.every(has) && !withoutPhrases.some(has)) verified.push(key);
    }
    return verified;
  }

  search(query: Query, options: SearchOptions): SearchAnswer {
    const compiled = compileQuery(query);
    if (compiled.isUnmatchable) return { hits: [], more: false };
    const isVerified = compiled.phrases.length + compiled.withoutPhrases.length > 0;
    const { rank } = options;
    const most = options.limit + 1;
    const { keys } = this.#topDocs(
      compiled,
      // What is sorted must not depend on how many are shown.
      rank ? { ...options, limit: Number.POSITIVE_INFINITY } : options,
      isVerified || rank ? Number.POSITIVE_INFINITY : most,
    );
    if (keys.length === 0 && !isVerified) return this.#searchSimilarRuns(query, options);
    if (!rank && isVerified) keys.sort((a, b) => a - b);
    const sorted = rank ? sortByRank(keys, rank) : keys;
    const chosen = isVerified ? this.#withPhrases(sorted, compiled, most) : sorted.slice(0, most);
    return this.#toAnswer(new Map(chosen.map((key) => [key, compiled])), options);
  }

  /** One typo in scripts without spaces. */
  #searchSimilarRuns(query: Query, options: SearchOptions): SearchAnswer {
    const found = new Map<number, CompiledQuery>();
    const locations = new Set<number>();
    for (const other of runVariants(query)) {
      const compiled = compileQuery(other);
      for (const key of this.#byNames(compiled, options)) {
        const location = locationOf(key);
        const entry = locations.has(location) ? null : this.hit(location);
        if (!entry || !hasSimilarRun(query, [entry.title, ...entry.aliases])) continue;
        locations.add(location);
        found.set(key, compiled);
      }
    }
    return this.#toAnswer(new Map([...found].sort((a, b) => a[0] - b[0])), options);
  }

  /** Titles and aliases only, without typos. */
  #byNames(compiled: CompiledQuery, options: SearchOptions): readonly number[] {
    const allowed = this.#live.allowed(compiled, options);
    return compiled.words.length > 0
      ? this.#collect(compiled, NAMES_ONLY, allowed, options.recent ?? NO_RECENT, options.limit + 1).keys
      : [];
  }

  #toAnswer(chosen: ReadonlyMap<number, CompiledQuery>, options: SearchOptions): SearchAnswer {
    const hits = Array.from(chosen)
      .slice(0, options.limit)
      .flatMap(([key, { words }]) => {
        const found = this.#live.find(locationOf(key));
        if (!found) return [];
        const { segment, doc } = found;
        const isRecent = (options.recent?.get(locationOf(key)) ?? 0) > 0;
        const excerpt = () => segment.excerpts?.at(doc) ?? null;
        return [toHit(segment.hot.at(doc), scoreOf(key), words, excerpt, isRecent)];
      });
    return { hits, more: chosen.size > options.limit };
  }

  byTitle(title: string, limit: number): Hit[] {
    return similarTitles(this.#live, title, limit);
  }

  startsWith(typed: string, kinds: readonly EntryKind[], limit: number): Hit[] {
    return titlesWithPrefix(this.#live, typed, kinds, limit);
  }

  tags(typed: string, limit: number): CountedTag[] {
    this.#tags ??= countTags(this.#live);
    return this.#tags.filter(hasPrefixes(typed)).slice(0, limit);
  }

  *hits(kind?: EntryKind): Generator<Hit> {
    const allowed = this.#live.allowed({ filters: [], withoutWords: [] }, { kinds: kind && [kind] });
    for (const [at, { segment }] of this.#live.segments.entries()) {
      const bits = allowed[at] ?? new Uint32Array();
      for (let doc = 0; doc < segment.hot.size; doc++)
        if (hasBit(bits, doc)) yield toHit(segment.hot.at(doc), 0);
    }
  }

  *sortFacts(kind?: EntryKind): Generator<SortFacts> {
    const allowed = this.#live.allowed({ filters: [], withoutWords: [] }, { kinds: kind && [kind] });
    for (const [at, { segment }] of this.#live.segments.entries())
      yield* sortFactsOf(segment.hot, allowed[at] ?? new Uint32Array());
  }

  excerpt(location: number): string | null {
    const found = this.#live.find(location);
    return found?.segment.excerpts?.at(found.doc) ?? null;
  }

  categoryPath(id: string): readonly CategoryAbove[] {
    return this.#paths.of(id);
  }
}

/** Newest segment first: what it contains or drops is hidden in older ones. */
export function createSearcher(newestFirst: readonly SearchSegment[]): Searcher {
  return new SegmentedSearcher(newestFirst);
}
