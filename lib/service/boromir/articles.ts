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
import { change, creation, entity, type Granularity, list, PAGE } from './calls.ts';
import { rejectFilters, removes } from './methods.ts';
import { boromirArticle, boromirSummary } from './schemas.ts';

function summaryFromBoromir(wire: z.output<typeof boromirSummary>, worldId: WorldId): ArticleSummary {
  return {
    id: wire.id,
    worldId: wire.world ?? worldId,
    title: wire.title ?? '',
    template: templateCode(wire.templateType ?? wire.entityClass),
    state: wire.state,
    isDraft: wire.isDraft ?? false,
    isWip: wire.isWip ?? false,
    tags: wire.tags,
    excerpt: wire.excerpt,
    url: wire.url,
    slug: wire.slug,
    // List entries have the category only in `folderId`.
    categoryId: wire.category ?? wire.folderId,
    updatedAt: wire.updateDate,
    wordcount: wire.wordcount,
  };
}

function articleFromBoromir(
  wire: z.output<typeof boromirArticle>,
  raw: Readonly<Record<string, unknown>>,
): Article {
  return {
    ...summaryFromBoromir(wire, ''),
    content: wire.content ?? '',
    text: textsOf(raw),
    isAdultContent: wire.isAdultContent ?? false,
    createdAt: wire.creationDate,
    authorName: isRecord(wire.author) ? (toText(wire.author.username) ?? toText(wire.author.title)) : null,
    articleParentId: wire.articleParent,
    coverId: toNumber(wire.cover),
    raw,
  };
}

const ENCODING: ArticleEncoding = {
  flag: (value) => value,
  link: (id) => (id ? { id } : null),
  cover: (id) => (id === null ? null : { id }),
};

export async function readArticle(
  client: Client,
  id: string,
  granularity: Granularity,
  options?: CallOptions,
) {
  const raw = await client.read(entity('article', id, granularity), options);
  return articleFromBoromir(parseEntity(boromirArticle, raw, id), raw);
}

export function articles(client: Client): ArticleService {
  async function listed(
    worldId: WorldId,
    { offset, categoryId, ...filters }: ArticleQuery,
    options?: CallOptions,
  ): Promise<Page<ArticleSummary>> {
    rejectFilters(filters);
    // "-1" selects articles without a category.
    const extra = categoryId === undefined ? {} : { category: { id: categoryId ?? '-1' } };
    const answer = await client.read(list('world/articles', worldId, offset, extra), options);
    return parsePage(boromirSummary, answer.entities, { offset, size: PAGE }, (wire) =>
      summaryFromBoromir(wire, worldId),
    );
  }

  return {
    articles: describeMethod(['POST world/articles'], listed),
    article: describeMethod(['GET article?granularity=2'], (id, options) =>
      readArticle(client, id, 2, options),
    ),
    createArticle: describeMethod(['PUT article'], async (article, options) => {
      const { worldId, template, customTemplateId } = article;
      const body = withoutNulls({
        templateType: template,
        world: { id: worldId },
        customArticleTemplate: customTemplateId || null,
        ...articleBody(article, ENCODING),
      });
      const probe = list('world/articles', worldId, 0, {}, 1);
      return createdHint(await client.create(creation('article', body), probe, options));
    }),
    patchArticle: describeMethod(['PATCH article'], async (id, _worldId, changes, options) => {
      const body = articleBody(changes, ENCODING);
      if (hasAny(body)) await client.write(change('article', id, body), options);
    }),
    deleteArticle: removes(client, 'article'),
  };
}
