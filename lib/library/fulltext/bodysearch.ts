import type { EntryRef } from '../entry.ts';
import type { Query } from '../search/index.ts';
import type { LibraryDatabase } from '../store/database.ts';
import type { Snippet } from './snippet.ts';

export interface BodyHit extends EntryRef {
  location: number;
  score: number;
  snippet: Snippet;
}

export interface BodySearchOptions {
  /** Most hits wanted. */
  limit: number;
  /** Which locations may be found: the words of a query are looked for here, its filters are the caller's. */
  allow?: (location: number) => boolean;
  /** Who stands at a location, null: nobody. Where it is left out, the blocks are read, which takes longer. */
  refAt?: (location: number) => EntryRef | null;
}

export interface BodySearch {
  /** Best first. Texts are read only for what is found. Empty where the query has no word to look for. */
  search(query: Query, options: BodySearchOptions): Promise<BodyHit[]>;
  /** Stops following changes. */
  close(): void;
}

export function openBodySearch(
  _database: () => Promise<LibraryDatabase>,
  _worldId: string,
): Promise<BodySearch> {
  return Promise.reject(new Error('not there yet'));
}
