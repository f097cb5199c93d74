import type { WorldSummary } from '../../model/index.ts';
import type { Client } from '../client.ts';
import { describeMethod } from '../describe-method.ts';
import type { CallOptions, IdentityService, WorldService } from '../port.ts';
import { parseEntity, parsePage } from '../schema/parse.ts';
import { ENTITY_CAP } from '../transport/send.ts';
import { entity, list, PAGE } from './calls.ts';
import { boromirIdentity, boromirUser, boromirWorldSummary } from './schemas.ts';
import { worldSummaryFromBoromir } from './worlds.ts';

const USER = 'GET user?granularity=-1';
const WORLDS = 'POST user/worlds';
/** Far more pages than anyone has worlds. Stops a list that never ends. */
const MOST_WORLD_PAGES = 20;

export function people(client: Client): IdentityService & Pick<WorldService, 'worlds'> {
  let knownUser: string | null = null;

  const identity = describeMethod(['GET identity'], async (options?: CallOptions) => {
    const answer = await client.read({ method: 'GET', path: 'identity', cap: ENTITY_CAP }, options);
    const { id, username } = parseEntity(boromirIdentity, answer);
    knownUser = id;
    return { id, username: username ?? '' };
  });

  /** The user's id. Cached, because it never changes for a token. */
  const userId = async (options?: CallOptions) => knownUser ?? (await identity(options)).id;

  const userWorlds = worldsOf(client);

  return {
    identity,
    user: describeMethod(['GET identity', USER], async (options) => {
      // Higher granularity would return email address, birthday and tokens (platform notes, User).
      const answer = await client.read(entity('user', await userId(options), -1), options);
      const { id, username, title, url, locale } = parseEntity(boromirUser, answer);
      return { id, username: username ?? title ?? '', url, locale };
    }),
    worlds: describeMethod(['GET identity', WORLDS], async (options) =>
      userWorlds(await userId(options), options),
    ),
  };
}

/** All worlds of a user. */
export function worldsOf(client: Client) {
  return describeMethod([WORLDS], async (id: string, options?: CallOptions) => {
    const worlds = new Map<string, WorldSummary>();
    let offset = 0;
    for (let page = 0; page < MOST_WORLD_PAGES; page++) {
      const place = { offset, size: PAGE };
      const answer = await client.read(list('user/worlds', id, place.offset), options);
      const read = parsePage(boromirWorldSummary, answer.entities, place, worldSummaryFromBoromir);
      const before = worlds.size;
      offset += read.items.length + read.skipped;
      for (const world of read.items) worlds.set(world.id, world);
      if (read.last || worlds.size === before) break;
    }
    return [...worlds.values()];
  });
}
