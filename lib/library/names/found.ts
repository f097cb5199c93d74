/** A stretch of a text, as UTF-16 offsets: from the first to before the second. */
export type Stretch = readonly [start: number, end: number];

export interface FoundName {
  /** UTF-16 offsets in the text that was given: `text.slice(start, end)` is the name as written there. */
  start: number;
  end: number;
  /** The entry that bears the name; where several do, the first of `locations`. */
  location: number;
  /** All entries that bear it, those of newer segments first. */
  locations: readonly number[];
  /** The known name, as it was given to be packed. */
  name: string;
}

export interface FindOptions {
  /** At most so many are found. */
  limit?: number;
  /** Only names that begin here or later, and end at `to` or before; what stands around still counts as text. */
  from?: number;
  to?: number;
  /** Stretches in which nothing is looked for, in ascending order, as `linkedRanges` gives them. */
  skip?: readonly Stretch[];
}

export interface NameFinder {
  /** How many names it knows, those that are superseded counted too. */
  readonly size: number;
  /** Leftmost first, the longest at each place, none overlapping another. */
  find(text: string, options?: FindOptions): FoundName[];
}
