// Names in a world's texts that link to nothing: a list of all of them, by name or by article, and what links them.
export { UnlinkedMentions, type UnlinkedMentionsProps } from './unlinked-mentions.tsx';
