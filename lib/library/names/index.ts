// Finds the known names of a world in a text: every title and alias, the longest first, in any script, with possessives
// and simple inflections. Names lie packed in one buffer that is laid open without being read. Pure: knows of no browser,
// no store, and nothing of what a location stands for.
export { createNameFinder } from './finder.ts';
export type { FindOptions, FoundName, NameFinder } from './found.ts';
export { linkedRanges } from './linked.ts';
export { type KnownName, packNames, packNamesInSlices } from './pack.ts';
export { openNames, type PackedNames } from './packed.ts';
