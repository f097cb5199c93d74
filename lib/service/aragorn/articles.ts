import type * as z from 'zod/mini';
import type { Article, ArticleSummary, WorldId } from '../../model/index.ts';
import type { Client } from '../client.ts';
import { describeMethod } from '../describe-method.ts';
import { isRecord } from '../json.ts';
import type { ArticleQuery, ArticleService, CallOptions, Page } from '../port.ts';
import { createdHint, templateCode, textsOf } from '../schema/article.ts';
import { toNumber, toText } from '../schema/fields.ts';
import { parseEntity, parsePage } from '../schema/parse.ts';
import { type ArticleEncoding, articleBody, hasAny, withoutNulls } from '../schema/write.ts';
import { unsupported } from '../transport/failures.ts';
import { ARTICLE_PAGE, BY_ARTICLE, get, listed, listQuery, write } from './calls.ts';
import { aragornArticle, aragornSummary } from './schemas.ts';

function summaryFromAragorn(wire: z.output<typeof aragornSummary>, worldId: WorldId): ArticleSummary {
  return {
    id: wire.id,
    worldId: wire.world ?? worldId,
    title: wire.title ?? '',
    template: templateCode(wire.template_type ?? wire.template),
    state: wire.state,
    isDraft: wire.is_draft ?? false,
    isWip: wire.is_wip ?? false,
    tags: wire.tags,
    excerpt: wire.excerpt,
    url: wire.url,
    slug: wire.slug,
    categoryId: wire.category,
    updatedAt: wire.update_date ?? wire.last_update,
    wordcount: wire.wordcount,
  };
}

export function articleFromAragorn(
  wire: z.output<typeof aragornArticle>,
  raw: Readonly<Record<string, unknown>>,
): Article {
  return {
    ...summaryFromAragorn(wire, ''),
    content: wire.content ?? '',
    text: textsOf(raw, wire.sections),
    isAdultContent: wire.is_adult_content ?? wire.adult_content ?? false,
    createdAt: wire.creation_date,
    authorName: isRecord(wire.author) ? toText(wire.author.username) : null,
    articleParentId: wire.article_parent,
    coverId: toNumber(wire.cover),
    raw,
  };
}

const LIST = 'world/{id}/articles';
const ONE = 'article/{id}';
const NO_ARTICLE = '00000000-0000-0000-0000-000000000000';

const ENCODING: ArticleEncoding = {
  flag: (value) => (value ? 1 : 0),
  link: (id) => id,
  cover: (id) => id,
};

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
    const answer = await client.read(listed(LIST, worldId, query), options);
    const place = { offset, size: ARTICLE_PAGE };
    return parsePage(aragornSummary, answer.articles, place, (wire) => summaryFromAragorn(wire, worldId));
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
        ...articleBody(article, ENCODING),
      });
      // Patching a nonexistent article changes nothing, and any response shows that streamed bodies arrive.
      const probe = write('PATCH', ONE, NO_ARTICLE, {});
      return createdHint(await client.create(write('POST', 'article', undefined, body), probe, options));
    }),
    patchArticle: describeMethod([`PATCH ${ONE}`], async (id, _worldId, changes, options) => {
      const body = articleBody(changes, ENCODING);
      if (hasAny(body)) await client.write(write('PATCH', ONE, id, body), options);
    }),
    deleteArticle: describeMethod([`DELETE ${ONE}`], async (id, options) => {
      await client.write(write('DELETE', ONE, id), options);
    }),
  };
}
