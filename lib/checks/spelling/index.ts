// Words of a world's texts that are nearly one of its names: what is kept of each text, and which of it is nearly the same. Rules
// of spelling and edit distance; no guesses from meaning.
export { type Candidate, candidatesOf } from './candidates.ts';
export { placeOfCandidate } from './judge.ts';
export { type Name, Names } from './names.ts';
export { type Spelled, Vocabulary } from './vocabulary.ts';
