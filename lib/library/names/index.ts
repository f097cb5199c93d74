// Finds names of a world's entries (titles and aliases) in a text: longest match, any script, with possessives and
// simple inflections. It imports none of our other code and doesn't know what a location means.
export { createNameFinder, createNameFinderInSlices, languageOfText } from './finder.ts';
export { linkedRanges } from './known.ts';
export type { Doubt, FindOptions, FoundName, KnownName, NameFinder, NameKind } from './rows.ts';
