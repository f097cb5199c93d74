import { EXPANDED, LETTER, letterTable, SEPARATOR } from './letters.ts';
import { canContinue, encodeWord, SEED, Words } from './words.ts';

/** A range of a text as UTF-16 offsets, end exclusive. */
export type Stretch = readonly [start: number, end: number];

/**
 * What bears a name, as far as its spelling depends on it: people, and other things with names of their own (places,
 * organizations, events), are written with a capital; what there is more than one of (species, items, professions) may
 * be written small. Anything else could be either.
 */
export type NameKind = 'person' | 'proper' | 'common' | 'other';

export interface KnownName {
  name: string;
  location: number;
  /** `other` if left out. */
  kind?: NameKind;
}

/**
 * How sure it is that the name is meant: 0 sure; 1 it is an ordinary word, too, or stands beside another name; 2 it is
 * written small; 3 it is an ordinary word with the capital that begins a sentence.
 */
export type Doubt = 0 | 1 | 2 | 3;

export interface FoundName {
  /** UTF-16 offsets: `text.slice(start, end)` is the name as written. */
  start: number;
  end: number;
  /** The entry with this name; the first of `locations` if there are several. */
  location: number;
  /** All entries with this name, in the order in which they were given. */
  locations: readonly number[];
  /** The name as it was given. */
  name: string;
  doubt: Doubt;
}

export interface FindOptions {
  /** Maximum number of names. */
  limit?: number;
  /** Finds only names between these offsets; the text around still counts as context. */
  from?: number;
  to?: number;
  /** Ranges to skip, ascending, as `linkedRanges` returns them. */
  skip?: readonly Stretch[];
}

export interface NameFinder {
  readonly size: number;
  /** Of names that overlap, the longer one; without overlaps, in order. */
  find(text: string, options?: FindOptions): FoundName[];
  /** Makes what the language of a text needs, in small steps. Without it, `find` does so at once. */
  prepare(text: string): Generator<void, void>;
}

/** The words of a text as parallel arrays of numbers, so that loops over them allocate nothing. */
export class WordRows {
  /** Number of words read. */
  count = 0;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly hashes: Int32Array;
  /** The last folded unit of each. */
  readonly lasts: Uint16Array;
  readonly #table = letterTable();
  readonly #words = new Words();

  /** `room`: maximum number of words per read. */
  constructor(room: number) {
    this.starts = new Int32Array(room);
    this.ends = new Int32Array(room);
    this.hashes = new Int32Array(room);
    this.lasts = new Uint16Array(room);
  }

  /** Replaces the words by those from `from` on. Returns where it stopped: at `limit`, or when full. */
  read(text: string, from: number, limit: number): number {
    const { starts, ends, hashes, lasts } = this;
    const table = this.#table;
    const room = starts.length;
    let at = from;
    let count = 0;
    while (at < limit && count < room) {
      let unit = table[text.charCodeAt(at)] ?? SEPARATOR;
      if (unit < EXPANDED) {
        at++;
        continue;
      }
      const start = at;
      let hash = SEED;
      let last = 0;
      while (unit >= LETTER) {
        last = unit;
        hash = encodeWord(hash, unit);
        at++;
        unit = at < limit ? (table[text.charCodeAt(at)] ?? SEPARATOR) : SEPARATOR;
      }
      if (start === at || canContinue(unit)) {
        at = this.#readAny(text, start, limit, count);
        if (at < 0) break;
      } else {
        starts[count] = start;
        ends[count] = at;
        hashes[count] = hash;
        lasts[count] = last;
        if (unit === SEPARATOR) at++;
      }
      count++;
    }
    this.count = count;
    return at < 0 || at > limit ? limit : at;
  }

  /** Reads a word with other characters than plain letters. Returns its end, or -1 if there is none. */
  #readAny(text: string, from: number, limit: number, row: number): number {
    const words = this.#words.of(text, limit);
    if (!words.next(from)) return -1;
    this.starts[row] = words.start;
    this.ends[row] = words.end;
    this.hashes[row] = words.hash;
    this.lasts[row] = words.last;
    return words.end;
  }
}
