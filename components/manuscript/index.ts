// The view of a manuscript: its versions, the text of one with word counts, and its export as a file.
export { ManuscriptView, type ManuscriptViewProps } from './manuscript-view.tsx';
export type { ReadVersion } from './read-version.ts';
