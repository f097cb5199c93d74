import type { EntryKind, EntryRef, IndexedEntry } from './entry.ts';
import type { LinkTest, Query } from './query.ts';
import type { ExcerptReader, SegmentReader } from './segment/segment-reader.ts';

/** `excerpts` belong to the entries of `hot`; null until loaded, or if damaged. */
export interface SearchSegment {
  hot: SegmentReader;
  excerpts: ExcerptReader | null;
}

export type MatchPlace = 'title' | 'alias' | 'tag' | 'excerpt' | 'template' | 'category' | 'body' | 'recent';

/** UTF-16 offsets, end exclusive. */
export type Mark = readonly [start: number, end: number];

export interface Hit extends IndexedEntry {
  titleMarks: readonly Mark[];
  /** The best matching field, its text and the matching ranges. */
  why: { where: MatchPlace; text: string; marks: readonly Mark[] };
  /** Higher is better; comparable within one answer only. */
  score: number;
}

export interface SearchAnswer {
  hits: Hit[];
  /** Whether there are more than `limit`. */
  more: boolean;
}

export interface SearchOptions {
  limit: number;
  /** Recency by location, 0 to 1: lifts an entry among equally good matches. */
  recent?: ReadonlyMap<number, number>;
  kinds?: readonly EntryKind[];
  /** What filters by links ask. Without it, nothing passes them. */
  links?: LinkTest | undefined;
  /** Sorts all matches by this number of their location, lowest first, instead of by relevance. */
  rank?: (location: number) => number;
}

/** What sorting needs to know of an entry. */
export interface SortFacts {
  location: number;
  kind: EntryKind;
  title: string;
  template: string | null;
  updatedAt: number | null;
}

export interface CategoryAbove {
  title: string;
  state: IndexedEntry['state'];
}

/** Searches one world for one screen. Synchronous and immutable: a change makes a new one. */
export interface Searcher {
  readonly size: number;
  /** Best first. Only filters: everything that passes, recent entries first, then the shortest titles. */
  search(query: Query, options: SearchOptions): SearchAnswer;
  /** The entry's location, or -1. */
  locate(ref: EntryRef): number;
  hit(location: number): Hit | null;
  /** By title and aliases: the same title first, then equal folds, then one typo apart. */
  byTitle(title: string, limit: number): Hit[];
  /** Titles that start with the text, in alphabetical order, then those in which a later word does. */
  startsWith(typed: string, kinds: readonly EntryKind[], limit: number): Hit[];
  /** Tags with a word that starts with the text, most used first. All tags if the text is empty. */
  tags(typed: string, limit: number): { tag: string; count: number }[];
  /** All entries, or those of one kind, in no particular order. */
  hits(kind?: EntryKind): Generator<Hit>;
  /** Like `hits`, but cheaper. */
  sortFacts(kind?: EntryKind): Generator<SortFacts>;
  /** The entry's excerpt. Null if it has none, and until excerpts are loaded. */
  excerpt(location: number): string | null;
  /** The category and those above it, topmost first; without those that the copy doesn't hold. */
  categoryPath(id: string): readonly CategoryAbove[];
}
