// The search index of a world: immutable segments that are read in place, and a searcher over several of them. It
// imports none of our other code: no browser, no storage. The background writes segments and every screen opens them.
export { ByteReader, ByteWriter } from './byte-io.ts';
export { containerLengths } from './container.ts';
export type { Entry, EntryKind, EntryRef, IndexedEntry, PlacedEntry } from './entry.ts';
export { ENTRY_KINDS } from './entry.ts';
export { fingerprintOf } from './field-codecs.ts';
export { fold, foldLetters } from './fold.ts';
export { runInSlices } from './format.ts';
export { type TextMatcher, textMatcher } from './lookup.ts';
export type { Filter, IsWord, LinkFilter, LinkRange, LinkTest, Query, QueryPart } from './query.ts';
export {
  filterAtEnd,
  formatQuery,
  IS_WORDS,
  isLinkFilter,
  linkRange,
  parseQuery,
  phraseQuery,
  QUOTE,
} from './query.ts';
export { rankOfScore } from './ranking.ts';
export { createSearcher } from './searcher.ts';
export { mergeExcerpts, mergeSegments } from './segment-merger.ts';
export type { ExcerptReader, SegmentReader } from './segment-reader.ts';
export { openExcerpts, openSegment, openSegmentForScreen } from './segment-reader.ts';
export { packExcerpts, packExcerptsInSlices, packSegment, packSegmentInSlices } from './segment-writer.ts';
export type * from './types.ts';
