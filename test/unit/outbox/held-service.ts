import { readMessage } from '../../../lib/i18n/index.ts';
import type { Article, ArticleFields, ArticleSummary, NewArticle } from '../../../lib/model/index.ts';
import { type Service, ServiceError, type ServiceFailure } from '../../../lib/service/index.ts';
import { articleOf } from './articles.ts';

const known = (article: Article): Article => ({
  ...article,
  raw: { content: article.content, scrapbook: article.text.scrapbook, tags: article.tags },
});

const refuse = async (): Promise<never> => {
  throw new Error('The sender does not ask for this.');
};

/** The stand-in's data, and the requests it got. */
export interface Held {
  articles: Map<string, Article>;
  created: NewArticle[];
  failure: ServiceFailure | null;
}

/** An aragorn client over this data. */
export const serviceOver = (held: Held, keepsScrapbook = true): Service => ({
  version: 'earlier',
  capabilities: { newestFirst: true, term: true, byCategory: false, templates: [], articlePage: 25 },
  identity: async () => ({ id: 'account-1', username: 'me' }),
  user: refuse,
  worlds: refuse,
  world: refuse,
  categories: refuse,
  async articles() {
    const items: ArticleSummary[] = [...held.articles.values()].reverse();
    return { items, offset: 0, last: true, skipped: 0 };
  },
  async article(id) {
    const article = held.articles.get(id);
    if (!article) throw new ServiceError({ kind: 'notFound', sentence: readMessage('No such article.') });
    return known(article);
  },
  async createArticle(article) {
    if (held.failure) throw new ServiceError(held.failure);
    held.created.push(article);
    const id = `a${held.articles.size + 1}`;
    const scrapbook = keepsScrapbook ? (article.scrapbook ?? '') : '';
    const { title, content = '', tags = [] } = article;
    held.articles.set(id, articleOf({ id, title, content, tags, text: { scrapbook } }));
    return { id, url: null };
  },
  async patchArticle(id, _world, changes: ArticleFields) {
    const article = held.articles.get(id);
    if (!article) return;
    const {
      content = article.content,
      tags = article.tags,
      scrapbook = article.text.scrapbook ?? '',
    } = changes;
    held.articles.set(id, { ...article, content, tags, text: { scrapbook } });
  },
  deleteArticle: async (id) => void held.articles.delete(id),
});
