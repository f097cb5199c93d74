import type { Client } from '../client.ts';
import { describeMethod } from '../describe-method.ts';
import { pages } from '../pages.ts';
import type { FullArticleService } from '../port.ts';
import { fullArticle } from '../schema/full-article.ts';
import { articles, readArticle } from './articles.ts';

export function fullArticles(client: Client): FullArticleService {
  const { articles: list } = articles(client);
  return {
    // Oldest first, so that articles added during the walk don't shift the pages.
    everyArticle: describeMethod(['GET world/{id}/articles'], (worldId, options) =>
      pages(
        (offset, { term, order, direction = 'ascending', ...call }) =>
          list(worldId, { offset, term, order, direction }, call),
        options,
      ),
    ),
    fullArticle: describeMethod(
      ['GET article/{id}', 'GET article/{id}?load_all_properties=true'],
      async (id, { includeEmpty = false, ancestry: _, ...options } = {}) => {
        const article = await readArticle(client, id, includeEmpty, options);
        return fullArticle(article, article.raw, includeEmpty);
      },
    ),
  };
}
