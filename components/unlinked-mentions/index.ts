// Names in a world's texts that link to nothing: a list of all of them, by name or by article, and what links them. The
// same for the text of a draft.
export { ConfirmLinks } from './confirm-links.tsx';
export { DraftMentions, type DraftMentionsProps } from './draft-mentions.tsx';
export { UnlinkedMentions, type UnlinkedMentionsProps } from './unlinked-mentions.tsx';
