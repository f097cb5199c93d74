import { beginsSentence, doubtOf, isBounded } from './boundary.ts';
import { MAX_WORDS } from './keys.ts';
import { CAPITAL, FOLDED, INFLECTED, Known, NOT, type Reading, readingOf, type Similarity } from './known.ts';
import type { Declined } from './language.ts';
import type { FoundName, WordRows } from './rows.ts';
import { ENDS, type Filter, GOES_ON, marksOfFirst, marksOfLater, type NameTable } from './table.ts';
import { decodeWord, encodeWord, extendKey, SEED, Words } from './words.ts';

const S = 0x73;
const REMEMBERED_BITS = 14;

/** A name at a position, with what is known of it. */
export interface Match {
  found: FoundName;
  known: Known;
}

/** The entries with a name, and the one that is most like what is written. */
interface Bearers {
  known: Known;
  locations: readonly number[];
}

/** What was found for these letters; null: nothing. */
interface Met {
  written: string;
  bearers: Bearers | null;
}

interface Likely {
  known: Known;
  likeness: Similarity;
}

/** Finds the name at a position of a text. */
export class Matcher {
  /** Whether the last name looked up could continue beyond the words read. */
  isCut = false;
  readonly filter: Filter;
  readonly #table: NameTable;
  readonly #language: Declined | null;
  readonly #known = new Map<number, Known>();
  /** Where a name may end, shortest first: offset, key of the words, and their key without a final s, or 0. */
  readonly #ends = new Int32Array(MAX_WORDS * 3);
  readonly #met = new Array<Met | null>(1 << REMEMBERED_BITS).fill(null);
  /** Whether the last comparison depended on the position in the text. */
  #dependsOnPlace = false;

  constructor(table: NameTable, language: Declined | null) {
    this.filter = table.filter;
    this.#table = table;
    this.#language = language;
  }

  /**
   * The longest name that starts with the word at `row` and ends behind `beyond` and at `limit` at most.
   * @param lead what the word begins with, where it isn't written
   */
  match(
    text: string,
    rows: WordRows,
    row: number,
    { beyond = -1, limit = Infinity, lead = '' }: { beyond?: number; limit?: number; lead?: string } = {},
  ): Match | null {
    this.isCut = false;
    const hash = rows.hashes[row] ?? 0;
    const key = extendKey(0, hash);
    const stem = rows.lasts[row] === S ? extendKey(0, decodeWord(hash, S)) : 0;
    const marks = this.marksOf(key, stem);
    if (marks === 0) return null;
    const ends = this.#ends;
    const start = rows.starts[row] ?? 0;
    let count = this.#walk(rows, row, key, stem, marks);
    while (count > 0) {
      count -= 3;
      const last = ends[count] ?? 0;
      if (last <= beyond) return null;
      if (last > limit || !isBounded(text, start, last)) continue;
      const bearers = this.#best(text, start, last, ends[count + 1] ?? 0, ends[count + 2] ?? 0, lead);
      if (!bearers) continue;
      const { known, locations } = bearers;
      const isBeforeName = (): boolean => this.#mayBegin(rows, row, last);
      const doubt = doubtOf(text, start, last, known, this.#language, isBeforeName);
      if (doubt === null) continue;
      const { name } = known;
      const location = locations[0] ?? known.location;
      return { known, found: { start, end: last, location, locations, name, doubt } };
    }
    return null;
  }

  /** What the filter has for a first word, by its key and that without a final s. */
  marksOf(key: number, stem: number): number {
    const marks = marksOfFirst(this.filter, key);
    return stem === 0 ? marks : marks | (marksOfFirst(this.filter, stem) & ENDS);
  }

  /** Whether a name may begin with the first word behind `end`. */
  #mayBegin({ starts, hashes, count }: WordRows, from: number, end: number): boolean {
    let row = from;
    while (row < count && (starts[row] ?? 0) < end) row++;
    return row < count && marksOfFirst(this.filter, extendKey(0, hashes[row] ?? 0)) !== 0;
  }

