import { ENDS, enterFirst, enterLater, type Filter, GOES_ON, marksOfFirst } from './filter.ts';
import type { FindOptions, FoundName, NameFinder } from './found.ts';
import { ALONE, CLINGING, EXPANDED, HANGUL, KATAKANA, LETTER, letterTable, SEPARATOR } from './letters.ts';
import { Matcher, S } from './matching.ts';
import type { PackedNames } from './packed.ts';
import { WordRows } from './rows.ts';
import { decodeWord, extendKey } from './words.ts';

/** Words read at a time; more than a name may have. */
const ROOM = 1_024;

/**
 * Finds the names of several segments. `superseded` tells whether a newer segment than the given one (by index) holds
 * or drops a location, whose names are then skipped. Its answers must not change while the finder is in use.
 */
export function createNameFinder(
  newestFirst: readonly PackedNames[],
  superseded: (location: number, segment: number) => boolean = () => false,
): NameFinder {
  return new Finder(newestFirst, superseded);
}

class Finder implements NameFinder {
  readonly size: number;
  readonly #matcher: Matcher;
  readonly #filter: Filter;
  readonly #table = letterTable();
  readonly #rows = new WordRows(ROOM);

  constructor(segments: readonly PackedNames[], superseded: (location: number, segment: number) => boolean) {
    this.size = segments.reduce((sum, names) => sum + names.size, 0);
    this.#filter = joinedFilter(segments);
    this.#matcher = new Matcher(segments, superseded, this.#filter);
  }

  find(
    text: string,
    { limit = Infinity, from = 0, to = text.length, skip = [] }: FindOptions = {},
  ): FoundName[] {
    const found: FoundName[] = [];
    const last = Math.min(to, text.length);
    let at = Math.max(0, from);
    for (const [start, end] of skip) {
      if (start > at) this.#scan(text, at, Math.min(start, last), found, limit);
      at = Math.max(at, end);
    }
    this.#scan(text, at, last, found, limit);
    return found;
  }

  /** One bit of the filter rejects most words. */
  #scan(text: string, from: number, to: number, found: FoundName[], limit: number): void {
    const filter = this.#filter;
    const matcher = this.#matcher;
    const rows = this.#rows;
    const { starts, hashes, lasts } = rows;
    const end = wordEdge(this.#table, text, to, -1);
    let at = wordEdge(this.#table, text, from, 1);
    while (at < end && found.length < limit) {
      const behind = rows.read(text, at, end);
      let row = 0;
      while (row < rows.count && found.length < limit) {
        const key = extendKey(0, hashes[row] ?? 0);
        const stem = lasts[row] === S ? extendKey(0, decodeWord(hashes[row] ?? 0, S)) : 0;
        let marks = marksOfFirst(filter, key);
        if (stem !== 0) marks |= marksOfFirst(filter, stem) & ENDS;
        const name = marks === 0 ? null : matcher.match(text, rows, row, key, stem, marks);
        // The name may continue beyond the words read, so read its first words again.
        if (marks !== 0 && matcher.isCut && behind < end) break;
        row++;
        if (!name) continue;
        found.push(name);
        while (row < rows.count && (starts[row] ?? 0) < name.end) row++;
      }
      at = row < rows.count ? (starts[row] ?? end) : behind;
    }
  }
}

/** One filter for all segments; a single segment's is used in place. */
function joinedFilter(segments: readonly PackedNames[]): Filter {
  const largestFirst = [...segments].sort((a, b) => b.filter.length - a.filter.length);
  const [largest, ...others] = largestFirst;
  if (!largest) return new Uint32Array(2);
  if (others.length === 0) return largest.filter;
  const joined = largest.filter.slice();
  for (const names of others) {
    for (const [key, value] of names.keys()) {
      const marks = (value > 1 ? ENDS : 0) | (value & 1 ? GOES_ON : 0);
      enterFirst(joined, key, marks);
      enterLater(joined, key, marks);
    }
  }
  return joined;
}

/** The nearest offset in this direction that isn't within a word. */
function wordEdge(table: Uint16Array, text: string, from: number, direction: 1 | -1): number {
  let at = from;
  while (at > 0 && at < text.length && isWithinWord(table, text, at)) at += direction;
  return at;
}

function isWithinWord(table: Uint16Array, text: string, at: number): boolean {
  const left = table[text.charCodeAt(at - 1)] ?? 0;
  const right = table[text.charCodeAt(at)] ?? 0;
  if (left === SEPARATOR || right === SEPARATOR || right === ALONE || right === HANGUL) return false;
  const isAlone = left === ALONE || left === HANGUL || left === CLINGING;
  return !(isAlone && (right >= LETTER || right === EXPANDED || right === KATAKANA));
}
