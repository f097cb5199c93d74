// The house rules that a linter cannot know: floors, front doors, names, sizes. Each rule is a plain function from
// the source files to full sentences; none means that all is well.
export { forbiddenWords, frontDoors, heavyInjections, shapes } from './files.ts';
export { circles, partialWitness, sideDoors, upwardImports } from './floors.ts';
export { readTree, type SourceFile, sourceFile } from './tree.ts';
