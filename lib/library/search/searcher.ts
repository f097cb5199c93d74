import type { EntryKind, EntryRef } from '../entry.ts';
import { type CompiledQuery, compileQuery } from './compiled-query.ts';
import { hitOf } from './hit.ts';
import { type Bits, hasBit } from './live-docs.ts';
import { LiveSegments } from './live-segments.ts';
import { hasPhrase } from './marks.ts';
import { BY_NAME, type Reach } from './matches.ts';
import type { Query } from './query.ts';
import { Best, isTheTitle, keyOf, locationIn, scoreOf } from './ranking.ts';
import { hasNearRun, withOtherRuns } from './run-typos.ts';
import { beginsWith, type CountedTag, countTags } from './tags.ts';
import { titlesLike, titlesStarting } from './titles.ts';
import type { Hit, SearchAnswer, Searcher, SearchOptions, SearchSegment } from './types.ts';
import { typosIn } from './typos.ts';

const REACHES: readonly Reach[] = [
  BY_NAME,
  { labels: true, excerpts: false, typos: 0 },
  { labels: true, excerpts: true, typos: 0 },
];
/** With fewer answers than that, typos of the hand are forgiven. */
const FEW = 5;
/** So few that they may be looked through for each entry that comes again. */
const FEW_ASKED = 64;
const ONE_SLIP: Reach = { labels: true, excerpts: true, typos: 1 };
const TWO_SLIPS: Reach = { labels: true, excerpts: true, typos: 2 };
const NOTHING: ReadonlyMap<number, number> = new Map();

class SegmentedSearcher implements Searcher {
  readonly #live: LiveSegments;
  #tags: CountedTag[] | null = null;

  constructor(newestFirst: readonly SearchSegment[]) {
    this.#live = new LiveSegments(newestFirst);
  }

  get size(): number {
    return this.#live.size;
  }

  locate(ref: EntryRef): number {
    return this.#live.locate(ref);
  }

  hit(location: number): Hit | null {
    const found = this.#live.find(location);
    return found && hitOf(found.segment.hot.at(found.doc), 0);
  }

