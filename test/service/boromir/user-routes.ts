import { type Answer, jsonAnswer } from '../answer.ts';
import { type StoredUser, updateUser, userById, worldById, worldsOfUser } from '../database/index.ts';
import { dateObject } from '../date-object.ts';
import type { Context, ServiceRoute } from '../route.ts';
import { forbidden, maySeeWorld, notFound, visibleWorld } from '../rules/index.ts';
import { bodyPage, queryGranularity, queryId } from './query.ts';
import { nested, userReference, worldReference } from './reference.ts';
import { linkId, readText, refuseUnknown } from './values.ts';
import { worldAnswer, worldGranularities } from './world-answer.ts';

const root = '/api/external/boromir';

export const userRoutes: ServiceRoute[] = [
  { kind: 'service', method: 'GET', path: `${root}/identity`, handler: identity },
  { kind: 'service', method: 'GET', path: `${root}/user`, handler: read },
  { kind: 'service', method: 'PATCH', path: `${root}/user`, handler: patch, writes: true },
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

/** Settings that users can change besides their names and bio. */
const settings: Readonly<Record<string, unknown>> = {
  locale: 'en',
  interfaceEditor: 'euclid',
  interfaceEditorMode: 'code',
  interfaceEditorTheme: 'light',
  deviantart: null,
  youtube: null,
  twitch: null,
  discord: null,
  instagram: null,
  kofi: null,
  patreon: null,
  twitter: null,
  facebook: null,
  reddit: null,
};

function userAnswer(user: StoredUser, context: Context, granularity: number) {
  const answer: Record<string, unknown> = { ...userReference(user, context) };
  if (granularity >= 0)
    Object.assign(answer, {
      username: user.username,
      firstname: user.firstname,
      lastname: user.lastname,
      bio: user.bio,
      ...settings,
      ...Object.fromEntries(Object.entries(user.fields).filter(([name]) => name in settings)),
      registrationDate: dateObject(user.registrationDate, context.quirks),
    });
  if (granularity >= 2 && user.id === context.user.id) {
    const active =
      typeof user.fields.activeWorld === 'string' ? worldById(context.store, user.fields.activeWorld) : null;
    Object.assign(answer, {
      membershipType: 'Grandmaster',
      activeWorld: active ? nested(worldReference(active, context), context) : null,
    });
  }
  return answer;
}

/** Without an `id`, returns the token's owner. */
function read(context: Context): Answer {
  const user = context.query.has('id') ? named(context, queryId(context)) : context.user;
  const answer = userAnswer(user, context, queryGranularity(context, [-1, 0, 2]));
  return jsonAnswer({ ...answer, success: true, isEditable: user.id === context.user.id });
}

/** Users can only change themselves. */
function patch(context: Context): Answer {
  const { store, body, quirks } = context;
  const user = context.query.has('id') ? named(context, queryId(context)) : context.user;
  if (user.id !== context.user.id) throw forbidden();
  const names = ['firstname', 'lastname', 'bio'] as const;
  refuseUnknown(body, ['id', 'activeWorld', ...names, ...Object.keys(settings)], quirks);
  const changed = { ...user, fields: { ...user.fields } };
  for (const name of names) {
    const value = readText(body, name, quirks);
    if (value !== undefined) changed[name] = value;
  }
  for (const name of Object.keys(settings)) {
    const value = readText(body, name, quirks);
    if (value !== undefined) changed.fields[name] = value;
  }
  const active = linkId(body.activeWorld, true);
  if (active) changed.fields.activeWorld = visibleWorld(store, user, active).id;
  updateUser(store, changed);
  return jsonAnswer({ ...userReference(changed, context), success: true });
}

function worlds(context: Context): Answer {
  const owner = named(context, context.query.has('id') ? queryId(context) : context.user.id);
  const { limit, offset } = bodyPage(context);
  const granularity = queryGranularity(context, worldGranularities);
  const entities = worldsOfUser(context.store, owner.id)
    .filter((world) => maySeeWorld(context.store, context.user, world))
    .slice(offset, offset + limit)
    .map((world) => ({
      ...worldAnswer(world, context, granularity),
      ownership: world.ownerId === owner.id ? 'owner' : 'coauthor',
    }));
  return jsonAnswer({ success: true, entities });
}
