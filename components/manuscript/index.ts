// A manuscript of the world: its versions, the text of one with its words counted, and that text taken along as a file.
export { ManuscriptView, type ManuscriptViewProps } from './manuscript-view.tsx';
export type { ReadVersion } from './read-version.ts';
