import type { ComponentChildren } from 'preact';

/** One state of one thing. */
export interface Story {
  name: string;
  show: () => ComponentChildren;
}

/** What stands together in one document; `fill`: a single story that has the document to itself, as on a page of ours. */
export interface Sheet {
  stories: readonly Story[];
  fill?: boolean;
}

/** Lays the ground first (a world, drafts, a connection), each in stores of its own document. */
export type SheetMaker = () => Sheet | Promise<Sheet>;
