import type { ArticleSummary } from '../model/index.ts';
import type { Entry } from './search/index.ts';

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
