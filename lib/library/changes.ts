import { createBroadcast } from '../database/index.ts';
import type { ArticleSummary, WorldId } from '../model/index.ts';
import type { Entry, EntryRef } from './search/index.ts';

/** Converts an article of the copy to the model's type. */
export function summaryOf(entry: Entry): ArticleSummary {
  const { id, worldId, title, template, state, isDraft, isWip } = entry;
  const { tags, excerpt, url, slug, categoryId, updatedAt, wordcount } = entry;
  return {
    ...{ id, worldId, title, template: template ?? 'article', state, isDraft, isWip },
    ...{ tags, excerpt, url, slug, categoryId, updatedAt, wordcount },
  };
}

/** Converts an article to an entry. `isPending`: written here and not yet confirmed. */
export function entryOfArticle(article: ArticleSummary, isPending = false): Entry {
  const { id, worldId, title, template, state, isDraft, isWip } = article;
  const { tags, excerpt, url, slug, categoryId, updatedAt, wordcount } = article;
  return {
    ...{ kind: 'article', id, worldId, title, aliases: [], template, state, isDraft, isWip },
    ...{ tags, excerpt, url, slug, categoryId, updatedAt, wordcount, isPending },
  };
}

/**
 * A change of one world, or of all if null. `excerpts`: this context can now search them; nothing was written.
 * `damage`: a screen found an unreadable segment, which the background repairs. `skipped`: something could not be
 * read or stored, or can be again.
 */
export interface LibraryChange {
  worldId: WorldId | null;
  what: 'entries' | 'sync' | 'bodies' | 'recent' | 'world' | 'cleared' | 'excerpts' | 'damage' | 'skipped';
  /** With `bodies`: the entries whose text was stored. Without: no text changed, only how texts are searched. */
  refs?: readonly EntryRef[];
}

const broadcast = createBroadcast<LibraryChange>('loreside-library');

export const { announce, notifyHere } = broadcast;
export const onChange = broadcast.listen;
