import { beginsSentence, isBounded } from './boundary.ts';
import { ENDS, type Filter, GOES_ON, marksOfLater } from './filter.ts';
import type { FoundName } from './found.ts';
import { CAPITAL, FOLDED, INFLECTED, Known, NOT, type Reading, readingOf, type Similarity } from './known.ts';
import { MAX_WORDS } from './layout.ts';
import type { PackedNames } from './packed.ts';
import type { WordRows } from './rows.ts';
import { decodeWord, extendKey } from './words.ts';

export const S = 0x73;
const REMEMBERED_BITS = 14;

/** Names that may be at a position: those of a segment from a record on. */
interface Candidate {
  segment: number;
  record: number;
}

/** What was found for these letters; null: nothing. */
interface Met {
  written: string;
  found: FoundName | null;
}

interface Likely {
  known: Known;
  likeness: Similarity;
  location: number;
}

/** Finds the name at a position of a text. */
export class Matcher {
  /** Whether the last name looked up could continue beyond the words read. */
  isCut = false;
  readonly #segments: readonly PackedNames[];
  readonly #superseded: (location: number, segment: number) => boolean;
  readonly #known: Map<number, Known>[];
  readonly #filter: Filter;
  /** Where a name may end, shortest first: offset, key of the words, and their key without a final s, or 0. */
  readonly #ends = new Int32Array(MAX_WORDS * 3);
  readonly #met = new Array<Met | null>(1 << REMEMBERED_BITS).fill(null);
  /** Whether the last comparison depended on the position in the text. */
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
   * The longest name that starts with the word at `row`. `key`: the word's key; `stem`: its key without a final s, or
   * 0; `marks`: its filter bits.
   */
  match(
    text: string,
    rows: WordRows,
    row: number,
    key: number,
    stem: number,
    marks: number,
  ): FoundName | null {
    const ends = this.#ends;
    const start = rows.starts[row] ?? 0;
    let count = this.#walk(rows, row, key, stem, marks);
    while (count > 0) {
      count -= 3;
      const last = ends[count] ?? 0;
      if (!isBounded(text, start, last)) continue;
      const found = this.#best(text, start, last, ends[count + 1] ?? 0, ends[count + 2] ?? 0);
      if (found) return found.isDoubtful ? { ...found, isDoubtful: beginsSentence(text, start) } : found;
    }
    return null;
  }

  /** Collects where names may end, without table lookups. */
  #walk(rows: WordRows, row: number, firstKey: number, firstStem: number, firstMarks: number): number {
    const filter = this.#filter;
    const { hashes, lasts } = rows;
    const last = Math.min(rows.count, row + MAX_WORDS) - 1;
    let count = 0;
    let key = firstKey;
    let stem = firstStem;
    let marks = firstMarks;
    for (let at = row; ; ) {
      if ((marks & ENDS) !== 0) count = this.#mayEnd(count, rows.ends[at] ?? 0, key, stem);
      if ((marks & GOES_ON) === 0 || at === last) {
        this.isCut = (marks & GOES_ON) !== 0 && last === rows.count - 1;
        return count;
      }
      at++;
      stem = lasts[at] === S ? extendKey(key, decodeWord(hashes[at] ?? 0, S)) : 0;
      key = extendKey(key, hashes[at] ?? 0);
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

  /** The entries whose name this is. Cached, because texts repeat names and many entries may share one. */
  #best(text: string, start: number, end: number, key: number, stem: number): FoundName | null {
    const place = Math.imul(key ^ text.charCodeAt(start), 0x9e3779b1) >>> (32 - REMEMBERED_BITS);
    const met = this.#met[place] ?? null;
    if (met !== null && isWritten(text, start, end, met)) return again(met, start, end);
    const other = this.#met[place ^ 1] ?? null;
    if (other !== null && isWritten(text, start, end, other)) return again(other, start, end);
    const found = this.#compare(text, start, end, this.#candidates(key, stem));
    const written = text.slice(start, end);
    if (!this.#dependsOnPlace) {
      if (met !== null) this.#met[place ^ 1] = met;
      this.#met[place] = { written, found };
    }
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
        const likeness = known.compare(text, start, end, reading);
        if (likeness === CAPITAL) this.#dependsOnPlace = true;
        if (likeness !== CAPITAL && likeness !== NOT) likely.push({ known, likeness, location });
        else if (likeness === CAPITAL && !beginsSentence(text, start))
          likely.push({ known, likeness: FOLDED, location });
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

function isWritten(text: string, start: number, end: number, { written }: Met): boolean {
  return written.length === end - start && text.startsWith(written, start);
}

function again({ found }: Met, start: number, end: number): FoundName | null {
  return found && { ...found, start, end };
}

function foundAs(start: number, end: number, { known, location }: Likely, locations: number[]): FoundName {
  return { start, end, location, locations, name: known.name, isDoubtful: known.isPlainThere };
}
