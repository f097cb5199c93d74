import type { ArticleState } from './article-state.ts';
import type { Instant } from './instant.ts';

/** An unparsed response, including unknown keys. */
export type Raw = Readonly<Record<string, unknown>>;

/**
 * A resource as returned in lists and links (platform notes, "Envelopes and the shared reference shape"). Ids are
 * strings, except for statblocks, statblock templates, folders, game systems and images, whose ids are numbers. Null
 * means that the response didn't say.
 */
export interface Reference<Id extends string | number = string> {
  id: Id;
  title: string;
  /** World Anvil's type name: `Secret`, `HistoricalEntry`; for an article, its template. */
  kind: string | null;
  state: ArticleState | null;
  slug: string | null;
  url: string | null;
  icon: string | null;
  tags: string[];
  updatedAt: Instant | null;
}

/** A resource as returned by its own endpoint. */
export interface Entity<Id extends string | number = string> extends Reference<Id> {
  worldId: string | null;
  authorName: string | null;
  createdAt: Instant | null;
  raw: Raw;
}

/** An image shown by a resource. Either field may be missing. */
export interface Picture {
  id: number | null;
  url: string | null;
}
