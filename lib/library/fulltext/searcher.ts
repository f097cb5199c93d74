import { foldLetters, type Query } from '../search/index.ts';
import { type BodyQueryTerm, isOrdered, parseBodyQuery } from './body-query.ts';
import { FREQUENCIES, lengthOf } from './format.ts';
import type { PostingCursor } from './postings.ts';
import { isSuperseded, type PackedBodies } from './segment-reader.ts';
import { TermCursor, termBytes } from './term-dictionary.ts';

export interface BodyMatch {
  location: number;
  /** Higher is better; comparable within one answer only. */
  score: number;
}

export interface MatchOptions {
  limit: number;
  allow?: (location: number) => boolean;
}

const PREFIX_WEIGHT = 0.5;
/** The usual constants of Okapi BM25: term saturation (k1) and length normalization (b). */
const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.75;
/** A term's contribution by frequency code << 8 | length code, before its inverse document frequency. */
function saturationTable(average: number): Float64Array {
  const table = new Float64Array(FREQUENCIES.length * 256);
  for (const [code, times] of FREQUENCIES.entries()) {
    for (let length = 0; length < 256; length++) {
      const norm = SATURATION * (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * lengthOf(length)) / average);
      table[(code << 8) | length] = (times * (SATURATION + 1)) / (times + norm);
    }
  }
  return table;
}

interface Walk {
  lists: { list: PostingCursor; rarity: number }[];
  tables: { table: Uint8Array; rarity: number }[];
}

/** Puts the rarest list first. Null: a term occurs nowhere. */
function planWalk(sources: readonly Source[], rarities: readonly number[]): Walk | null {
  const lists = [];
  const tables = [];
  for (const [index, source] of sources.entries()) {
    const rarity = rarities[index] ?? 0;
    if (!source) return null;
    if ('list' in source) lists.push({ ...source, rarity });
    else tables.push({ table: source.table, rarity });
  }
  return { lists: lists.sort((a, b) => a.count - b.count), tables };
}

/** Reports every body that all lists and tables contain, with its score. */
function intersect(
  segment: PackedBodies,
  { lists, tables }: Walk,
  saturation: Float64Array,
  found: Found,
): void {
  const [lead, ...others] = lists;
  for (let body = lead ? lead.list.advance(0) : 0; body < segment.size; ) {
    let next = body;
    for (const { list } of others) {
      if (list.body < body) list.advance(body);
      if (list.body > body) {
        next = list.body;
        break;
      }
    }
    if (next === body) {
      const length = segment.lengths[body] ?? 0;
      let score = 0;
      for (const { table, rarity } of tables) {
        const value = table[body] ?? 0;
        if (value === 0) {
          score = -1;
          break;
        }
        const code = (value - 1) & 3;
        score += (saturation[(code << 8) | length] ?? 0) * rarity * (value > EXACT ? 1 : PREFIX_WEIGHT);
      }
      if (score >= 0) {
        for (const { list, rarity } of lists) {
          score += (saturation[(list.frequency << 8) | length] ?? 0) * rarity;
        }
        found(body, score);
      }
      next = body + 1;
    }
    body = lead ? lead.list.advance(next) : next;
  }
}

type Found = (body: number, score: number) => void;

const inverseDocumentFrequency = (holders: number, all: number): number =>
  Math.log(1 + (all - holders + 0.5) / (holders + 0.5));

/**
 * Finds bodies with all words in any order and none of the excluded ones, best first, then by location. Segments
 * don't store word order: the caller checks phrases in the texts. `allow` applies filters. A query without words
 * finds nothing.
 */
export function searchBodies(
  newestFirst: readonly PackedBodies[],
  query: Query,
  { limit, allow }: MatchOptions,
): BodyMatch[] {
  const parsed = parseBodyQuery(query);
  const terms = parsed.all.flatMap((unit) => unit.terms);
  if (terms.length === 0 || limit <= 0) return [];
  const none = parsed.none.filter((unit) => !isOrdered(unit)).flatMap((unit) => unit.terms);
  let [size, words] = [0, 0];
  for (const segment of newestFirst) {
    size += segment.size;
    words += segment.words;
  }
  const sources = newestFirst.map((segment) => terms.map((term) => sourceOf(segment, term)));
  const rarities = terms.map((_, index) => {
    const holders = sources.reduce((sum, ofSegment) => sum + (ofSegment[index]?.count ?? 0), 0);
    return inverseDocumentFrequency(holders, Math.max(size, holders));
  });
  const saturation = saturationTable(Math.max(1, words / Math.max(1, size)));
  const top = createTop(limit);
  for (const [order, segment] of newestFirst.entries()) {
    const held = planWalk(sources[order] ?? [], rarities);
    if (!held) continue;
    const unwanted = excludedBodies(segment, none);
    intersect(segment, held, saturation, (body, score) => {
      const location = segment.locations[body] ?? 0;
      if (!top.takes(location, score) || unwanted?.[body]) return;
      if (isSuperseded(newestFirst, order, location) || allow?.(location) === false) return;
      top.put(location, score);
    });
  }
  return top.all();
}

