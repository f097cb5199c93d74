// The search index of a world: immutable segments that are read in place, and a searcher over several of them. It
// imports none of our other code: no browser, no storage. The background writes segments and every screen opens them.

export type { Entry, EntryKind, EntryRef, IndexedEntry, PlacedEntry } from './entry.ts';
export { ENTRY_KINDS } from './entry.ts';
export { fold, foldLetters } from './fold.ts';
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
export { ByteReader, ByteWriter } from './segment/byte-io.ts';
export { containerLengths } from './segment/container.ts';
export { fingerprintOf } from './segment/field-codecs.ts';
export { runInSlices } from './segment/format.ts';
export { mergeExcerpts, mergeSegments } from './segment/segment-merger.ts';
export type { ExcerptReader, SegmentReader } from './segment/segment-reader.ts';
export { openExcerpts, openSegment, openSegmentForScreen } from './segment/segment-reader.ts';
export {
  packExcerpts,
  packExcerptsInSlices,
  packSegment,
  packSegmentInSlices,
} from './segment/segment-writer.ts';
export type * from './types.ts';
