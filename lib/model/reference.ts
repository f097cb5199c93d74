import type { ArticleState } from './article-state.ts';
import type { Instant } from './instant.ts';

/** An answer as it came, unknown keys included. */
export type Raw = Readonly<Record<string, unknown>>;

/**
 * A thing as lists and links show it (platform notes, "Envelopes and the shared reference shape"). Ids are texts, but
 * numbers for statblocks, their templates and folders, game systems and images. What was not told is null.
 */
export interface Reference<Id extends string | number = string> {
  id: Id;
  title: string;
  /** The platform's word for what it is: `Secret`, `HistoricalEntry`; of an article, its template. */
  kind: string | null;
  state: ArticleState | null;
  slug: string | null;
  url: string | null;
  icon: string | null;
  tags: string[];
  updatedAt: Instant | null;
}

/** A thing read by its id. */
export interface Entity<Id extends string | number = string> extends Reference<Id> {
  worldId: string | null;
  authorName: string | null;
  createdAt: Instant | null;
  raw: Raw;
}

/** An image that something shows; either half may be missing. */
export interface Picture {
  id: number | null;
  url: string | null;
}
