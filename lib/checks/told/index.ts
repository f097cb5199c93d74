// What plain sentences tell of the entry that they stand in, in the form of labels and values.
export { type Line, Lines, sourceOf } from './lines.ts';
export { readLines } from './read-lines.ts';
export { OwnNames, type Subject } from './sentences.ts';
export { CALLED } from './unlinked.ts';
