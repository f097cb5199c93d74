// The search index of a world: one packed buffer per segment, read where it lies, and the searcher over several of them.
// Pure: no browser, no store. Segments are made by the background and opened by every screen.
export { containerLengths } from './container.ts';
export {
  ENTRY_KINDS,
  type Entry,
  type EntryKind,
  type EntryRef,
  type IndexedEntry,
  type PlacedEntry,
} from './entry.ts';
export { fingerprintOf } from './field-codecs.ts';
export { foldLetters } from './fold.ts';
export {
  type Filter,
  formatQuery,
  IS_WORDS,
  type IsWord,
  parseQuery,
  type Query,
  type QueryPart,
} from './query.ts';
export { createSearcher } from './searcher.ts';
export { mergeExcerpts, mergeSegments } from './segment-merger.ts';
export {
  type ExcerptReader,
  openExcerpts,
  openSegment,
  openSegmentForScreen,
  type SegmentReader,
} from './segment-reader.ts';
export { packExcerpts, packExcerptsInSlices, packSegment, packSegmentInSlices } from './segment-writer.ts';
export { runInSlices } from './slices.ts';
export type * from './types.ts';
