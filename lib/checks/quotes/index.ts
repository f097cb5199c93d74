// Words that a public text repeats of a private one, and paragraphs that two texts share. Texts are compared by fingerprints, so that none has to stay in memory.
export { type Fingerprints, fingerprintsOf } from './fingerprints.ts';
export { type Match, matchesOf, type Printed, sharedRun } from './matches.ts';
export { type Paragraph, paragraphsOf, readWords } from './words.ts';
