/** A range of a text as UTF-16 offsets, end exclusive. */
export type Stretch = readonly [start: number, end: number];

export interface FoundName {
  /** UTF-16 offsets: `text.slice(start, end)` is the name as written. */
  start: number;
  end: number;
  /** The entry with this name; the first of `locations` if there are several. */
  location: number;
  /** All entries with this name, those of newer segments first. */
  locations: readonly number[];
  /** The name as it was packed. */
  name: string;
  /** Whether it may be no name: a common word, with the capital that begins a sentence. */
  isDoubtful: boolean;
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
  /** The number of names, including superseded ones. */
  readonly size: number;
  /** Leftmost first, the longest at each position, without overlaps. */
  find(text: string, options?: FindOptions): FoundName[];
}
