// Unlinked mentions: the places in a world's texts where the name of an entry stands without a link to it, and the
// changes that link them. Pure: no storage, no network.
export { mentionsIn, type TextMentions, type UnlinkedMention } from './find.ts';
export { type ChosenMention, isMentionable, linkMentions, type MentionTarget } from './link.ts';
export { type LinkedParts, linkedParts, type Range } from './protected-ranges.ts';
