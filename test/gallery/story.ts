import type { ComponentChildren } from 'preact';

/** One state of one component. */
export interface Story {
  name: string;
  show: () => ComponentChildren;
}

/** Stories in one document. `fill`: a single story that fills the document, like a page of ours. */
export interface Sheet {
  stories: readonly Story[];
  fill?: boolean;
}

/** Sets up its data first (a world, drafts, a connection), in the stores of its own document. */
export type SheetMaker = () => Sheet | Promise<Sheet>;
