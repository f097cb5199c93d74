import { type Answer, jsonAnswer } from '../answer.ts';
import { type StoredUser, userById, worldsOfUser } from '../database/index.ts';
import type { Context, ServiceRoute } from '../route.ts';
import { maySeeWorld, notFound } from '../rules/index.ts';
import { dateObject } from './reference.ts';

export const userRoutes: ServiceRoute[] = [
  { kind: 'service', method: 'GET', path: '/api/aragorn/user', handler: own },
  { kind: 'service', method: 'GET', path: '/api/aragorn/user/:id', handler: read },
  { kind: 'service', method: 'GET', path: '/api/aragorn/user/:id/worlds', handler: worlds },
];

const handles = [
  'deviantart',
  'youtube',
  'twitch',
  'discord',
  'instagram',
  'kofi',
  'patreon',
  'twitter',
  'facebook',
  'reddit',
];

function userRead(user: StoredUser, { origin, quirks }: Context) {
  return {
    id: user.id,
    username: user.username,
    firstname: user.firstname ?? '',
    lastname: user.lastname ?? '',
    bio: user.bio ?? '',
    ...Object.fromEntries(handles.map((name) => [name, null])),
    locale: 'en',
    membership: true,
    membership_type: 'Grandmaster',
    registration_date: dateObject(user.registrationDate, quirks),
    url: `${origin}/author/${user.username}`,
    avatar: { id: 1, url: `${origin}/uploads/avatar.svg` },
  };
}

function own(context: Context): Answer {
  return jsonAnswer(userRead(context.user, context));
}

function named({ store, params }: Context): StoredUser {
  const user = userById(store, params.id ?? '');
  if (!user) throw notFound();
  return user;
}

function read(context: Context): Answer {
  return jsonAnswer(userRead(named(context), context));
}

function worlds(context: Context): Answer {
  const user = named(context);
  const seen = worldsOfUser(context.store, user.id).filter((world) =>
    maySeeWorld(context.store, context.user, world),
  );
  return jsonAnswer({
    id: user.id,
    username: user.username,
    worlds: seen.map(({ id, state, name }) => ({ id, state, name })),
  });
}