/** The locations of bodies with a word that has this anywhere in it. */
export function locationsWith(newestFirst: readonly PackedBodies[], wordPart: string): Set<number> {
  const found = new Set<number>();
  const wanted = termBytes(foldLetters(wordPart));
  for (const [order, segment] of newestFirst.entries()) {
    const cursor = new TermCursor(segment);
    const values = new Uint32Array(segment.size);
    while (cursor.next()) {
      if (!cursor.contains(wanted)) continue;
      for (const value of values.subarray(0, cursor.readInto(values))) {
        const location = segment.locations[value >>> 2] ?? 0;
        if (!isSuperseded(newestFirst, order, location)) found.add(location);
      }
    }
  }
  return found;
}

/** In a prefix's table: frequency code + 1 for longer terms, + 5 for the term itself. */
const EXACT = 4;

/** A term in one segment: a list to iterate or, for a prefix, a table over all bodies. Null: it doesn't occur. */
type Source = { list: PostingCursor; count: number } | { table: Uint8Array; count: number } | null;

function expand(segment: PackedBodies, cursor: TermCursor, wanted: Uint8Array): Source {
  const table = new Uint8Array(segment.size);
  const values = new Uint32Array(segment.size);
  let count = 0;
  do {
    const shift = cursor.is(wanted) ? EXACT + 1 : 1;
    const read = cursor.readInto(values);
    for (let index = 0; index < read; index++) {
      const posting = values[index] ?? 0;
      const before = table[posting >>> 2] ?? 0;
      const value = (posting & 3) + shift;
      if (before === 0) count++;
      if (value > before) table[posting >>> 2] = value;
    }
  } while (cursor.next() && cursor.beginsWith(wanted));
  return count > 0 ? { table, count } : null;
}

function sourceOf(segment: PackedBodies, term: BodyQueryTerm): Source {
  const wanted = termBytes(term.text);
  const cursor = new TermCursor(segment);
  if (!cursor.seek(wanted)) return null;
  if (term.isPrefix) return cursor.beginsWith(wanted) ? expand(segment, cursor, wanted) : null;
  return cursor.is(wanted) ? { list: cursor.postings(), count: cursor.count } : null;
}

/** The excluded bodies as a table; null: none. */
function excludedBodies(segment: PackedBodies, terms: readonly BodyQueryTerm[]): Uint8Array | null {
  let table: Uint8Array | null = null;
  for (const term of terms) {
    const source = sourceOf(segment, term);
    if (!source) continue;
    table ??= new Uint8Array(segment.size);
    if ('table' in source)
      for (const [body, value] of source.table.entries()) table[body] = (table[body] ?? 0) | value;
    else while (source.list.next()) table[source.list.body] = 1;
  }
  return table;
}

interface Scored {
  location: number;
  score: number;
}

/** The best bodies so far; equal scores by location. */
interface Top {
  /** Whether `put` would keep it. */
  takes(location: number, score: number): boolean;
  put(location: number, score: number): void;
  all(): Scored[];
}

function createTop(limit: number): Top {
  const best: Scored[] = [];
  const isBefore = (location: number, score: number, other: Scored) =>
    score > other.score || (score === other.score && location < other.location);
  return {
    takes(location, score) {
      const last = best.length < limit ? undefined : best[limit - 1];
      return !last || isBefore(location, score, last);
    },
    put(location, score) {
      let low = 0;
      let high = best.length;
      while (low < high) {
        const middle = (low + high) >>> 1;
        const other = best[middle];
        if (other && isBefore(location, score, other)) high = middle;
        else low = middle + 1;
      }
      best.splice(low, 0, { location, score });
      if (best.length > limit) best.pop();
    },
    all: () => best,
  };
}
