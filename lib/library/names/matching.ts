import { isBounded } from './boundary.ts';
import { ENDS, type Filter, GOES_ON, marksOfLater } from './filter.ts';
import type { FoundName } from './found.ts';
import { EXACT, FOLDED, INFLECTED, Known, type Likeness, NOT, type Reading, readingOf } from './known.ts';
import { MOST_WORDS } from './layout.ts';
import type { PackedNames } from './packed.ts';
import { keyed, Words } from './words.ts';

export const S = 0x73;
/** A power of two. */
const REMEMBERED = 16_384;

/** Names that may stand somewhere: those of a segment from a record on. */
interface Candidate {
  segment: number;
  record: number;
}

/** What was found where these letters stood; null: nothing. */
interface Met {
  written: string;
  found: FoundName | null;
}

interface Likely {
  known: Known;
  likeness: Likeness;
  location: number;
}

/** Tells which name stands at a place of a text. */
export class Matcher {
  /** The word that was read behind the last one given to `match`; its start is -1 if none was. */
  readonly ahead = { start: -1, end: 0, hash: 0, before: 0, last: 0 };
  readonly #segments: readonly PackedNames[];
  readonly #superseded: (location: number, segment: number) => boolean;
  readonly #known: Map<number, Known>[];
  readonly #filter: Filter;
  readonly #words = new Words();
  /** Where a name may end, the shortest first: the offset, the key of the words, and that without an s, or 0. */
  readonly #ends = new Int32Array(MOST_WORDS * 3);
  readonly #met = new Array<Met | null>(REMEMBERED).fill(null);
  /** Whether the last comparison came to a name that is a common word, and that was not decided by its letters. */
  #dependsOnPlace = false;

  constructor(
    segments: readonly PackedNames[],
    superseded: (location: number, segment: number) => boolean,
    filter: Filter,
  ) {
    this.#filter = filter;
    this.#segments = segments;
    this.#superseded = superseded;
    this.#known = segments.map(() => new Map());
  }

  /**
   * The longest name that begins with the word from `start` to `end`, and ends at `limit` or before. `key` is the word's,
   * `stem` that of it without an s at its end, or 0; `marks` are what the filter says of them.
   */
  match(
    text: string,
    start: number,
    end: number,
    key: number,
    stem: number,
    marks: number,
    limit: number,
  ): FoundName | null {
    const ends = this.#ends;
    let count =
      (marks & GOES_ON) === 0
        ? this.#mayEnd(0, end, key, stem)
        : this.#walk(text, end, key, stem, marks, limit);
    while (count > 0) {
      count -= 3;
      const last = ends[count] ?? 0;
      if (!isBounded(text, start, last)) continue;
      const found = this.#best(text, start, last, ends[count + 1] ?? 0, ends[count + 2] ?? 0);
      if (found) return found;
    }
    return null;
  }

  /** Notes where names may end: nothing is looked up for that. */
  #walk(
    text: string,
    firstEnd: number,
    firstKey: number,
    firstStem: number,
    firstMarks: number,
    limit: number,
  ): number {
    const filter = this.#filter;
    const words = this.#words.of(text, limit);
    let count = 0;
    let end = firstEnd;
    let key = firstKey;
    let stem = firstStem;
    let marks = firstMarks;
    for (let read = 1; ; read++) {
      if ((marks & ENDS) !== 0) count = this.#mayEnd(count, end, key, stem);
      if ((marks & GOES_ON) === 0 || read === MOST_WORDS || !words.next(end)) return count;
      end = words.end;
      if (read === 1) {
        const { ahead } = this;
        ahead.start = words.start;
        ahead.end = end;
        ahead.hash = words.hash;
        ahead.before = words.before;
        ahead.last = words.last;
      }
      stem = words.last === S ? keyed(key, words.before) : 0;
      key = keyed(key, words.hash);
      marks = marksOfLater(filter, key);
      if (stem !== 0) marks |= marksOfLater(filter, stem) & ENDS;
    }
  }

  #mayEnd(count: number, end: number, key: number, stem: number): number {
    const ends = this.#ends;
    ends[count] = end;
    ends[count + 1] = key;
    ends[count + 2] = stem;
    return count + 3;
  }

  /** Who bears what is written there; remembered, since a text says the same names again and many may bear one. */
  #best(text: string, start: number, end: number, key: number, stem: number): FoundName | null {
    const place = (key ^ text.charCodeAt(start)) & (REMEMBERED - 1);
    const met = this.#met[place];
    if (met && met.written.length === end - start && text.startsWith(met.written, start)) {
      const { found } = met;
      return found && { start, end, location: found.location, locations: found.locations, name: found.name };
    }
    const found = this.#compare(text, start, end, this.#candidates(key, stem));
    const written = text.slice(start, end);
    // Common words need a capital, wherever they stand.
    if (!this.#dependsOnPlace || written === written.toLowerCase()) this.#met[place] = { written, found };
    return found;
  }

  #candidates(key: number, stem: number): Candidate[] {
    const candidates: Candidate[] = [];
    for (const [segment, names] of this.#segments.entries()) {
      for (const value of [names.look(key), stem === 0 ? 0 : names.look(stem)]) {
        if (value > 1) candidates.push({ segment, record: value >>> 1 });
      }
    }
    return candidates;
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
        const likeness = known.likeness(text, start, end, reading);
        this.#dependsOnPlace ||= known.isCommon && likeness !== EXACT;
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
