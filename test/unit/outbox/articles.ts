import type { Article } from '../../../lib/model/index.ts';

/** A private draft article with only the given fields. */
export const articleOf = (fields: Partial<Article>): Article => ({
  id: 'a1',
  worldId: 'world-1',
  title: '',
  template: 'person',
  state: null,
  isDraft: true,
  isWip: true,
  tags: [],
  excerpt: null,
  url: 'https://example.org/a1',
  slug: null,
  categoryId: null,
  updatedAt: null,
  wordcount: null,
  content: '',
  text: { scrapbook: '' },
  isAdultContent: false,
  createdAt: null,
  authorName: null,
  articleParentId: null,
  coverId: null,
  raw: {},
  ...fields,
});
