import type { EntryKind, EntryRef, IndexedEntry } from './entry.ts';
import type { Query } from './query.ts';
import type { ExcerptReader, SegmentReader } from './segment-reader.ts';

/** `excerpts` were packed from the same entries as `hot`; null while not read (or damaged): titles are found without. */
export interface SearchSegment {
  hot: SegmentReader;
  excerpts: ExcerptReader | null;
}

export type MatchPlace = 'title' | 'alias' | 'tag' | 'excerpt' | 'template' | 'category' | 'body' | 'recent';

/** UTF-16 offsets, from and up to. */
export type Mark = readonly [start: number, end: number];

export interface Hit extends IndexedEntry {
  titleMarks: readonly Mark[];
  /** The best place where it matches, its text, and what of it matches. */
  why: { where: MatchPlace; text: string; marks: readonly Mark[] };
  /** Higher is better; comparable within one answer only. */
  score: number;
}

export interface SearchAnswer {
  hits: Hit[];
  /** Whether there is more than `limit`. */
  more: boolean;
}

export interface SearchOptions {
  limit: number;
  /** By location, 0 to 1: lifts an entry among those that match as well as it does. */
  recent?: ReadonlyMap<number, number>;
  kinds?: readonly EntryKind[];
}

/** Everything that is known of a world, for one screen. Synchronous, and never changing: after a change a new one is made. */
export interface Searcher {
  readonly size: number;
  /** With nothing but filters: all that pass them, recently opened first, then the shortest titles. Best first. */
  search(query: Query, options: SearchOptions): SearchAnswer;
  /** The entry's location, or -1. */
  locate(ref: EntryRef): number;
  hit(location: number): Hit | null;
  /** The same title first, then what folds alike, then what is one letter off. Titles and aliases. */
  byTitle(title: string, limit: number): Hit[];
  /** Titles that begin so, by title, then those with a later word that begins so. With nothing typed the first ones. */
  startsWith(typed: string, kinds: readonly EntryKind[], limit: number): Hit[];
  /** Most used first; those with a word that begins so, '' for all. */
  tags(typed: string, limit: number): { tag: string; count: number }[];
  /** Everything, in no order that matters; of one kind, if one is given. */
  hits(kind?: EntryKind): Generator<Hit>;
}
