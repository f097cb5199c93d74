import { randomUUID } from 'node:crypto';
import { type Answer, jsonAnswer } from '../answer.ts';
import {
  articleById,
  deleteSecret,
  insertSecret,
  listSecrets,
  nowInstant,
  type StoredSecret,
  type StoredWorld,
  setLinks,
  updateSecret,
  userById,
} from '../database/index.ts';
import { dateObject } from '../date-object.ts';
import type { Context, ServiceRoute } from '../route.ts';
import {
  checkArticleParent,
  forbidden,
  maySeeSecret,
  type SecretAtHand,
  unprocessable,
  visibleSecret,
  visibleWorld,
  writableWorld,
} from '../rules/index.ts';
import { readTargets } from './links.ts';
import { bodyPage, queryGranularity, queryId } from './query.ts';
import {
  articleReference,
  nested,
  type ReferenceContext,
  secretReference,
  userReference,
  worldReference,
} from './reference.ts';
import { linkId, readState, readText, refuseUnknown } from './values.ts';

const root = '/api/external/boromir';

export const secretRoutes: ServiceRoute[] = [
  { kind: 'service', method: 'GET', path: `${root}/secret`, handler: read },
  { kind: 'service', method: 'PUT', path: `${root}/secret`, handler: create, writes: true },
  { kind: 'service', method: 'PATCH', path: `${root}/secret`, handler: patch, writes: true },
  { kind: 'service', method: 'DELETE', path: `${root}/secret`, handler: remove, writes: true },
  { kind: 'service', method: 'POST', path: `${root}/world/secrets`, handler: list },
];

function secretAnswer(
  secret: StoredSecret,
  world: StoredWorld,
  context: ReferenceContext,
  granularity: number,
) {
  const answer: Record<string, unknown> = { ...secretReference(secret, context) };
  if (granularity >= 0)
    Object.assign(answer, {
      content: context.quirks.crlf ? secret.content.replace(/\r?\n/g, '\r\n') : secret.content,
      creationDate: dateObject(secret.creationDate, context.quirks),
    });
  if (granularity >= 2) {
    const author = userById(context.store, secret.authorId);
    const article = secret.articleId ? articleById(context.store, secret.articleId) : null;
    Object.assign(answer, {
      author: author ? nested(userReference(author, context), context) : null,
      article: article ? nested(articleReference(article, world, context), context) : null,
      world: nested(worldReference(world, context), context),
      editURL: `${context.origin}/world/secret/${secret.id}/edit`,
    });
  }
  return answer;
}

function read(context: Context): Answer {
  const { secret, world, editable } = visibleSecret(context.store, context.user, queryId(context));
  const answer = secretAnswer(secret, world, context, queryGranularity(context, [-1, 0, 2]));
  return jsonAnswer({ ...answer, success: true, isEditable: editable });
}

function create(context: Context): Answer {
  const { store, user, body } = context;
  if (typeof body.title !== 'string' || body.title === '') throw unprocessable('The title is required');
  const worldId = linkId(body.world, true);
  if (!worldId) throw unprocessable('The world is required');
  const world = writableWorld(store, user, worldId);
  const now = nowInstant();
  const blank: StoredSecret = {
    id: randomUUID(),
    worldId,
    authorId: user.id,
    articleId: null,
    title: body.title,
    content: '',
    state: 'private',
    tags: null,
    creationDate: now,
    updateDate: now,
  };
  const secret = withChanges(blank, world, context);
  insertSecret(store, secret);
  relink(secret, context);
  return jsonAnswer({ ...secretAnswer(secret, world, context, 2), success: true, isEditable: true });
}

function writable(context: Context): SecretAtHand {
  const atHand = visibleSecret(context.store, context.user, queryId(context));
  if (!atHand.editable) throw forbidden();
  return atHand;
}

function patch(context: Context): Answer {
  const { secret, world } = writable(context);
  const changed = { ...withChanges(secret, world, context), updateDate: nowInstant() };
  updateSecret(context.store, changed);
  relink(changed, context);
  const answer = context.quirks.twoSerialisations
    ? secretReference(changed, context)
    : secretAnswer(changed, world, context, 2);
  return jsonAnswer({ ...answer, success: true });
}

function remove(context: Context): Answer {
  deleteSecret(context.store, writable(context).secret.id);
  return jsonAnswer({ success: true });
}

const known = ['id', 'title', 'content', 'tags', 'state', 'article', 'world', 'author', 'subscribergroups'];

function withChanges(
  secret: StoredSecret,
  world: StoredWorld,
  { store, body, quirks }: Context,
): StoredSecret {
  refuseUnknown(body, [...known, 'icon', 'folderId'], quirks);
  const changed = { ...secret };
  changed.title = readText(body, 'title', quirks) ?? secret.title;
  if (body.content !== undefined) changed.content = readText(body, 'content', quirks) ?? '';
  if (body.tags !== undefined) changed.tags = readText(body, 'tags', quirks) ?? null;
  changed.state = readState(body) ?? secret.state;
  const article = linkId(body.article, true);
  if (article !== undefined)
    changed.articleId = article === null ? null : checkArticleParent(store, world, article, null);
  return changed;
}

function relink(secret: StoredSecret, context: Context): void {
  const sent = context.body.subscribergroups;
  if (sent === undefined) return;
  const groups = readTargets(context, 'subscribergroup', sent);
  setLinks(context.store, { kind: 'secret', id: secret.id }, 'subscribergroups', groups);
}

function list(context: Context): Answer {
  const { store, user } = context;
  const world = visibleWorld(store, user, queryId(context));
  const { limit, offset } = bodyPage(context);
  const secrets = listSecrets(store, {
    worldId: world.id,
    orderBy: 'seq',
    descending: false,
  })
    .filter((secret) => maySeeSecret(store, user, secret, world))
    .slice(offset, offset + limit);
  const granularity = queryGranularity(context, [-1, 0, 2]);
  const entities = secrets.map((secret) => secretAnswer(secret, world, context, granularity));
  return jsonAnswer({ success: true, entities });
}
