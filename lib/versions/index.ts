// Older texts of entries: whatever replaces a text that Loreside knows makes it a version. World Anvil has none, so they
// are in a database of their own that is migrated and never dropped. The library records them; screens read them.
export { dismissAlarm, lossAlarms, lossesIn } from './alarms.ts';
export { announceVersions, onVersions } from './changes.ts';
export type { Block, Run } from './compare/blocks.ts';
export { type ComparedBlock, compareMarkup } from './compare/compare.ts';
export type { Loss, LossKind } from './compare/losses.ts';
export type { Piece } from './compare/words.ts';
export type { Alarm, Arrival, VersionCause } from './database.ts';
export { addDays, type Day, dateOf, dayOf } from './day.ts';
export { type Arrived, type DayWords, readDays, recordArrived } from './days.ts';
export { lossText } from './loss-text.ts';
export {
  changedSince,
  countBroughtAfter,
  deleteVersions,
  type EntryVersions,
  eachVersion,
  moveVersions,
  pinVersion,
  readVersion,
  readVersions,
  sizesOfVersions,
  thinVersions,
  type Version,
} from './reader.ts';
export { noteTyped, type Replaced, recordReplaced } from './record.ts';
export { recordText, textOfParts } from './record-text.ts';
export {
  deleteSecretVersions,
  readBox,
  readSealedVersion,
  recordSealed,
  recordSealedGone,
} from './sealed.ts';
export { changedFields, stateOf, type VersionedResource, type VersionState } from './state.ts';
export { readSums, type Sum } from './sums.ts';
export { addWholeChain, parseWholeChain, readWholeChain, versionedEntries } from './whole-chain.ts';
export { isText, wordChange, wordsOf } from './words.ts';
