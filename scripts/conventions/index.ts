// Project conventions that no linter covers: file sizes, names, forbidden words, links in documents, and what is
// injected into pages. Each check is a function from source files to messages; an empty list means success. Import
// rules are in `.dependency-cruiser.ts`.
export { changelogFaults } from '../release/changelog.ts';
export { undefinedProperties } from './custom-properties.ts';
export { deadLinks, readDocuments } from './documents.ts';
export { domainMentions } from './domain.ts';
export { entrySizes, fileShapes, forbiddenWords, heavyInjections, moduleIndexes } from './files.ts';
export { helpFaults } from './help.ts';
export { keyHandlers } from './key-handlers.ts';
export { lineBudgetFaults } from './line-budget.ts';
export { literalTexts } from './literals.ts';
export { layoutFaults, messageFaults } from './messages.ts';
export { outdatedPhrases } from './outdated-phrases.ts';
export { privacyFaults } from './privacy.ts';
export { sharedNames } from './shared-names.ts';
export { silentCatches } from './silent-catches.ts';
export { readConfiguration, readTree, type SourceFile, sourceFile } from './tree.ts';
export { workflowFaults } from './workflow.ts';
