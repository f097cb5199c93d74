import { RECORD_SECTIONS } from './records.ts';
import { TERM_SECTIONS } from './termpacker.ts';

/** Kinds of containers. */
export const HOT = 1;
export const EXCERPTS = 2;

/** Where in a hot segment which section lies. */
export const SECTION = {
  locations: 0,
  dropped: 1,
  ids: 2,
  idTable: 3,
  fingerprints: 4,
  updated: 5,
  flags: 6,
  templates: 7,
  categories: 8,
  lengths: 9,
  labelStarts: 10,
  labelPostings: 11,
  records: 12,
  labels: 12 + RECORD_SECTIONS,
  categoryIds: 12 + RECORD_SECTIONS * 2,
  urlPatterns: 12 + RECORD_SECTIONS * 3,
  labelTerms: 12 + RECORD_SECTIONS * 4,
  terms: 12 + RECORD_SECTIONS * 4 + TERM_SECTIONS,
  shorthand: 12 + RECORD_SECTIONS * 4 + TERM_SECTIONS * 2,
} as const;

/** Where in a segment of excerpts which section lies. */
export const EXCERPT_SECTION = {
  locations: 0,
  records: 1,
  terms: 1 + RECORD_SECTIONS,
  shorthand: 1 + RECORD_SECTIONS + TERM_SECTIONS,
} as const;

/** Codes of postings: up to here a word's place in the title, from 0; then "later in the title" and "in an alias". */
export const LAST_PLACE = 5;
export const LATER = 6;
export const ALIAS = 7;

/** The longest title, in letters, that is told from longer ones. */
export const LONGEST = 255;

/** How long a title is, told in the same way of what is typed: a measure for "exactly this", and for "shorter first". */
export function lengthOf(words: readonly string[]): number {
  let length = 0;
  for (const word of words) length += word.length + 1;
  return Math.min(length, LONGEST);
}

/** Between the parts of an address's pattern; no address has it. */
export const PATTERN_GAP = '\n';

/** What a label is: its first letter. */
export const TAG = 't';
export const TEMPLATE = 'm';

/** Locations as they are stored: where none is left out, the first and their number. */
export function packLocations(locations: Uint32Array): Uint32Array {
  const first = locations[0] ?? 0;
  const isWhole = locations.length > 2 && locations.at(-1) === first + locations.length - 1;
  return isWhole ? Uint32Array.of(first, locations.length) : locations;
}

export function unpackLocations(stored: Uint32Array, count: number): Uint32Array {
  const [first = 0, length] = stored;
  if (stored.length === count || length !== count) return stored;
  const locations = new Uint32Array(count);
  for (let at = 0; at < count; at++) locations[at] = first + at;
  return locations;
}
