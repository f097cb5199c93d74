import type { WorldId } from './world.ts';

/** The reference fields that a change can clear. */
export type ClearableLink = 'category' | 'articleParent' | 'parent' | 'cover';

/**
 * What is known of World Anvil beyond its documentation, because a live check or a call showed it. A missing key is
 * unknown, and code does what is safe in either case.
 */
export interface LearnedCapabilities {
  /** The response to a create contains the article's id. */
  createReturnsId?: true;
  /** A new article is the first of the list at once. */
  newOnTop?: true;
  /** Articles per page: what can be asked for, or what is served instead of the documented number. */
  articlePage?: number;
  /** The value that clears a reference. Null, unless it is known that only the other one does. */
  clearsWith?: Partial<Record<ClearableLink, 'null' | 'blank'>>;
  /** `scrapbook`: a marker came back in this world. `none`: scrapbooks aren't returned there. */
  markers?: Record<WorldId, 'scrapbook' | 'none'>;
}

/** Learned capabilities in use, and what to do when World Anvil behaves otherwise. */
export interface Learned {
  readonly known: Readonly<LearnedCapabilities>;
  /** World Anvil has contradicted it: forgets it, so that the safe way is taken from now on. */
  forget(name: keyof LearnedCapabilities): void;
}

/** Nothing is known. */
export const NOTHING_LEARNED: Learned = { known: {}, forget: () => {} };
