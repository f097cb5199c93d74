import { ENDS, enterFirst, enterLater, type Filter, GOES_ON, marksOfFirst } from './filter.ts';
import type { FindOptions, FoundName, NameFinder } from './found.ts';
import { ALONE, CLINGING, EXPANDED, HANGUL, KATAKANA, LETTER, letterTable, SEPARATOR } from './letters.ts';
import { Matcher, S } from './matching.ts';
import type { PackedNames } from './packed.ts';
import { goesOn, keyed, SEED, taken, Words } from './words.ts';

/**
 * Finds the names of several segments as if they were one. `superseded` says whether a newer segment than the one named
 * (by its place in the list) holds or drops what is at a location: its names there are passed over. It has to answer alike
 * for as long as the finder lives.
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
  readonly #words = new Words();

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

  /** Every letter of the text passes here once: the hash of a word is made as it is read, and one bit tells most of them off. */
  #scan(text: string, from: number, to: number, found: FoundName[], limit: number): void {
    const table = this.#table;
    const filter = this.#filter;
    const end = edge(table, text, to, -1);
    const words = this.#words.of(text, end);
    const matcher = this.#matcher;
    const { ahead } = matcher;
    ahead.start = -1;
    let at = edge(table, text, from, 1);
    while (at < end && found.length < limit) {
      let start = at;
      let hash = SEED;
      let before = SEED;
      let last = 0;
      if (ahead.start >= 0) {
        start = ahead.start;
        at = ahead.end;
        hash = ahead.hash;
        before = ahead.before;
        last = ahead.last;
        ahead.start = -1;
      } else {
        let unit = table[text.charCodeAt(at)] ?? 0;
        if (unit < EXPANDED) {
          at++;
          continue;
        }
        while (unit >= LETTER) {
          before = hash;
          last = unit;
          hash = taken(hash, unit);
          at++;
          unit = at < end ? (table[text.charCodeAt(at)] ?? 0) : 0;
        }
        if (start === at || goesOn(unit)) {
          if (!words.next(start)) return;
          start = words.start;
          at = words.end;
          hash = words.hash;
          before = words.before;
          last = words.last;
        }
      }
      const key = keyed(0, hash);
      const stem = last === S ? keyed(0, before) : 0;
      let marks = marksOfFirst(filter, key);
      if (stem !== 0) marks |= marksOfFirst(filter, stem) & ENDS;
      if (marks === 0) continue;
      const name = matcher.match(text, start, at, key, stem, marks, end);
      if (!name) continue;
      found.push(name);
      at = name.end;
      ahead.start = -1;
    }
  }
}

/** One filter for all segments; that of a single one is used as it lies there. */
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

/** The nearest place, in a direction, that is not within a word. */
function edge(table: Uint16Array, text: string, from: number, direction: 1 | -1): number {
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
