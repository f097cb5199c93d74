import type { ArticleSummary, Learned, WorldId } from '../../model/index.ts';
import type { Client } from '../client.ts';
import { describeMethod } from '../describe-method.ts';
import { ServiceError } from '../failure.ts';
import { orForget } from '../learned-clearing.ts';
import { fullPage } from '../learned-pages.ts';
import type { ArticleQuery, ArticleService, CallOptions, Page } from '../port.ts';
import { createdHint } from '../schema/article.ts';
import { parseEntity, parsePage } from '../schema/parse.ts';
import { type ArticleEncoding, articleBody, hasAny, withoutNulls } from '../schema/write.ts';
import { unsupported } from '../transport/failures.ts';
import { articleFromAragorn, summaryFromAragorn } from './article.ts';
import { ARTICLE_PAGE, BY_ARTICLE, get, listed, listQuery, write } from './calls.ts';
import { aragornArticle, aragornSummary } from './schemas.ts';

const LIST = 'world/{id}/articles';
const ONE = 'article/{id}';
const NO_ARTICLE = '00000000-0000-0000-0000-000000000000';

const encodingFor = ({ known }: Learned): ArticleEncoding => ({
  flag: (value) => (value ? 1 : 0),
  link: (id, name) => id ?? (known.clearsWith?.[name] === 'blank' ? '' : null),
  cover: (id) => id ?? (known.clearsWith?.cover === 'blank' ? '' : null),
});

/** Live clients ask for larger pages than documented, with an undocumented parameter. */
const asksForMore = (limit: number | undefined): limit is number =>
  limit !== undefined && limit > ARTICLE_PAGE;

/** `all` also returns empty properties. */
export async function readArticle(client: Client, id: string, all: boolean, options?: CallOptions) {
  const raw = await client.read(get(ONE, id, all ? { load_all_properties: 'true' } : undefined), options);
  return articleFromAragorn(parseEntity(aragornArticle, raw, id), raw);
}

export function articles(client: Client): ArticleService {
  async function page(
    worldId: WorldId,
    { offset, categoryId, term, order = 'created', direction = 'descending' }: ArticleQuery,
    options?: CallOptions,
  ): Promise<Page<ArticleSummary>> {
    if (categoryId !== undefined) throw unsupported();
    const query = listQuery(BY_ARTICLE, offset, { term, order, direction });
    const { learned } = client;
    const limit = learned.known.articlePage;
    const read = async (more: Readonly<Record<string, string>>) => {
      const answer = await client.read(listed(LIST, worldId, { ...query, ...more }), options);
      const place = { offset, size: fullPage(ARTICLE_PAGE, learned) };
      return parsePage(aragornSummary, answer.articles, place, (wire) => summaryFromAragorn(wire, worldId));
    };
    if (!asksForMore(limit)) return read({});
    try {
      const page = await read({ limit: String(limit) });
      // Perhaps the limit is ignored. Then asking for it is of no use, but does no harm either.
      if (page.items.length + page.skipped === ARTICLE_PAGE) learned.forget('articlePage');
      return page;
    } catch (error) {
      if (!(error instanceof ServiceError) || error.failure.kind !== 'invalid') throw error;
      learned.forget('articlePage');
      return read({});
    }
  }

  return {
    articles: describeMethod([`GET ${LIST}`], page),
    article: describeMethod([`GET ${ONE}?load_all_properties=true`], (id, options) =>
      readArticle(client, id, true, options),
    ),
    createArticle: describeMethod(['POST article'], async (article, options) => {
      const body = withoutNulls({
        world: article.worldId,
        template: article.template,
        custom_article_template: article.customTemplateId ?? null,
        ...articleBody(article, encodingFor(client.learned)),
      });
      // Patching a nonexistent article changes nothing, and any response shows that streamed bodies arrive.
      const probe = write('PATCH', ONE, NO_ARTICLE, {});
      return createdHint(await client.create(write('POST', 'article', undefined, body), probe, options));
    }),
    patchArticle: describeMethod([`PATCH ${ONE}`], async (id, _worldId, changes, options) => {
      const body = articleBody(changes, encodingFor(client.learned));
      if (hasAny(body))
        await orForget(client.learned, changes, client.write(write('PATCH', ONE, id, body), options));
    }),
    deleteArticle: describeMethod([`DELETE ${ONE}`], async (id, options) => {
      await client.write(write('DELETE', ONE, id), options);
    }),
  };
}
