import { randomUUID } from 'node:crypto';
import { type Answer, jsonAnswer } from '../answer.ts';
import {
  categoryBySlug,
  deleteCategory,
  insertCategory,
  listCategories,
  nowInstant,
  type StoredCategory,
  updateCategory,
} from '../database/index.ts';
import type { Context, ServiceRoute } from '../route.ts';
import {
  type CategoryAtHand,
  forbidden,
  readerGroups,
  slugOf,
  unprocessable,
  visibleCategory,
  visibleWorld,
  writableWorld,
} from '../rules/index.ts';
import { categoryAnswer, categoryGranularities } from './category-answer.ts';
import { relinkCategory, withChanges } from './category-input.ts';
import { bodyPage, queryGranularity, queryId } from './query.ts';
import { categoryReference } from './reference.ts';
import { linkId } from './values.ts';

const root = '/api/external/boromir';

export const categoryRoutes: ServiceRoute[] = [
  { kind: 'service', method: 'GET', path: `${root}/category`, handler: read },
  { kind: 'service', method: 'PUT', path: `${root}/category`, handler: create, writes: true },
  { kind: 'service', method: 'PATCH', path: `${root}/category`, handler: patch, writes: true },
  { kind: 'service', method: 'DELETE', path: `${root}/category`, handler: remove, writes: true },
  { kind: 'service', method: 'POST', path: `${root}/world/categories`, handler: list },
];

function read(context: Context): Answer {
  const { category, world, editable } = visibleCategory(context.store, context.user, queryId(context));
  const answer = categoryAnswer(category, world, context, queryGranularity(context, categoryGranularities));
  return jsonAnswer({ ...answer, success: true, isEditable: editable });
}

/** New categories are public, regardless of the world's default for articles. */
function create(context: Context): Answer {
  const { store, user, body } = context;
  if (typeof body.title !== 'string' || body.title === '') throw unprocessable('The title is required');
  const worldId = linkId(body.world, true);
  if (!worldId) throw unprocessable('The world is required');
  const world = writableWorld(store, user, worldId);
  const id = randomUUID();
  const slug = slugOf(body.title, 'category');
  const now = nowInstant();
  const blank: StoredCategory = {
    id,
    worldId,
    parentId: null,
    title: body.title,
    slug: categoryBySlug(store, worldId, slug) ? `${slug}-${id.slice(0, 6)}` : slug,
    state: 'public',
    description: '',
    excerpt: null,
    icon: null,
    position: 0,
    views: null,
    creationDate: now,
    updateDate: now,
    fields: {},
  };
  const category = withChanges(blank, world, context);
  insertCategory(store, category);
  relinkCategory(category, context);
  return jsonAnswer({ ...categoryAnswer(category, world, context, 2), success: true, isEditable: true });
}

function writable(context: Context): CategoryAtHand {
  const atHand = visibleCategory(context.store, context.user, queryId(context));
  if (!atHand.editable) throw forbidden();
  return atHand;
}

function patch(context: Context): Answer {
  const { category, world } = writable(context);
  const changed = { ...withChanges(category, world, context), updateDate: nowInstant() };
  updateCategory(context.store, changed);
  relinkCategory(changed, context);
  const answer = context.quirks.twoSerialisations
    ? categoryReference(changed, world, context)
    : categoryAnswer(changed, world, context, 2);
  return jsonAnswer({ ...answer, success: true });
}

function remove(context: Context): Answer {
  deleteCategory(context.store, writable(context).category.id);
  return jsonAnswer({ success: true });
}

function list(context: Context): Answer {
  const { store, user } = context;
  const world = visibleWorld(store, user, queryId(context));
  const categories = listCategories(store, {
    worldId: world.id,
    term: null,
    orderBy: 'seq',
    descending: false,
    readerGroups: readerGroups(store, user, world),
    ...bodyPage(context),
  });
  const granularity = queryGranularity(context, categoryGranularities);
  const entities = categories.map((category) => categoryAnswer(category, world, context, granularity));
  return jsonAnswer({ success: true, entities });
}
