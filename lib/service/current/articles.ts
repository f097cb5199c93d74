import type { ArticleSummary, WorldId } from '../../model/index.ts';
import type { Client } from '../client.ts';
import { described } from '../described.ts';
import { pages } from '../pages.ts';
import type { ArticleQuery, ArticleService, CallOptions, FullArticleService, Page } from '../port.ts';
import { createdHint } from '../schema/article.ts';
import { fullArticle } from '../schema/fullarticle.ts';
import { parseEntity, parsePage } from '../schema/parse.ts';
import { toNumber } from '../schema/values.ts';
import { articleBody, hasAny, type Spelling, withoutNulls } from '../schema/write.ts';
import { articleFromCurrent, summaryFromCurrent } from './article.ts';
import { change, creation, entity, type Granularity, list, PAGE } from './calls.ts';
import { plainOnly, removes } from './methods.ts';
import { currentArticle, currentSummary } from './schemas.ts';

const spelling: Spelling = {
  flag: (value) => value,
  link: (id) => id && { id },
  cover: (id) => (id === null ? null : { id }),
};

export function articles(client: Client): ArticleService & FullArticleService {
  async function listed(
    worldId: WorldId,
    { offset, categoryId, ...how }: ArticleQuery,
    options?: CallOptions,
  ): Promise<Page<ArticleSummary>> {
    plainOnly(how);
    // "-1" is the platform's name for those in no category.
    const extra = categoryId === undefined ? {} : { category: { id: categoryId ?? '-1' } };
    const answer = await client.read(list('world/articles', worldId, offset, extra), options);
    return parsePage(currentSummary, answer.entities, { offset, size: PAGE }, (wire) =>
      summaryFromCurrent(wire, worldId),
    );
  }

  async function count(worldId: WorldId, options: CallOptions): Promise<number | null> {
    return toNumber((await client.read(entity('world', worldId, 0), options)).countArticles);
  }

  async function read(id: string, granularity: Granularity, options?: CallOptions) {
    const raw = await client.read(entity('article', id, granularity), options);
    return articleFromCurrent(parseEntity(currentArticle, raw, id), raw);
  }

  return {
    articles: described(['POST world/articles'], listed),
    everyArticle: described(
      ['POST world/articles', 'GET world?granularity=0'],
      async function* (worldId, options) {
        const { onProgress, ...each } = options ?? {};
        const total = onProgress ? await count(worldId, each) : null;
        yield* pages(
          (offset, { term, order, direction, ...call }) => {
            plainOnly({ term, order, direction });
            return listed(worldId, { offset }, call);
          },
          options,
          total,
        );
      },
    ),
    article: described(['GET article?granularity=2'], (id, options) => read(id, 2, options)),
    fullArticle: described(
      ['GET article?granularity=2', 'GET article?granularity=3'],
      async (id, { emptyToo = false, ancestry = false, ...options } = {}) => {
        const article = await read(id, ancestry ? 3 : 2, options);
        return fullArticle(article, article.raw, emptyToo);
      },
    ),
    createArticle: described(['PUT article'], async (article, options) => {
      const { worldId, template, customTemplateId } = article;
      const body = withoutNulls({
        templateType: template,
        world: { id: worldId },
        customArticleTemplate: customTemplateId || null,
        ...articleBody(article, spelling),
      });
      const probe = list('world/articles', worldId, 0, {}, 1);
      return createdHint(await client.create(creation('article', body), probe, options));
    }),
    patchArticle: described(['PATCH article'], async (id, _worldId, changes, options) => {
      const body = articleBody(changes, spelling);
      if (hasAny(body)) await client.write(change('article', id, body), options);
    }),
    deleteArticle: removes(client, 'article'),
  };
}
