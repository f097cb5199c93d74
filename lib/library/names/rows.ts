import { EXPANDED, LETTER, letterTable, SEPARATOR } from './letters.ts';
import { canContinue, encodeWord, SEED, Words } from './words.ts';

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
