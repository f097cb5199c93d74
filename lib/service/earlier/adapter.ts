import { type CustomTemplate, TEMPLATES } from '../../model/index.ts';
import type { Client } from '../client.ts';
import { ServiceError } from '../failure.ts';
import type { CallOptions, Service } from '../port.ts';
import { createdHint } from '../schema/article.ts';
import { parseEntity, parsePage } from '../schema/parse.ts';
import { listOf } from '../schema/values.ts';
import { articleBody, hasAny, type Spelling, withoutNulls } from '../schema/write.ts';
import { notFound, unsupported } from '../transport/failures.ts';
import { type Call, ENTITY_CAP, LIST_CAP } from '../transport/send.ts';
import { articleFromEarlier, summaryFromEarlier } from './article.ts';
import { categoryFromEarlier, withParents } from './category.ts';
import {
  customTemplate,
  earlierArticle,
  earlierCategory,
  earlierSummary,
  earlierUser,
  earlierWorld,
  earlierWorldSummary,
} from './schemas.ts';

/** Entries of a list page (API specification, Limits). */
const ARTICLE_PAGE = 25;
const CATEGORY_PAGE = 50;
const NO_ARTICLE = '00000000-0000-0000-0000-000000000000';

const spelling: Spelling = {
  flag: (value) => (value ? 1 : 0),
  link: (id) => id,
  cover: (id) => id,
};

export function createEarlier(client: Client): Service {
  /** This version has no `identity`; its user says the same. */
  async function self(options?: CallOptions) {
    return parseEntity(earlierUser, await client.read(get('user'), options));
  }

  return {
    version: 'earlier',
    capabilities: {
      newestFirst: true,
      term: true,
      byCategory: false,
      templates: TEMPLATES.filter(({ support }) => support === 'both').map(({ code }) => code),
      articlePage: ARTICLE_PAGE,
    },
    async identity(options) {
      const { id, username } = await self(options);
      return { id, username: username ?? '' };
    },
    async user(options) {
      const { id, username, url, locale } = await self(options);
      return { id, username: username ?? '', url, locale };
    },
    async worlds(options) {
      const { id } = await self(options);
      const answer = await client.read(list(`user/${segment(id)}/worlds`), options);
      return parsePage(earlierWorldSummary, answer.worlds, WHOLE, (wire) => ({
        id: wire.id,
        title: wire.name ?? wire.title ?? '',
        slug: wire.slug,
        url: wire.url,
        ownership: null,
      })).items;
    },
    async world(id, options) {
      const wire = parseEntity(earlierWorld, await client.read(get(`world/${segment(id)}`), options), id);
      return {
        id: wire.id,
        title: wire.name ?? wire.title ?? '',
        slug: wire.slug,
        url: wire.url,
        ownership: null,
        description: wire.description ?? '',
        tags: wire.tags,
        customTemplates: customTemplates(wire.custom_article_templates),
        newArticleState: wire.state,
        articleCount: wire.count_articles,
      };
    },
    async categories(worldId, offset, options) {
      const call = list(`world/${segment(worldId)}/categories`, { offset: String(offset) });
      const answer = await client.read(call, options);
      const page = parsePage(earlierCategory, answer.categories, { offset, size: CATEGORY_PAGE }, (wire) => ({
        wire,
        category: categoryFromEarlier(wire, worldId),
      }));
      return { ...page, items: withParents(page.items) };
    },
    async articles(worldId, { offset, term, categoryId }, options) {
      if (categoryId !== undefined) throw unsupported('list the articles of one category');
      const order = { order_by: 'creation_date', trajectory: 'DESC' };
      const query = { offset: String(offset), ...order, ...(term === undefined ? {} : { term }) };
      const answer = await client.read(list(`world/${segment(worldId)}/articles`, query), options);
      return parsePage(earlierSummary, answer.articles, { offset, size: ARTICLE_PAGE }, (wire) =>
        summaryFromEarlier(wire, worldId),
      );
    },
    async article(id, options) {
      const raw = await client.read(get(`article/${segment(id)}`, { load_all_properties: 'true' }), options);
      return articleFromEarlier(parseEntity(earlierArticle, raw, id), raw);
    },
    async createArticle(article, options) {
      const body = withoutNulls({
        world: article.worldId,
        template: article.template,
        custom_article_template: article.customTemplateId ?? null,
        ...articleBody(article, spelling),
      });
      // A patch of an article that cannot exist changes nothing, and any answer to it shows that a stream arrives.
      const probe = write('PATCH', NO_ARTICLE, {});
      return createdHint(
        await client.create(
          { method: 'POST', path: 'article', body, cap: ENTITY_CAP, emptyAllowed: true },
          probe,
          options,
        ),
      );
    },
    async patchArticle(id, _worldId, changes, options) {
      const body = articleBody(changes, spelling);
      if (hasAny(body)) await client.write(write('PATCH', id, body), options);
    },
    async deleteArticle(id, options) {
      await client.write(write('DELETE', id), options);
    },
  };
}

/** The list of a user's worlds has no pages. */
const WHOLE = { offset: 0, size: Number.POSITIVE_INFINITY };

function get(path: string, query?: Record<string, string>): Call {
  return { method: 'GET', path, cap: ENTITY_CAP, ...(query && { query }) };
}

function list(path: string, query?: Record<string, string>): Call {
  return { ...get(path, query), cap: LIST_CAP };
}

function write(method: 'PATCH' | 'DELETE', id: string, body?: Record<string, unknown>): Call {
  return {
    method,
    path: `article/${segment(id)}`,
    cap: ENTITY_CAP,
    emptyAllowed: true,
    ...(body && { body }),
  };
}

/** An id becomes one segment of a path; anything that is no id could lead elsewhere. */
function segment(id: string): string {
  if (!/^[\w-]+$/.test(id)) throw new ServiceError(notFound(), false);
  return id;
}

function customTemplates(value: unknown): CustomTemplate[] {
  return parsePage(customTemplate, listOf(value), WHOLE, ({ id, name, title }) => ({
    id,
    name: name ?? title ?? '',
  })).items;
}
