import type { Client } from '../client.ts';
import { describeMethod } from '../describe-method.ts';
import { pages } from '../pages.ts';
import type { CallOptions, FullArticleService } from '../port.ts';
import { fullArticle } from '../schema/full-article.ts';
import { toNumber } from '../schema/values.ts';
import { articles, readArticle } from './articles.ts';
import { entity } from './calls.ts';

export function fullArticles(client: Client): FullArticleService {
  const { articles: list } = articles(client);

  async function count(worldId: string, options: CallOptions): Promise<number | null> {
    return toNumber((await client.read(entity('world', worldId, 0), options)).countArticles);
  }

  return {
    everyArticle: describeMethod(
      ['POST world/articles', 'GET world?granularity=0'],
      async function* (worldId, options) {
        const { onProgress, signal, urgency } = options ?? {};
        const total = onProgress ? await count(worldId, { signal, urgency }) : null;
        yield* pages(
          (offset, { term, order, direction, ...call }) =>
            list(worldId, { offset, term, order, direction }, call),
          options,
          total,
        );
      },
    ),
    fullArticle: describeMethod(
      ['GET article?granularity=2', 'GET article?granularity=3'],
      async (id, { includeEmpty = false, ancestry = false, ...options } = {}) => {
        const article = await readArticle(client, id, ancestry ? 3 : 2, options);
        return fullArticle(article, article.raw, includeEmpty);
      },
    ),
  };
}
