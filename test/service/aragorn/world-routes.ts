import { type Answer, jsonAnswer } from '../answer.ts';
import {
  type ArticleOrder,
  articleIdsInCategory,
  childCategories,
  customTemplates,
  formatInstant,
  listArticles,
  listCategories,
  nowInstant,
  type StoredWorld,
  updateWorld,
  worldTextFields,
} from '../database/index.ts';
import { renderText } from '../markup/index.ts';
import type { Context, ServiceRoute } from '../route.ts';
import { characters, ownWorld, readerGroups, unprocessable, visibleWorld } from '../rules/index.ts';
import { articleSummary } from './article-answer.ts';
import { categoryRead } from './category-routes.ts';
import { pageSize, readListQuery } from './list-query.ts';
import { authorReference, imageReference, type ReferenceContext, worldReference } from './reference.ts';

export const worldRoutes: ServiceRoute[] = [
  { kind: 'service', method: 'GET', path: '/api/aragorn/world/:id', handler: read },
  { kind: 'service', method: 'PATCH', path: '/api/aragorn/world/:id', handler: patch, writes: true },
  { kind: 'service', method: 'GET', path: '/api/aragorn/world/:id/articles', handler: articles },
  { kind: 'service', method: 'GET', path: '/api/aragorn/world/:id/categories', handler: categories },
];

function worldRead(world: StoredWorld, context: ReferenceContext) {
  const description = world.texts.description ?? '';
  return {
    id: world.id,
    name: world.name,
    locale: world.locale,
    state: world.state,
    ...Object.fromEntries(worldTextFields.map((name) => [name, world.texts[name] ?? ''])),
    description_parsed: renderText(description, world, context),
    theme: world.theme,
    slug: world.slug,
    url: `${context.origin}/w/${world.slug}`,
    cover: imageReference(typeof world.settings.cover === 'number' ? world.settings.cover : 1, context),
    custom_article_templates: customTemplates(context.store, world.id).map(({ id, name }) => ({ id, name })),
    author: authorReference(world.ownerId, context),
  };
}

function read(context: Context): Answer {
  return jsonAnswer(worldRead(visibleWorld(context.store, context.user, context.params.id ?? ''), context));
}

function patch(context: Context): Answer {
  const { store, user, params, body } = context;
  const world = ownWorld(store, user, params.id ?? '');
  const { name, state } = body;
  if (name !== undefined && typeof name !== 'string') throw unprocessable('name: must be a string');
  if (state !== undefined && state !== 'public' && state !== 'private')
    throw unprocessable('state: must be "public" or "private"');
  for (const field of ['name', 'subtitle'])
    if (characters(String(body[field] ?? '')) > 256)
      throw unprocessable(`${field}: may hold at most 256 characters`);
  const texts: Record<string, string | null> = {};
  for (const field of worldTextFields) {
    const value = body[field];
    if (value === undefined) continue;
    if (value !== null && typeof value !== 'string') throw unprocessable(`${field}: must be a string`);
    texts[field] = value;
  }
  updateWorld(store, world.id, {
    ...(name ? { name } : {}),
    ...(state ? { state } : {}),
    texts,
    updateDate: nowInstant(),
  });
  return jsonAnswer({ success: true, id: world.id, url: `${context.origin}/w/${world.slug}` });
}

const articleOrders: Record<'id' | 'title' | 'notification_date' | 'creation_date', ArticleOrder> = {
  id: 'id',
  title: 'title',
  notification_date: 'notificationDate',
  creation_date: 'creationDate',
};

function articles(context: Context): Answer {
  const { store, user, quirks } = context;
  const world = visibleWorld(store, user, context.params.id ?? '');
  const query = readListQuery(context.query, ['id', 'title', 'notification_date', 'creation_date']);
  const limit = pageSize(context, 25);
  const page = listArticles(store, {
    worldId: world.id,
    term: query.term,
    termMatch: quirks,
    categoryId: null,
    readerGroups: readerGroups(store, user, world),
    createdBefore: quirks.listLagMs > 0 ? formatInstant(Date.now() - quirks.listLagMs) : null,
    orderBy: articleOrders[query.order_by],
    descending: query.trajectory === 'DESC',
    limit,
    offset: query.offset,
  });
  return jsonAnswer({
    world: worldReference(world, context),
    ...query,
    limit,
    articles: page.map((article) => articleSummary(article, world, context)),
  });
}

function categories(context: Context): Answer {
  const { store, user } = context;
  const world = visibleWorld(store, user, context.params.id ?? '');
  const query = readListQuery(context.query, ['name', 'creation_date']);
  const limit = pageSize(context, 50);
  const page = listCategories(store, {
    worldId: world.id,
    term: query.term,
    orderBy: query.order_by === 'name' ? 'title' : 'creationDate',
    descending: query.trajectory === 'DESC',
    readerGroups: readerGroups(store, user, world),
    limit,
    offset: query.offset,
  });
  return jsonAnswer({
    world: worldReference(world, context),
    ...query,
    limit,
    categories: page.map((category) => ({
      ...categoryRead(category, world, context),
      parent: category.parentId,
      children: childCategories(store, category.id).map(({ id }) => id),
      articles: articleIdsInCategory(store, category),
    })),
  });
}
