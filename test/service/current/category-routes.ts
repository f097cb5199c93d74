import { randomUUID } from 'node:crypto';
import { type Answer, jsonAnswer } from '../answer.ts';
import {
  categoryById,
  categoryBySlug,
  deleteCategory,
  insertCategory,
  listCategories,
  nowInstant,
  type StoredCategory,
  type StoredWorld,
  updateCategory,
} from '../database/index.ts';
import type { Context, ServiceRoute } from '../route.ts';
import {
  type CategoryAtHand,
  checkCategory,
  forbidden,
  mayWrite,
  slugOf,
  unprocessable,
  visibleCategory,
  visibleWorld,
  writableWorld,
} from '../rules/index.ts';
import { bodyPage, linkId, queryGranularity, queryId } from './query.ts';
import { categoryReference, dateObject, type Ground, worldReference } from './reference.ts';

const root = '/api/external/boromir';

export const categoryRoutes: ServiceRoute[] = [
  { kind: 'service', method: 'GET', path: `${root}/category`, handler: read },
  { kind: 'service', method: 'PUT', path: `${root}/category`, handler: create, writes: true },
  { kind: 'service', method: 'PATCH', path: `${root}/category`, handler: patch, writes: true },
  { kind: 'service', method: 'DELETE', path: `${root}/category`, handler: remove, writes: true },
  { kind: 'service', method: 'POST', path: `${root}/world/categories`, handler: list },
];

function categoryAnswer(category: StoredCategory, world: StoredWorld, ground: Ground, granularity: number) {
  const answer: Record<string, unknown> = { ...categoryReference(category, world, ground) };
  if (granularity >= 0)
    Object.assign(answer, {
      description: category.description,
      excerpt: category.excerpt,
      isBook: false,
      displayBookTitle: false,
      isCollapsed: false,
      position: category.position,
      creationDate: dateObject(category.creationDate, ground.quirks),
      views: category.views,
    });
  if (granularity >= 1)
    Object.assign(answer, {
      custom1: null,
      custom2: null,
      custom3: null,
      custom4: null,
      custom5: null,
      cssClasses: null,
      systemMeta: null,
    });
  if (granularity >= 2) {
    const parent = category.parentId ? categoryById(ground.store, category.parentId) : null;
    Object.assign(answer, {
      pagecover: null,
      bookcover: null,
      defaultarticlecover: null,
      parent: parent ? categoryReference(parent, world, ground) : null,
      world: worldReference(world, ground),
      articleRedirect: null,
      editURL: `${ground.origin}/world/category/${category.id}/edit`,
    });
  }
  return answer;
}

function read(context: Context): Answer {
  const { category, world, editable } = visibleCategory(context.store, context.user, queryId(context));
  const answer = categoryAnswer(category, world, context, queryGranularity(context));
  return jsonAnswer({ ...answer, success: true, isEditable: editable });
}

/** New categories are public, whatever the world's default for articles. */
function create(context: Context): Answer {
  const { store, user, body } = context;
  if (typeof body.title !== 'string' || body.title === '') throw unprocessable('The title is required');
  const worldId = linkId(body.world);
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
  };
  const category = withChanges(blank, world, context);
  insertCategory(store, category);
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
  return jsonAnswer({ ...categoryReference(changed, world, context), success: true });
}

function remove(context: Context): Answer {
  deleteCategory(context.store, writable(context).category.id);
  return jsonAnswer({ success: true });
}

function withChanges(category: StoredCategory, world: StoredWorld, { store, body }: Context): StoredCategory {
  const changed = { ...category };
  if (typeof body.title === 'string') changed.title = body.title;
  if (typeof body.description === 'string') changed.description = body.description;
  if (typeof body.excerpt === 'string') changed.excerpt = body.excerpt;
  if (typeof body.icon === 'string') changed.icon = body.icon;
  if (body.position !== undefined) changed.position = Number(body.position) || 0;
  if (body.state === 'public' || body.state === 'private') changed.state = body.state;
  const parent = linkId(body.parent);
  if (parent === category.id) throw unprocessable('A category cannot stand under itself');
  if (parent !== undefined) changed.parentId = parent === null ? null : checkCategory(store, world, parent);
  return changed;
}

function list(context: Context): Answer {
  const { store, user } = context;
  const world = visibleWorld(store, user, queryId(context));
  const categories = listCategories(store, {
    worldId: world.id,
    term: null,
    orderBy: 'seq',
    descending: false,
    onlyPublic: !mayWrite(store, user, world),
    ...bodyPage(context),
  });
  const granularity = queryGranularity(context);
  const entities = categories.map((category) => categoryAnswer(category, world, context, granularity));
  return jsonAnswer({ success: true, entities });
}
