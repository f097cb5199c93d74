// Older texts of entries: whatever replaces a text that Loreside knows makes it a version. World Anvil has none, so they
// are in a database of their own that is migrated and never dropped. The library records them; screens read them.
export { onVersions } from './changes.ts';
export type { Block, Run } from './compare/blocks.ts';
export { type ComparedBlock, compareMarkup } from './compare/compare.ts';
export { type Loss, type LossKind, lossesOf } from './compare/losses.ts';
export type { Piece } from './compare/words.ts';
export type { Arrival, VersionCause } from './database.ts';
export {
  changedSince,
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
export { type Replaced, recordReplaced } from './record.ts';
export { changedFields, stateOf, type VersionedResource, type VersionState } from './state.ts';
