// The search index of a world: one packed buffer per segment, read where it lies, and the searcher over several of them.
// Pure: no browser, no store. Segments are made by the background and opened by every screen.
export { containerLengths } from './container.ts';
export { openExcerpts, type PackedExcerpts } from './excerpts.ts';
export { fingerprintOf } from './fingerprint.ts';
export type { IndexedEntry } from './indexed-entry.ts';
export { mergeIndexes } from './merge.ts';
export { openForScreen, openIndex, type PackedIndex } from './open.ts';
export { packIndex, packIndexInSlices } from './pack.ts';
export { mergeExcerpts, packExcerpts, packExcerptsInSlices } from './pack-excerpts.ts';
export { formatQuery, parseQuery } from './parse.ts';
export { type Filter, IS_WORDS, type IsWord, type Query, type QueryPart } from './query.ts';
export { createSearcher } from './searcher.ts';
export { runInSlices } from './slices.ts';
export type * from './types.ts';
