import type { ArticleSummary } from '../../../lib/model/index.ts';

/** An ordinary article, as lists show it. */
export function article(id: string, title: string, more: Partial<ArticleSummary> = {}): ArticleSummary {
  return {
    id,
    worldId: 'w1',
    title,
    template: 'article',
    state: 'public',
    isDraft: false,
    isWip: false,
    tags: [],
    excerpt: null,
    url: null,
    slug: null,
    categoryId: null,
    updatedAt: null,
    wordcount: null,
    ...more,
  };
}
