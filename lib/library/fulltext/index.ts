// Full-text search (BM25) over immutable segments that are read in place. It imports none of our other code except
// the search index (queries and folding). `lib/library/bodies/` stores the segments and keeps them up to date.
export { parseBodyQuery } from './body-query.ts';
export { createSlices, storedChecksum } from './format.ts';
export { type BodyDocument, packBodies } from './pack.ts';
export { type BodyMatch, locationsWith, type MatchOptions, searchBodies } from './searcher.ts';
export { mergeBodies } from './segment-merger.ts';
export type { PackedBodies } from './segment-reader.ts';
export { indexOfLocation as placeOf, openBodies, verifySegment as isSound } from './segment-reader.ts';
export { containsUnits as holds, type Snippet, snippetOf } from './snippet.ts';
