// Link problems of a world: links that lead nowhere or to what readers can't open, entries that nothing links to, and the
// changes that mend them. It reads offline copies; the history makes the changes.

export type { EntriesWithoutLinks, EntryWithoutLinks } from './entries-without-links.ts';
export { findEntriesWithoutLinks } from './entries-without-links.ts';
export { type Fix, fixEdit } from './fix-edit.ts';
export { isFixable } from './fixable.ts';
export { type LinkPlace, placesIn } from './link-place.ts';
export type { LinkProblem, ProblemKind, ProblemSources } from './problem.ts';
export { PROBLEM_KINDS } from './problem.ts';
export type { ProblemSearch, SearchedWorld } from './read-problems.ts';
export { findProblems, readPlaces, storedText } from './read-problems.ts';
