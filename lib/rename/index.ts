// Renaming and replacing in a world's texts: finds the places in what people read, told apart from other names, and writes
// the new words in the form that each place needs. It reads offline copies; the history makes the changes.
export { DICTIONARY_FORMS, type DictionaryForm, dictionaryFile, dictionaryWords } from './dictionary.ts';
export { folded } from './folding.ts';
export type { Doubt, FoundEntry, Place, Sources } from './places.ts';
export { matcherOf, type Query, type QueryProblem } from './query.ts';
export { searchAgain, searchEntry, searchTexts } from './read-world.ts';
export { type ChosenReplacement, renameEdit } from './rename-edit.ts';
export { fitsInto, type Replacement, replacementOf } from './replace.ts';
export { type RenameText, renameTextsOf } from './texts.ts';
export { readVisible } from './visible.ts';
