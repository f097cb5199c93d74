import type * as z from 'zod/mini';
import {
  type ArticleState,
  type Category,
  type CustomTemplate,
  TEMPLATE_CODES,
  type World,
  type WorldId,
  type WorldSummary,
} from '../../model/index.ts';
import type { Client } from '../client.ts';
import { describeMethod } from '../describe-method.ts';
import type {
  CallOptions,
  Capabilities,
  CategoryService,
  IdentityService,
  List,
  WorldService,
} from '../port.ts';
import { listOf } from '../schema/fields.ts';
import { parseEntity, parsePage } from '../schema/parse.ts';
import { ENTITY_CAP } from '../transport/send.ts';
import { articles } from './articles.ts';
import { entity, list, PAGE } from './calls.ts';
import { rejectFilters } from './methods.ts';
import {
  boromirCategory,
  boromirIdentity,
  boromirUser,
  boromirWorld,
  boromirWorldSummary,
  customTemplate,
} from './schemas.ts';

function worlds(client: Client): Pick<WorldService, 'world'> {
  return {
    // Granularity 1 is the lowest that returns custom templates and the default state of new articles.
    world: describeMethod(['GET world?granularity=1'], async (id, options) =>
      worldFromBoromir(parseEntity(boromirWorld, await client.read(entity('world', id, 1), options), id)),
    ),
  };
}

function worldSummaryFromBoromir(wire: z.output<typeof boromirWorldSummary>): WorldSummary {
  const { id, slug, url, ownership } = wire;
  return { id, title: wire.title ?? wire.name ?? '', slug, url, ownership };
}

function worldFromBoromir(wire: z.output<typeof boromirWorld>): World {
  return {
    ...worldSummaryFromBoromir(wire),
    description: wire.description ?? '',
    tags: wire.tags,
    customTemplates: customTemplates(wire.customArticleTemplates),
    newArticleState: newArticleState(wire.articlesPrivateOnCreation),
    articleCount: wire.countArticles,
    cover: wire.cover,
  };
}

function newArticleState(isPrivate: boolean | null): ArticleState | null {
  if (isPrivate === null) return null;
  return isPrivate ? 'private' : 'public';
}

function customTemplates(value: unknown): CustomTemplate[] {
  const whole = { offset: 0, size: Number.POSITIVE_INFINITY };
  return parsePage(customTemplate, listOf(value), whole, ({ id, name, title }) => ({
    id,
    name: name ?? title ?? '',
  })).items;
}

const USER = 'GET user?granularity=-1';
const WORLDS = 'POST user/worlds';
/** Far more pages than anyone has worlds. Stops a list that never ends. */
const MOST_WORLD_PAGES = 20;

function people(client: Client): IdentityService & Pick<WorldService, 'worlds'> {
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

export function categories(client: Client): CategoryService {
  const listed: List<WorldId, Category> = async (worldId, offset, options) => {
    rejectFilters(options);
    const answer = await client.read(list('world/categories', worldId, offset), options);
    return parsePage(boromirCategory, answer.entities, { offset, size: PAGE }, (wire) => ({
      id: wire.id,
      worldId,
      title: wire.title ?? '',
      // It is unconfirmed whether `folderId` is the parent. Without it, the tree is flat.
      parentId: wire.parent ?? wire.folderId,
      state: wire.state,
      icon: wire.icon,
      url: wire.url,
      position: wire.position,
      updatedAt: wire.updateDate,
    }));
  };
  return { categories: describeMethod(['POST world/categories'], listed) };
}

/** The resources that capture, the outbox and offline copies need. */
export const BOROMIR_CORE = { people, worlds, articles, categories };

export const BOROMIR_CAPABILITIES: Capabilities = {
  newestFirst: false,
  term: false,
  byCategory: true,
  templates: TEMPLATE_CODES,
  articlePage: PAGE,
};
