import { type Answer, jsonAnswer } from '../answer.ts';
import { type StoredUser, userById, worldsOfUser } from '../database/index.ts';
import type { Context, ServiceRoute } from '../route.ts';
import { maySeeWorld, notFound } from '../rules/index.ts';
import { bodyPage, queryGranularity, queryId } from './query.ts';
import { dateObject, userReference } from './reference.ts';
import { worldAnswer } from './world-routes.ts';

const root = '/api/external/boromir';

export const userRoutes: ServiceRoute[] = [
  { kind: 'service', method: 'GET', path: `${root}/identity`, handler: identity },
  { kind: 'service', method: 'GET', path: `${root}/user`, handler: read },
  { kind: 'service', method: 'POST', path: `${root}/user/worlds`, handler: worlds },
];

function identity({ user }: Context): Answer {
  return jsonAnswer({ id: user.id, success: true, username: user.username, userhash: user.userhash });
}

function named({ store }: Context, id: string): StoredUser {
  const user = userById(store, id);
  if (!user) throw notFound();
  return user;
}

/** Without an `id`, the token's owner. */
function read(context: Context): Answer {
  const user = context.query.has('id') ? named(context, queryId(context)) : context.user;
  const own = user.id === context.user.id;
  const answer: Record<string, unknown> = { ...userReference(user, context) };
  const granularity = queryGranularity(context);
  if (granularity >= 0)
    Object.assign(answer, {
      username: user.username,
      firstname: user.firstname,
      lastname: user.lastname,
      bio: user.bio,
      locale: 'en',
      registrationDate: dateObject(user.registrationDate, context.quirks),
    });
  if (granularity >= 2 && own)
    Object.assign(answer, {
      interfaceEditor: 'euclid',
      interfaceEditorMode: 'code',
      membershipType: 'Grandmaster',
      activeWorld: null,
    });
  return jsonAnswer({ ...answer, success: true, isEditable: own });
}

function worlds(context: Context): Answer {
  const owner = named(context, queryId(context));
  const { limit, offset } = bodyPage(context);
  const granularity = queryGranularity(context);
  const entities = worldsOfUser(context.store, owner.id)
    .filter((world) => maySeeWorld(context.store, context.user, world))
    .slice(offset, offset + limit)
    .map((world) => ({
      ...worldAnswer(world, context, granularity),
      ownership: world.ownerId === owner.id ? 'owner' : 'coauthor',
    }));
  return jsonAnswer({ success: true, entities });
}
