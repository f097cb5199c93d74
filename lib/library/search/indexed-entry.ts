import type { ArticleState, CategoryId, Instant } from '../../model/index.ts';
import type { EntryRef } from '../entry.ts';

/** What an index tells of an entry without its block being read. Of `updatedAt` whole seconds are kept. */
export interface IndexedEntry {
  ref: EntryRef;
  location: number;
  title: string;
  aliases: string[];
  template: string | null;
  state: ArticleState | null;
  isDraft: boolean;
  isWip: boolean;
  isPending: boolean;
  tags: string[];
  url: string | null;
  categoryId: CategoryId | null;
  updatedAt: Instant | null;
}
