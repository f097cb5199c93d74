// Finds names of a world's entries (titles and aliases) in a text: longest match, any script, with possessives and
// simple inflections. Names are packed in one buffer and read in place. It imports none of our other code and doesn't
// know what a location means.
export { createNameFinder } from './finder.ts';
export type { FindOptions, FoundName, NameFinder } from './found.ts';
export { linkedRanges } from './linked.ts';
export { type KnownName, packNames, packNamesInSlices } from './pack.ts';
export { openNames, type PackedNames } from './packed.ts';