  /** Collects where names may end, without table lookups. */
  #walk(rows: WordRows, row: number, firstKey: number, firstStem: number, firstMarks: number): number {
    const filter = this.filter;
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
  #best(text: string, start: number, end: number, key: number, stem: number, lead: string): Bearers | null {
    const place = Math.imul(key ^ text.charCodeAt(start), 0x9e3779b1) >>> (32 - REMEMBERED_BITS);
    const met = this.#met[place] ?? null;
    if (met !== null && isWritten(text, start, end, met)) return met.bearers;
    const other = this.#met[place ^ 1] ?? null;
    if (other !== null && isWritten(text, start, end, other)) return other.bearers;
    const values = [this.#table.look(key), stem === 0 ? 0 : this.#table.look(stem)];
    const bearers = this.#compare(text, start, end, values, lead);
    if (!this.#dependsOnPlace && lead === '') {
      if (met !== null) this.#met[place ^ 1] = met;
      this.#met[place] = { written: text.slice(start, end), bearers };
    }
    return bearers;
  }

  /** @param values what the table has for the words, and for them without a final s */
  #compare(
    text: string,
    start: number,
    end: number,
    values: readonly number[],
    lead: string,
  ): Bearers | null {
    this.#dependsOnPlace = false;
    let read: Reading | null = null;
    const reading = (): Reading => {
      read ??= readingOf(text, start, end, lead);
      return read;
    };
    const likely: Likely[] = [];
    for (const value of values)
      for (let at = value >>> 1; at !== 0; at = this.#table.after(at - 1)) {
        const known = this.#knownAt(this.#table.name(at - 1));
        const likeness = known.compare(text, start, end, reading);
        if (likeness === CAPITAL) this.#dependsOnPlace = true;
        if (likeness !== CAPITAL && likeness !== NOT) likely.push({ known, likeness });
        else if (likeness === CAPITAL && !beginsSentence(text, start))
          likely.push({ known, likeness: FOLDED });
      }
    const [first] = likely;
    if (!first) return null;
    if (likely.length === 1) return { known: first.known, locations: [first.known.location] };
    likely.sort((a, b) => b.likeness - a.likeness);
    const best = likely[0] ?? first;
    const least = best.likeness >= FOLDED ? FOLDED : INFLECTED;
    const locations = likely.filter(({ likeness }) => likeness >= least).map(({ known }) => known.location);
    return { known: best.known, locations: [...new Set(locations)] };
  }

  #knownAt(position: number): Known {
    const met = this.#known.get(position);
    if (met) return met;
    const known = new Known(this.#table.names[position] ?? { name: '', location: -1 }, this.#language);
    this.#known.set(position, known);
    return known;
  }
}

function isWritten(text: string, start: number, end: number, { written }: Met): boolean {
  return written.length === end - start && text.startsWith(written, start);
}

// Arabic writes “and”, “by”, “to”, “like” and the article together with the next word.

const PREFIX = /^(?:[وف]?(?:[بكل]ال|لل|ال|[بكل])|[وف])/;
const SHORTEST = 3;
const words = new Words();

/** Looks a word up without its prefixes, the shortest first: “للمدينة” is “المدينة” behind one. */
export function withoutPrefixes(
  text: string,
  rows: WordRows,
  row: number,
  look: (lead: string) => Match | null,
): Match | null {
  const start = rows.starts[row] ?? 0;
  const end = rows.ends[row] ?? 0;
  const hash = rows.hashes[row] ?? 0;
  const prefix = PREFIX.exec(text.slice(start, end))?.[0] ?? '';
  const lookFrom = (length: number, lead: string): Match | null => {
    if (end - start - length < SHORTEST) return null;
    words.of(text, end).next(start + length);
    rows.starts[row] = start + length;
    rows.hashes[row] = hashOf(lead + words.letters());
    const found = look(lead);
    rows.starts[row] = start;
    rows.hashes[row] = hash;
    return found;
  };
  for (let length = 1; length <= prefix.length; length++) {
    const removed = prefix.slice(0, length);
    if (removed.endsWith('ا')) continue;
    const match = lookFrom(length, '');
    // The article makes an ordinary word of a name: “النور” is the light, “نور” a person.
    if (match && !(removed.endsWith('ال') && match.known.isOneWord)) return match;
  }
  return prefix.endsWith('لل') ? lookFrom(prefix.length, 'ال') : null;
}

function hashOf(letters: string): number {
  let hash = SEED;
  for (let at = 0; at < letters.length; at++) hash = encodeWord(hash, letters.charCodeAt(at));
  return hash;
}
