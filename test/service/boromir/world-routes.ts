import { randomUUID } from 'node:crypto';
import { type Answer, jsonAnswer } from '../answer.ts';
import {
  deleteWorld,
  insertWorld,
  nowInstant,
  type StoredWorld,
  updateWorld,
  type WorldChanges,
  worldById,
  worldBySlug,
} from '../database/index.ts';
import type { Context, ServiceRoute } from '../route.ts';
import {
  checkCover,
  forbidden,
  mayWrite,
  ownWorld,
  slugOf,
  unprocessable,
  visibleWorld,
} from '../rules/index.ts';
import { queryGranularity, queryId } from './query.ts';
import { worldReference } from './reference.ts';
import { linkId, readState, readText, readTruth, refuseUnknown } from './values.ts';
import { worldAnswer, worldGranularities, worldSettings, worldTexts } from './world-answer.ts';

const path = '/api/external/boromir/world';

export const worldRoutes: ServiceRoute[] = [
  { kind: 'service', method: 'GET', path, handler: read },
  { kind: 'service', method: 'PUT', path, handler: create, writes: true },
  { kind: 'service', method: 'PATCH', path, handler: patch, writes: true },
  { kind: 'service', method: 'DELETE', path, handler: remove, writes: true },
];

function read(context: Context): Answer {
  const world = visibleWorld(context.store, context.user, queryId(context));
  const answer = worldAnswer(world, context, queryGranularity(context, worldGranularities));
  return jsonAnswer({ ...answer, success: true, isEditable: mayWrite(context.store, context.user, world) });
}

/** A new world is private and belongs to the token's owner. */
function create(context: Context): Answer {
  const { store, user, body, quirks } = context;
  const title = readText(body, 'title', quirks) ?? readText(body, 'name', quirks);
  if (!title) throw unprocessable('The title is required');
  const now = nowInstant();
  const id = randomUUID();
  const plain = slugOf(title, user.username);
  const blank: StoredWorld = {
    id,
    ownerId: user.id,
    name: title,
    slug: worldBySlug(store, plain) ? `${plain}-${id.slice(0, 6)}` : plain,
    state: 'private',
    locale: 'en',
    theme: 1,
    articlesPrivateOnCreation: false,
    creationDate: now,
    updateDate: now,
    settings: {},
    texts: {},
  };
  const changes = readChanges(context, blank);
  insertWorld(store, blank);
  updateWorld(store, id, changes);
  const world = worldById(store, id) ?? blank;
  return jsonAnswer({ ...worldAnswer(world, context, 1), success: true, isEditable: true });
}

/** Only the owner can change the world itself; co-authors can change its content. */
function patch(context: Context): Answer {
  const { store, user, quirks } = context;
  const world = ownWorld(store, user, queryId(context));
  updateWorld(store, world.id, readChanges(context, world));
  const changed = worldById(store, world.id) ?? world;
  const answer = quirks.twoSerialisations
    ? worldReference(changed, context)
    : worldAnswer(changed, context, 1);
  return jsonAnswer({ ...answer, success: true });
}

function remove(context: Context): Answer {
  const world = ownWorld(context.store, context.user, queryId(context));
  if (!context.quirks.worldDelete) throw forbidden();
  deleteWorld(context.store, world.id);
  return jsonAnswer({ success: true });
}

const others = [
  'id',
  'title',
  'name',
  'state',
  'locale',
  'theme',
  'articlesPrivateOnCreation',
  'genres',
  'cover',
];

function readChanges({ store, body, quirks }: Context, world: StoredWorld): WorldChanges {
  refuseUnknown(body, [...others, 'icon', ...Object.keys(worldTexts), ...Object.keys(worldSettings)], quirks);
  const changes: WorldChanges = { texts: {}, settings: {}, updateDate: nowInstant() };
  const name = readText(body, 'title', quirks) ?? readText(body, 'name', quirks);
  if (name) changes.name = name;
  const state = readState(body);
  if (state) changes.state = state;
  const locale = readText(body, 'locale', quirks);
  if (locale) changes.locale = locale;
  if (body.theme !== undefined) changes.theme = Number(body.theme) || 1;
  if (body.articlesPrivateOnCreation !== undefined)
    changes.articlesPrivateOnCreation = readTruth(body, 'articlesPrivateOnCreation');
  for (const [field, kept] of Object.entries(worldTexts)) {
    const value = readText(body, field, quirks);
    if (value !== undefined) changes.texts[kept] = value;
  }
  const settings: Record<string, unknown> = {};
  for (const [field, start] of Object.entries(worldSettings))
    if (body[field] !== undefined)
      settings[field] = typeof start === 'boolean' ? readTruth(body, field) : body[field];
  if (Array.isArray(body.genres)) settings.genres = body.genres;
  const cover = linkId(body.cover, true);
  if (cover !== undefined) settings.cover = cover === null ? null : checkCover(store, world, Number(cover));
  changes.settings = settings;
  return changes;
}
