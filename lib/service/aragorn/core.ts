import type * as z from 'zod/mini';
import type { Category, CategoryId, CustomTemplate, WorldId } from '../../model/index.ts';
import { BOROMIR_ONLY, TEMPLATE_CODES } from '../../model/index.ts';
import type { Client } from '../client.ts';
import { describeMethod } from '../describe-method.ts';
import type {
  CallOptions,
  Capabilities,
  CategoryService,
  IdentityService,
  List,
  WorldService,
} from '../port.ts';
import { listOf, toReferenceId } from '../schema/fields.ts';
import { parseEntity, parsePage } from '../schema/parse.ts';
import { articles } from './articles.ts';
import { ARTICLE_PAGE, BY_CATEGORY, get, LIST_PAGE, listed, listQuery, WHOLE } from './calls.ts';
import {
  aragornCategory,
  aragornUser,
  aragornWorld,
  aragornWorldSummary,
  customTemplate,
} from './schemas.ts';

function worlds(client: Client): Pick<WorldService, 'world'> {
  return {
    world: describeMethod(['GET world/{id}'], async (id, options) => {
      const wire = parseEntity(aragornWorld, await client.read(get('world/{id}', id), options), id);
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
        cover: wire.cover,
      };
    }),
  };
}

function customTemplates(value: unknown): CustomTemplate[] {
  return parsePage(customTemplate, listOf(value), WHOLE, ({ id, name, title }) => ({
    id,
    name: name ?? title ?? '',
  })).items;
}

function people(client: Client): IdentityService & Pick<WorldService, 'worlds'> {
  /** Aragorn has no `identity` endpoint; `user` returns the same. */
  const self = async (options?: CallOptions) =>
    parseEntity(aragornUser, await client.read(get('user'), options));

  const userWorlds = worldsOf(client);

  return {
    identity: describeMethod(['GET user'], async (options) => {
      const { id, username } = await self(options);
      return { id, username: username ?? '' };
    }),
    user: describeMethod(['GET user'], async (options) => {
      const { id, username, url, locale } = await self(options);
      return { id, username: username ?? '', url, locale };
    }),
    worlds: describeMethod(['GET user', 'GET user/{id}/worlds'], async (options) =>
      userWorlds((await self(options)).id, options),
    ),
  };
}

export function worldsOf(client: Client) {
  return describeMethod(['GET user/{id}/worlds'], async (id: string, options?: CallOptions) => {
    const answer = await client.read(listed('user/{id}/worlds', id), options);
    return parsePage(aragornWorldSummary, answer.worlds, WHOLE, (wire) => ({
      id: wire.id,
      title: wire.name ?? wire.title ?? '',
      slug: wire.slug,
      url: wire.url,
      ownership: null,
    })).items;
  });
}

type Wire = z.output<typeof aragornCategory>;

function categoryFromAragorn(wire: Wire, worldId: WorldId): Category {
  return {
    id: wire.id,
    worldId,
    title: wire.title ?? wire.name ?? '',
    parentId: wire.parent ?? wire.parent_category,
    state: wire.state,
    icon: wire.icon,
    url: wire.url,
    position: wire.position,
  };
}

/** Fills in missing parents from the parents' `children` (platform notes, Categories). */
function withParents(page: readonly { wire: Wire; category: Category }[]): Category[] {
  const parents = new Map<CategoryId, CategoryId>();
  for (const { wire } of page)
    for (const child of listOf(wire.children)) {
      const id = toReferenceId(child);
      if (id && id !== wire.id) parents.set(id, wire.id);
    }
  return page.map(({ category }) => ({
    ...category,
    parentId: category.parentId ?? parents.get(category.id) ?? null,
  }));
}

const LIST = 'world/{id}/categories';

export function categories(client: Client): CategoryService {
  const page: List<WorldId, Category> = async (worldId, offset, options) => {
    const answer = await client.read(listed(LIST, worldId, listQuery(BY_CATEGORY, offset, options)), options);
    const read = parsePage(aragornCategory, answer.categories, { offset, size: LIST_PAGE }, (wire) => ({
      wire,
      category: categoryFromAragorn(wire, worldId),
    }));
    return { ...read, items: withParents(read.items) };
  };
  return { categories: describeMethod([`GET ${LIST}`], page) };
}

/** The resources that capture, the outbox and offline copies need. */
export const ARAGORN_CORE = { people, worlds, articles, categories };

export const ARAGORN_CAPABILITIES: Capabilities = {
  newestFirst: true,
  term: true,
  byCategory: false,
  templates: TEMPLATE_CODES.filter((code) => !BOROMIR_ONLY.has(code)),
  articlePage: ARTICLE_PAGE,
};
