import { type Answer, jsonAnswer } from '../answer.ts';
import { entityById, linksOf, listSecrets, type StoredSecret } from '../database/index.ts';
import { renderText } from '../markup/index.ts';
import type { Context, ServiceRoute } from '../route.ts';
import { maySeeSecret, visibleSecret, visibleWorld } from '../rules/index.ts';
import { pageSize, readListQuery } from './list-query.ts';
import { authorReference, type ReferenceContext, worldReference } from './reference.ts';

export const secretRoutes: ServiceRoute[] = [
  { kind: 'service', method: 'GET', path: '/api/aragorn/secret/:id', handler: read },
  { kind: 'service', method: 'GET', path: '/api/aragorn/world/:id/secrets', handler: list },
];

function secretSummary(secret: StoredSecret, context: ReferenceContext) {
  return {
    id: secret.id,
    title: secret.title,
    state: secret.state,
    tags: secret.tags ?? '',
    author: authorReference(secret.authorId, context),
    subscribergroups: linksOf(context.store, { kind: 'secret', id: secret.id }, 'subscribergroups').flatMap(
      ({ kind, id }) => {
        const group = entityById(context.store, kind, id);
        return group ? [{ id, title: group.title }] : [];
      },
    ),
  };
}

function read(context: Context): Answer {
  const { secret, world } = visibleSecret(context.store, context.user, context.params.id ?? '');
  return jsonAnswer({
    ...secretSummary(secret, context),
    content: context.quirks.crlf ? secret.content.replace(/\r?\n/g, '\r\n') : secret.content,
    content_parsed: renderText(secret.content, world, context),
  });
}

/** The list's format is undocumented, so it contains only the minimum, without content. */
function list(context: Context): Answer {
  const { store, user } = context;
  const world = visibleWorld(store, user, context.params.id ?? '');
  const { term: _, ...query } = readListQuery(context.query, ['id', 'title']);
  const limit = pageSize(context, 50);
  const secrets = listSecrets(store, {
    worldId: world.id,
    orderBy: query.order_by,
    descending: query.trajectory === 'DESC',
  })
    .filter((secret) => maySeeSecret(store, user, secret, world))
    .slice(query.offset, query.offset + limit);
  return jsonAnswer({
    world: worldReference(world, context),
    ...query,
    limit,
    secrets: secrets.map((secret) => secretSummary(secret, context)),
  });
}
