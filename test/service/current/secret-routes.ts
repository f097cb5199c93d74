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
  updateSecret,
  userById,
} from '../database/index.ts';
import type { Context, ServiceRoute } from '../route.ts';
import {
  checkArticleParent,
  forbidden,
  mayWrite,
  type SecretAtHand,
  unprocessable,
  visibleSecret,
  visibleWorld,
  writableWorld,
} from '../rules/index.ts';
import { bodyPage, linkId, queryGranularity, queryId } from './query.ts';
import {
  articleReference,
  dateObject,
  type Ground,
  secretReference,
  userReference,
  worldReference,
} from './reference.ts';

const root = '/api/external/boromir';

export const secretRoutes: ServiceRoute[] = [
  { kind: 'service', method: 'GET', path: `${root}/secret`, handler: read },
  { kind: 'service', method: 'PUT', path: `${root}/secret`, handler: create, writes: true },
  { kind: 'service', method: 'PATCH', path: `${root}/secret`, handler: patch, writes: true },
  { kind: 'service', method: 'DELETE', path: `${root}/secret`, handler: remove, writes: true },
  { kind: 'service', method: 'POST', path: `${root}/world/secrets`, handler: list },
];

function secretAnswer(secret: StoredSecret, world: StoredWorld, ground: Ground, granularity: number) {
  const answer: Record<string, unknown> = { ...secretReference(secret, ground) };
  if (granularity >= 0)
    Object.assign(answer, {
      content: secret.content,
      creationDate: dateObject(secret.creationDate, ground.quirks),
    });
  if (granularity >= 2) {
    const author = userById(ground.store, secret.authorId);
    const article = secret.articleId ? articleById(ground.store, secret.articleId) : null;
    Object.assign(answer, {
      author: author ? userReference(author, ground) : null,
      article: article ? articleReference(article, world, ground) : null,
      world: worldReference(world, ground),
      editURL: `${ground.origin}/world/secret/${secret.id}/edit`,
    });
  }
  return answer;
}

function read(context: Context): Answer {
  const { secret, world, editable } = visibleSecret(context.store, context.user, queryId(context));
  const answer = secretAnswer(secret, world, context, queryGranularity(context));
  return jsonAnswer({ ...answer, success: true, isEditable: editable });
}

function create(context: Context): Answer {
  const { store, user, body } = context;
  if (typeof body.title !== 'string' || body.title === '') throw unprocessable('The title is required');
  const worldId = linkId(body.world);
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
  return jsonAnswer({ ...secretReference(changed, context), success: true });
}

function remove(context: Context): Answer {
  deleteSecret(context.store, writable(context).secret.id);
  return jsonAnswer({ success: true });
}

function withChanges(secret: StoredSecret, world: StoredWorld, { store, body }: Context): StoredSecret {
  const changed = { ...secret };
  if (typeof body.title === 'string') changed.title = body.title;
  if (typeof body.content === 'string') changed.content = body.content;
  if (typeof body.tags === 'string') changed.tags = body.tags;
  if (body.state === 'public' || body.state === 'private') changed.state = body.state;
  const article = linkId(body.article);
  if (article !== undefined)
    changed.articleId = article === null ? null : checkArticleParent(store, world, article, null);
  return changed;
}

function list(context: Context): Answer {
  const { store, user } = context;
  const world = visibleWorld(store, user, queryId(context));
  const secrets = listSecrets(store, {
    worldId: world.id,
    onlyPublic: !mayWrite(store, user, world),
    orderBy: 'seq',
    descending: false,
    ...bodyPage(context),
  });
  const granularity = queryGranularity(context);
  const entities = secrets.map((secret) => secretAnswer(secret, world, context, granularity));
  return jsonAnswer({ success: true, entities });
}
