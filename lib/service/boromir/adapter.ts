import type { CategoryFields, ImageFields, NewCategory, WorldFields } from '../../model/index.ts';
import type { Client } from '../client.ts';
import { describeMethod } from '../describe-method.ts';
import { ServiceError } from '../failure.ts';
import { iterateList } from '../iterate-list.ts';
import { pages } from '../pages.ts';
import type {
  CallOptions,
  FullArticleService,
  FullCategoryService,
  ImageService,
  RenderingService,
  UserService,
  WorldWritingService,
} from '../port.ts';
import { fullCategory } from '../schema/category.ts';
import { toNumber, toText } from '../schema/fields.ts';
import { fullArticle } from '../schema/full-article.ts';
import { image } from '../schema/image.ts';
import { parseEntity } from '../schema/parse.ts';
import { numberedReference } from '../schema/reference.ts';
import { userProfile, worldFields } from '../schema/user.ts';
import { linkTo, tagsText, withoutMissing } from '../schema/write.ts';
import { notUnderstood } from '../transport/failures.ts';
import { LIST_CAP } from '../transport/send.ts';
import { articles, readArticle } from './articles.ts';
import { entity } from './calls.ts';
import { BOROMIR_CORE, categories, worldsOf } from './core.ts';
import { manuscriptParts, manuscripts, manuscriptVersions } from './manuscripts.ts';
import { creates, lists, patches, reads, removes } from './methods.ts';
import { notebooks, notes } from './notebooks.ts';
import { records } from './records.ts';
import {
  rpgSystems,
  secrets,
  statblockFolders,
  statblocks,
  statblockTemplates,
  subscriberGroups,
} from './statblocks.ts';
import { histories, maps, timelines } from './timelines.ts';
import { variables } from './variables.ts';

function fullArticles(client: Client): FullArticleService {
  const { articles: list } = articles(client);

  async function count(worldId: string, options: CallOptions): Promise<number | null> {
    return toNumber((await client.read(entity('world', worldId, 0), options)).countArticles);
  }

  return {
    everyArticle: describeMethod(
      ['POST world/articles', 'GET world?granularity=0'],
      async function* (worldId, options) {
        const { onProgress, signal, urgency } = options ?? {};
        const total = onProgress ? await count(worldId, { signal, urgency }) : null;
        yield* pages(
          (offset, { term, order, direction, ...call }) =>
            list(worldId, { offset, term, order, direction }, call),
          options,
          total,
        );
      },
    ),
    fullArticle: describeMethod(
      ['GET article?granularity=2', 'GET article?granularity=3'],
      async (id, { includeEmpty = false, ancestry = false, ...options } = {}) => {
        const article = await readArticle(client, id, ancestry ? 3 : 2, options);
        return fullArticle(article, article.raw, includeEmpty);
      },
    ),
  };
}

function fullCategories(client: Client): FullCategoryService {
  const { categories: list } = categories(client);
  return {
    everyCategory: iterateList(describeMethod(['POST world/categories'], list)),
    category: reads(client, 'category', 2, fullCategory),
    createCategory: creates(client, 'category', ({ worldId, ...fields }: NewCategory) => ({
      ...body(fields),
      world: linkTo(worldId),
    })),
    patchCategory: patches(client, 'category', body),
    deleteCategory: removes(client, 'category'),
  };
}

function body({ parentId, ...same }: CategoryFields) {
  return { ...same, parent: linkTo(parentId) };
}

function images(client: Client): ImageService {
  const list = lists(client, 'world/images', numberedReference);
  return {
    images: list,
    everyImage: iterateList(list),
    image: reads(client, 'image', 2, image),
    patchImage: patches(client, 'image', ({ tags, ...same }: ImageFields) => ({
      ...same,
      tags: tagsText(tags),
    })),
    deleteImage: removes(client, 'image'),
  };
}

function users(client: Client): Pick<UserService, 'userProfile' | 'userWorlds'> {
  return {
    // Granularity -1 only: a higher one would return email address, birthday and tokens.
    userProfile: describeMethod(['GET user?granularity=-1'], async (id, options) =>
      parseEntity(userProfile, await client.read(entity('user', id, -1), options), id),
    ),
    userWorlds: worldsOf(client),
  };
}

function worldWriting(client: Client): WorldWritingService {
  return {
    worldFields: describeMethod(
      ['GET world?granularity=1'],
      async (id, options) =>
        parseEntity(worldFields, await client.read(entity('world', id, 1), options), id).fields,
    ),
    patchWorld: patches(client, 'world', ({ sidebarContent, tags, ...same }: WorldFields) => ({
      ...same,
      worldSidebarContent: sidebarContent,
      tags: tagsText(tags),
    })),
  };
}

function rendering(client: Client): RenderingService {
  return {
    render: describeMethod(['POST bbcode'], async ({ worldId, articleId, text }, options) => {
      const body = withoutMissing({
        world: linkTo(worldId),
        renderer: 'html',
        article: linkTo(articleId),
        string: text,
      });
      const answer = await client.read({ method: 'POST', path: 'bbcode', body, cap: LIST_CAP }, options);
      const html = toText(answer.parsedString);
      if (html === null) throw new ServiceError(notUnderstood('shape'));
      return html;
    }),
  };
}

/** One entry for each resource. The keys are the headings in the table of calls. */
export const BOROMIR = {
  ...BOROMIR_CORE,
  users,
  worldWriting,
  fullArticles,
  fullCategories,
  secrets,
  subscriberGroups,
  statblocks,
  statblockFolders,
  statblockTemplates,
  rpgSystems,
  images,
  manuscripts,
  manuscriptVersions,
  manuscriptParts,
  notebooks,
  notes,
  timelines,
  histories,
  maps,
  variables,
  rendering,
  records,
};
