// Unlinked mentions: the places in a world's texts where the name of an entry stands without a link to it, and the
// changes that link them. It reads offline copies; the history makes the changes.
export type { MentionChoices } from './choice-store.ts';
export { changeMentionChoices, readMentionChoices, watchMentionChoices } from './choice-store.ts';
export type { Exclusion, NameKey } from './exclusion-store.ts';
export {
  excludedBy,
  keptBy,
  NOWHERE,
  nameKeyOf,
  readExclusions,
  sameExclusion,
  setExcluded,
  watchExclusions,
} from './exclusion-store.ts';
export { isFileOrHost, mentionsIn, protectedWords, type TextMentions, type UnlinkedMention } from './find.ts';
export { firstOnly, type ResolvedMention, unambiguous } from './first-only.ts';
export type { ChosenMention, ChosenPlace, MentionTarget } from './link-edit.ts';
export { linkEdit, linkMentions } from './link-edit.ts';
export { type Reading, readTexts, readWorld, rereadEntry } from './read-world.ts';
export { type FieldText, textsOf } from './texts.ts';
export { type EntryTexts, type PlacedMention, WorldMentions } from './world-mentions.ts';
