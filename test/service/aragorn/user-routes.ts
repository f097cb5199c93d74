import { type Answer, jsonAnswer } from '../answer.ts';
import { listEntities, listImages, type StoredUser, userById, worldsOfUser } from '../database/index.ts';
import type { Context, ServiceRoute } from '../route.ts';
import { maySeeWorld, notFound } from '../rules/index.ts';
import { imageSummary } from './image-routes.ts';
import { pageSize, readListQuery } from './list-query.ts';
import { dateObject } from './reference.ts';

export const userRoutes: ServiceRoute[] = [
  { kind: 'service', method: 'GET', path: '/api/aragorn/user', handler: own },
  { kind: 'service', method: 'GET', path: '/api/aragorn/user/:id', handler: read },
  { kind: 'service', method: 'GET', path: '/api/aragorn/user/:id/worlds', handler: worlds },
  { kind: 'service', method: 'GET', path: '/api/aragorn/user/:id/manuscripts', handler: manuscripts },
  { kind: 'service', method: 'GET', path: '/api/aragorn/user/:id/images', handler: images },
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
    ...Object.fromEntries(handles.map((name) => [name, user.fields[name] ?? null])),
    locale: user.fields.locale ?? 'en',
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

/** Public manuscripts, and private ones for the user themselves. */
function manuscripts(context: Context): Answer {
  const user = named(context);
  const listed = listEntities(context.store, { kind: 'manuscript', within: { kind: 'user', id: user.id } });
  const seen = listed.filter(({ state }) => state === 'public' || user.id === context.user.id);
  return jsonAnswer({
    id: user.id,
    username: user.username,
    manuscripts: seen.map(({ id, state, title, slug, fields }) => ({
      id,
      state,
      name: title,
      slug,
      status: fields.status,
    })),
  });
}

/** The format is undocumented. Uses the world's image list without paging. */
function images(context: Context): Answer {
  const user = named(context);
  const { term: _, ...query } = readListQuery(context.query, ['id', 'title']);
  const listed = listImages(context.store, {
    of: { ownerId: user.id },
    onlyPublic: user.id !== context.user.id,
    orderBy: query.order_by,
    descending: query.trajectory === 'DESC',
    limit: pageSize(context, 50),
    offset: query.offset,
  });
  return jsonAnswer({
    id: user.id,
    username: user.username,
    images: listed.map((image) => imageSummary(image, context)),
  });
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