  #everything(allowed: readonly Bits[], recent: ReadonlyMap<number, number>, most: number): Best {
    const best = new Best(most);
    for (const [at, { segment }] of this.#live.segments.entries()) {
      const { lengths, locations } = segment.hot;
      const bits = allowed[at] ?? new Uint32Array();
      for (let doc = 0; doc < locations.length; doc++) {
        if (!hasBit(bits, doc)) continue;
        const location = locations.at(doc);
        best.offer(keyOf(0, recent.size > 0 ? (recent.get(location) ?? 0) : 0, lengths[doc] ?? 0, location));
      }
    }
    return best;
  }

  #reach(
    compiled: CompiledQuery,
    reach: Reach,
    allowed: readonly Bits[],
    recent: ReadonlyMap<number, number>,
    most: number,
  ): Best {
    const best = new Best(most);
    const [word, ...others] = compiled.words;
    const isOneWord = reach === BY_NAME && word?.position === 0 && others.length === 0 && most <= FEW_ASKED;
    for (const [at, segment] of this.#live.segments.entries()) {
      const bits = allowed[at] ?? new Uint32Array();
      if (isOneWord) segment.searchOneWord(compiled, bits, recent, best);
      else segment.search(compiled, reach, bits, recent, best);
    }
    return best;
  }

  #best(compiled: CompiledQuery, options: SearchOptions, most: number): Best {
    const allowed = this.#live.allowed(compiled, options.kinds);
    const recent = options.recent ?? NOTHING;
    if (compiled.words.length === 0) return this.#everything(allowed, recent, most);
    let best = new Best(most);
    const hasExcerpts = this.#live.segments.some(({ segment }) => segment.excerpts);
    for (const reach of REACHES) {
      if (reach.excerpts && !hasExcerpts) break;
      best = this.#reach(compiled, reach, allowed, recent, most);
      if (best.keys.length >= Math.min(most, options.limit + 1)) return best;
    }
    // Who has typed a whole title of several words has found it.
    if (compiled.words.length > 1 && best.keys.some(isTheTitle)) return best;
    const few = Math.min(FEW, options.limit);
    if (best.keys.length < few) best = this.#reach(compiled, ONE_SLIP, allowed, recent, most);
    if (best.keys.length === 0 && compiled.words.some(({ word }) => typosIn(word, 2) > 1))
      best = this.#reach(compiled, TWO_SLIPS, allowed, recent, most);
    return best;
  }

  /** Phrases are looked up in the texts themselves, best first, until there are enough. */
  #verified(keys: readonly number[], { phrases, withoutPhrases }: CompiledQuery, most: number): number[] {
    const verified: number[] = [];
    for (const key of keys) {
      if (verified.length >= most) break;
      const found = this.#live.find(locationIn(key));
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
    if (compiled.isHopeless) return { hits: [], more: false };
    const isVerified = compiled.phrases.length + compiled.withoutPhrases.length > 0;
    const most = options.limit + 1;
    const { keys } = this.#best(compiled, options, isVerified ? Number.POSITIVE_INFINITY : most);
    if (keys.length === 0 && !isVerified) return this.#searchNearRuns(query, options);
    const chosen = isVerified
      ? this.#verified(
          keys.sort((a, b) => a - b),
          compiled,
          most,
        )
      : keys;
    return this.#answer(new Map(chosen.map((key) => [key, compiled])), options);
  }

  /** What is one typo off in scripts without blanks. */
  #searchNearRuns(query: Query, options: SearchOptions): SearchAnswer {
    const found = new Map<number, CompiledQuery>();
    const locations = new Set<number>();
    for (const other of withOtherRuns(query)) {
      const compiled = compileQuery(other);
      for (const key of this.#exact(compiled, options)) {
        const location = locationIn(key);
        const entry = locations.has(location) ? null : this.hit(location);
        if (!entry || !hasNearRun(query, [entry.title, ...entry.aliases])) continue;
        locations.add(location);
        found.set(key, compiled);
      }
    }
    return this.#answer(new Map([...found].sort((a, b) => a[0] - b[0])), options);
  }

  /** By titles and aliases alone, and without typos. */
  #exact(compiled: CompiledQuery, options: SearchOptions): readonly number[] {
    const allowed = this.#live.allowed(compiled, options.kinds);
    return compiled.words.length > 0
      ? this.#reach(compiled, BY_NAME, allowed, options.recent ?? NOTHING, options.limit + 1).keys
      : [];
  }

  #answer(chosen: ReadonlyMap<number, CompiledQuery>, options: SearchOptions): SearchAnswer {
    const hits = Array.from(chosen)
      .slice(0, options.limit)
      .flatMap(([key, { words }]) => {
        const found = this.#live.find(locationIn(key));
        if (!found) return [];
        const { segment, doc } = found;
        const isRecent = (options.recent?.get(locationIn(key)) ?? 0) > 0;
        const excerpt = () => segment.excerpts?.at(doc) ?? null;
        return [hitOf(segment.hot.at(doc), scoreOf(key), words, excerpt, isRecent)];
      });
    return { hits, more: chosen.size > options.limit };
  }

  byTitle(title: string, limit: number): Hit[] {
    return titlesLike(this.#live, title, limit);
  }

  startsWith(typed: string, kinds: readonly EntryKind[], limit: number): Hit[] {
    return titlesStarting(this.#live, typed, kinds, limit);
  }

  tags(typed: string, limit: number): CountedTag[] {
    this.#tags ??= countTags(this.#live);
    return this.#tags.filter(beginsWith(typed)).slice(0, limit);
  }

  *hits(kind?: EntryKind): Generator<Hit> {
    const allowed = this.#live.allowed({ filters: [], withoutWords: [] }, kind && [kind]);
    for (const [at, { segment }] of this.#live.segments.entries()) {
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
