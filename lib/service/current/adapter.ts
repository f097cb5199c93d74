import { TEMPLATES, type WorldSummary } from '../../model/index.ts';
import type { Client } from '../client.ts';
import type { CallOptions, Service } from '../port.ts';
import { createdHint } from '../schema/article.ts';
import { parseEntity, parsePage } from '../schema/parse.ts';
import { articleBody, hasAny, type Spelling, withoutNulls } from '../schema/write.ts';
import { unsupported } from '../transport/failures.ts';
import { ENTITY_CAP } from '../transport/send.ts';
import { articleFromCurrent, summaryFromCurrent } from './article.ts';
import { change, creation, entity, list, PAGE, removal } from './calls.ts';
import {
  currentArticle,
  currentCategory,
  currentIdentity,
  currentSummary,
  currentUser,
  currentWorld,
  currentWorldSummary,
} from './schemas.ts';
import { worldFromCurrent, worldSummaryFromCurrent } from './worlds.ts';

/** More worlds than anybody has; a list that never ends must. */
const MOST_WORLD_PAGES = 20;

const spelling: Spelling = {
  flag: (value) => value,
  link: (id) => id && { id },
  cover: (id) => (id === null ? null : { id }),
};

export function createCurrent(client: Client): Service {
  let knownUser: string | null = null;

  async function identity(options?: CallOptions) {
    const answer = await client.read({ method: 'GET', path: 'identity', cap: ENTITY_CAP }, options);
    const { id, username } = parseEntity(currentIdentity, answer);
    knownUser = id;
    return { id, username: username ?? '' };
  }

  /** User and worlds are asked for by the user's id, which never changes for one token. */
  async function userId(options?: CallOptions) {
    return knownUser ?? (await identity(options)).id;
  }

  return {
    version: 'current',
    capabilities: {
      newestFirst: false,
      term: false,
      byCategory: true,
      templates: TEMPLATES.map(({ code }) => code),
      articlePage: PAGE,
    },
    identity,
    async user(options) {
      // More than the reference would bring mail address, birthday and tokens (platform notes, User).
      const answer = await client.read(entity('user', await userId(options), -1), options);
      const { id, username, title, url, locale } = parseEntity(currentUser, answer);
      return { id, username: username ?? title ?? '', url, locale };
    },
    async worlds(options) {
      const id = await userId(options);
      const worlds = new Map<string, WorldSummary>();
      for (let page = 0; page < MOST_WORLD_PAGES; page++) {
        const place = { offset: page * PAGE, size: PAGE };
        const answer = await client.read(list('user/worlds', id, place.offset), options);
        const read = parsePage(currentWorldSummary, answer.entities, place, worldSummaryFromCurrent);
        const before = worlds.size;
        for (const world of read.items) worlds.set(world.id, world);
        if (read.last || worlds.size === before) break;
      }
      return [...worlds.values()];
    },
    async world(id, options) {
      // Granularity 1 is the first to carry the custom templates and the state of new articles.
      return worldFromCurrent(
        parseEntity(currentWorld, await client.read(entity('world', id, 1), options), id),
      );
    },
    async categories(worldId, offset, options) {
      const answer = await client.read(list('world/categories', worldId, offset), options);
      return parsePage(currentCategory, answer.entities, { offset, size: PAGE }, (wire) => ({
        id: wire.id,
        worldId,
        title: wire.title ?? '',
        // Whether `folderId` tells the parent is not certain; without it the tree is flat.
        parentId: wire.parent ?? wire.folderId,
        state: wire.state,
        icon: wire.icon,
        url: wire.url,
        position: wire.position,
      }));
    },
    async articles(worldId, { offset, term, categoryId }, options) {
      if (term !== undefined) throw unsupported('search its articles');
      // "-1" is the platform's name for those in no category.
      const extra = categoryId === undefined ? {} : { category: { id: categoryId ?? '-1' } };
      const answer = await client.read(list('world/articles', worldId, offset, extra), options);
      return parsePage(currentSummary, answer.entities, { offset, size: PAGE }, (wire) =>
        summaryFromCurrent(wire, worldId),
      );
    },
    async article(id, options) {
      const raw = await client.read(entity('article', id, 2), options);
      return articleFromCurrent(parseEntity(currentArticle, raw, id), raw);
    },
    async createArticle(article, options) {
      const { worldId, template, customTemplateId } = article;
      const body = withoutNulls({
        templateType: template,
        world: { id: worldId },
        customArticleTemplate: customTemplateId ? { id: customTemplateId } : null,
        ...articleBody(article, spelling),
      });
      const probe = list('world/articles', worldId, 0, {}, 1);
      return createdHint(await client.create(creation('article', body), probe, options));
    },
    async patchArticle(id, _worldId, changes, options) {
      const body = articleBody(changes, spelling);
      if (hasAny(body)) await client.write(change('article', id, body), options);
    },
    async deleteArticle(id, options) {
      await client.write(removal('article', id), options);
    },
  };
}
