import { isBounded } from './boundary.ts';
import type { FoundName } from './found.ts';
import { FOLDED, INFLECTED, Known, type Likeness, NOT, type Reading, readingOf } from './known.ts';
import { MOST_WORDS } from './layout.ts';
import type { PackedNames } from './packed.ts';
import { keyed, Words } from './words.ts';

export const S = 0x73;
const MOST_REMEMBERED = 4_096;

/** Names that may end at `end`: those of a segment from a record on. */
interface Candidate {
  end: number;
  segment: number;
  record: number;
}

interface Likely {
  known: Known;
  likeness: Likeness;
  location: number;
}

/** Tells which name stands at a place of a text. */
export class Matcher {
  readonly #segments: readonly PackedNames[];
  readonly #superseded: (location: number, segment: number) => boolean;
  readonly #known: Map<number, Known>[];
  readonly #filter: Uint32Array;
  readonly #words = new Words();
  readonly #candidates: Candidate[] = [];
  readonly #met = new Map<string, FoundName | null>();
  /** Whether the last comparison came to a name that is a common word. */
  #dependsOnPlace = false;

  constructor(
    segments: readonly PackedNames[],
    superseded: (location: number, segment: number) => boolean,
    filter: Uint32Array,
  ) {
    this.#filter = filter;
    this.#segments = segments;
    this.#superseded = superseded;
    this.#known = segments.map(() => new Map());
  }

  /**
   * The longest name that begins with the word from `start` to `end`, and ends at `limit` or before. `key` is the word's,
   * `stem` that of it without an s at its end, or 0.
   */
  match(
    text: string,
    start: number,
    end: number,
    key: number,
    stem: number,
    limit: number,
  ): FoundName | null {
    this.#walk(text, end, key, stem, limit);
    const candidates = this.#candidates;
    for (let last = candidates.pop(); last; last = candidates.pop()) {
      const here = [last];
      while (candidates.at(-1)?.end === last.end) here.push(...candidates.splice(-1));
      const found = isBounded(text, start, last.end) ? this.#best(text, start, last.end, here) : null;
      if (found) {
        candidates.length = 0;
        return found;
      }
    }
    return null;
  }

  /** Collects what may end at each word, the shortest first. */
  #walk(text: string, firstEnd: number, firstKey: number, firstStem: number, limit: number): void {
    let end = firstEnd;
    let key = firstKey;
    let stem = firstStem;
    const words = this.#words.of(text, limit);
    for (let read = 1; ; read++) {
      if (!this.#collect(key, stem, end) || read === MOST_WORDS || !words.next(end)) return;
      end = words.end;
      stem = words.last === S ? keyed(key, words.before) : 0;
      key = keyed(key, words.hash);
      if (!this.#mayGoOn(key) && (stem === 0 || !this.#mayGoOn(stem))) return;
    }
  }

  /** One bit tells most of them off, without a look at the table. */
  #mayGoOn(key: number): boolean {
    const half = this.#filter.length * 16;
    const bit = (key & (half - 1)) + half;
    return ((this.#filter[bit >>> 5] ?? 0) & (1 << (bit & 31))) !== 0;
  }

  /** What ends with these words; whether a name goes on behind them. */
  #collect(key: number, stem: number, end: number): boolean {
    let goesOn = 0;
    for (let segment = this.#segments.length - 1; segment >= 0; segment--) {
      const names = this.#segments[segment];
      if (!names) continue;
      if (stem !== 0) this.#consider(names.look(stem), segment, end);
      const value = names.look(key);
      this.#consider(value, segment, end);
      goesOn |= value & 1;
    }
    return goesOn === 1;
  }

  #consider(value: number, segment: number, end: number): void {
    if (value > 1) this.#candidates.push({ end, segment, record: value >>> 1 });
  }

  /** Who bears what is written there; remembered, since a text says the same names again and many may bear one. */
  #best(text: string, start: number, end: number, candidates: Candidate[]): FoundName | null {
    const written = text.slice(start, end);
    const met = this.#met.get(written);
    if (met !== undefined) return met && { ...met, start, end };
    const found = this.#compare(text, start, end, candidates);
    // Common words need a capital, wherever they stand.
    if (!this.#dependsOnPlace || written === written.toLowerCase()) {
      if (this.#met.size >= MOST_REMEMBERED) this.#met.clear();
      this.#met.set(written, found);
    }
    return found;
  }

  #compare(text: string, start: number, end: number, candidates: Candidate[]): FoundName | null {
    this.#dependsOnPlace = false;
    let read: Reading | null = null;
    const reading = (): Reading => {
      read ??= readingOf(text, start, end);
      return read;
    };
    const likely: Likely[] = [];
    for (const { segment, record } of candidates) {
      const names = this.#segments[segment];
      for (let at = record; names && at !== 0; at = names.after(at - 1)) {
        const name = names.record(at - 1) >>> 1;
        const location = names.location(name);
        if (this.#superseded(location, segment)) continue;
        const known = this.#knownAs(names, segment, name);
        this.#dependsOnPlace ||= known.isCommon;
        const likeness = known.likeness(text, start, end, reading);
        if (likeness !== NOT) likely.push({ known, likeness, location });
      }
    }
    const [first] = likely;
    if (!first) return null;
    if (likely.length === 1) return foundAs(start, end, first, [first.location]);
    likely.sort((a, b) => b.likeness - a.likeness);
    const best = likely[0] ?? first;
    const least = best.likeness >= FOLDED ? FOLDED : INFLECTED;
    const bearers = likely.filter(({ likeness }) => likeness >= least).map(({ location }) => location);
    return foundAs(start, end, best, [...new Set(bearers)]);
  }

  #knownAs(names: PackedNames, segment: number, name: number): Known {
    const ofSegment = this.#known[segment];
    const met = ofSegment?.get(name);
    if (met) return met;
    const known = new Known(names.name(name));
    ofSegment?.set(name, known);
    return known;
  }
}

function foundAs(start: number, end: number, { known, location }: Likely, locations: number[]): FoundName {
  return { start, end, location, locations, name: known.name };
}
