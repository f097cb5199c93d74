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
  /** The number of names. */
  readonly size: number;
  /** Of names that overlap, the longer one; without overlaps, in order. */
  find(text: string, options?: FindOptions): FoundName[];
  /** Makes what the language of a text needs, in small steps. Without it, `find` does so at once. */
  prepare(text: string): Generator<void, void>;
}
