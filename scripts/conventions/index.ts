// The house rules that no linter knows: sizes, names, words, links in documents, and what is injected into pages. Each rule is a function
// from the source files to sentences; none means that all is well. Import rules are in `.dependency-cruiser.ts`.
export { deadLinks, readDocuments } from './documents.ts';
export { entrySizes, forbiddenWords, heavyInjections, moduleIndexes, shapes } from './files.ts';
export { silentCatches } from './silent-catches.ts';
export { readTree, type SourceFile, sourceFile } from './tree.ts';
