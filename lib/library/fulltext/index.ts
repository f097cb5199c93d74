// Search in the full text of bodies: packed segments that open without being read through, a keeper that follows what
// the sync writes, and the search that screens use. Titles, tags and excerpts are the search room's.

export { type BodyIndexer, createBodyIndexer } from './body-indexer.ts';
export { type BodyHit, type BodySearch, type BodySearchOptions, openBodySearch } from './body-search.ts';
export { type BodyMatch, type MatchOptions, searchBodies } from './match.ts';
export { mergeBodies } from './merge.ts';
export { findMissing } from './missing.ts';
export { type BodyDocument, packBodies } from './pack.ts';
export { openBodies, type PackedBodies } from './segment.ts';
export { type Snippet, snippetOf } from './snippet.ts';
