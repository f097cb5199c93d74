import type { Reference, WorldFields } from '../../model/index.ts';
import type { Client } from '../client.ts';
import { describeMethod, mapResult } from '../describe-method.ts';
import { iterateList } from '../iterate-list.ts';
import { pages } from '../pages.ts';
import type {
  FullArticleService,
  FullCategoryService,
  ImageService,
  ListOrder,
  Orders,
  RecordService,
  SecretService,
  StatblockService,
  UserService,
  WorldWritingService,
} from '../port.ts';
import { fullCategory } from '../schema/category.ts';
import { exportOf } from '../schema/export.ts';
import { fullArticle } from '../schema/full-article.ts';
import { image } from '../schema/image.ts';
import { parseEntity, parsePage } from '../schema/parse.ts';
import { numberedReference, plainReference } from '../schema/reference.ts';
import { secret } from '../schema/secret.ts';
import { statblock, statblockSummary, withData } from '../schema/statblock.ts';
import { userProfile, worldFields } from '../schema/user.ts';
import { hasAny, tagsText, withoutMissing } from '../schema/write.ts';
import { unsupported } from '../transport/failures.ts';
import { articles, readArticle } from './articles.ts';
import { get, listed, WHOLE, write } from './calls.ts';
import { ARAGORN_CORE, categories, worldsOf } from './core.ts';
import { manuscripts, manuscriptVersions } from './manuscripts.ts';
import { lists, reads, wholeList } from './methods.ts';

function fullArticles(client: Client): FullArticleService {
  const { articles: list } = articles(client);
  return {
    // Oldest first, so that articles added during the walk don't shift the pages.
    everyArticle: describeMethod(['GET world/{id}/articles'], (worldId, options) =>
      pages(
        (offset, { term, order, direction = 'ascending', ...call }) =>
          list(worldId, { offset, term, order, direction }, call),
        options,
      ),
    ),
    fullArticle: describeMethod(
      ['GET article/{id}', 'GET article/{id}?load_all_properties=true'],
      async (id, { includeEmpty = false, ancestry: _, ...options } = {}) => {
        const article = await readArticle(client, id, includeEmpty, options);
        return fullArticle(article, article.raw, includeEmpty);
      },
    ),
  };
}

function fullCategories(client: Client): Pick<FullCategoryService, 'everyCategory' | 'category'> {
  const { categories: list } = categories(client);
  return {
    everyCategory: iterateList(describeMethod(['GET world/{id}/categories'], list)),
    category: reads(client, 'category/{id}', fullCategory),
  };
}

function images(client: Client): Pick<ImageService, 'images' | 'everyImage' | 'image'> {
  const list = lists(client, 'world/{id}/images', 'images', numberedReference);
  return { images: list, everyImage: iterateList(list), image: reads(client, 'image/{id}', image) };
}

function secrets(client: Client): Pick<SecretService, 'secrets' | 'everySecret' | 'secret'> {
  const list = lists(client, 'world/{id}/secrets', 'secrets', plainReference);
  return { secrets: list, everySecret: iterateList(list), secret: reads(client, 'secret/{id}', secret) };
}

function statblocks(client: Client): Pick<StatblockService, 'statblocks' | 'everyStatblock' | 'statblock'> {
  const list = lists(client, 'world/{id}/blocks', 'blocks', statblockSummary);
  return {
    statblocks: list,
    everyStatblock: iterateList(list),
    statblock: mapResult(reads(client, 'block/{id}', statblock), withData),
  };
}

function users(client: Client): UserService {
  return {
    userProfile: describeMethod(['GET user/{id}'], async (id, options) =>
      parseEntity(userProfile, await client.read(get('user/{id}', id), options), id),
    ),
    userWorlds: worldsOf(client),
    userManuscripts: wholeList(client, 'user/{id}/manuscripts', 'manuscripts', plainReference),
    userImages: describeMethod(['GET user/{id}/images'], async (id, options) =>
      imagesIn(await client.read(listed('user/{id}/images', id), options)),
    ),
  };
}

/** The format of this response is undocumented. Takes `images`, as in similar lists, or else the first array found. */
function imagesIn(answer: Readonly<Record<string, unknown>>): Reference<number>[] {
  const entries = answer.images ?? Object.values(answer).find(Array.isArray);
  return parsePage(numberedReference, entries, WHOLE, (item) => item).items;
}

function worldWriting(client: Client): WorldWritingService {
  return {
    worldFields: describeMethod(
      ['GET world/{id}'],
      async (id, options) =>
        parseEntity(worldFields, await client.read(get('world/{id}', id), options), id).fields,
    ),
    patchWorld: describeMethod(['PATCH world/{id}'], async (id, changes, options) => {
      const body = withoutMissing(worldBody(changes));
      if (hasAny(body)) await client.write(write('PATCH', 'world/{id}', id, body), options);
    }),
  };
}

/** API specification, World patch body. */
function worldBody(fields: WorldFields): Record<string, unknown> {
  const { state, subtitle, description, copyright } = fields;
  return {
    name: fields.title,
    state,
    subtitle,
    description,
    copyright,
    global_announcement: fields.globalAnnouncement,
    global_header: fields.globalHeader,
    global_sidebar_footer: fields.globalSidebarFooter,
    global_article_introduction: fields.globalArticleIntroduction,
    world_sidebar_content: fields.sidebarContent,
    display_css: fields.displayCss,
    display_panel_css: fields.displayPanelCss,
    tags: tagsText(fields.tags),
  };
}

const PATHS: Readonly<Record<string, string>> = {
  world: 'world/{id}',
  manuscript_version: 'manuscript/version/{id}',
};
const EXPORT = 'manuscript/version/{id}/export';

function records(client: Client): Pick<RecordService, 'record'> {
  return {
    record: describeMethod(
      [...Object.values(PATHS), EXPORT].map((path) => `GET ${path}`),
      async (kind, id, options) => {
        const path = PATHS[kind];
        if (path !== undefined) {
          const raw = await client.read(get(path, id), options);
          parseEntity(plainReference, raw, id);
          return raw;
        }
        if (kind !== 'manuscript_export') throw unsupported();
        const raw = await client.read(listed(EXPORT, id), options);
        exportOf(raw, id);
        return raw;
      },
    ),
  };
}

/** One entry for each resource. The keys are the headings in the table of calls. */
export const ARAGORN = {
  ...ARAGORN_CORE,
  users,
  worldWriting,
  fullArticles,
  fullCategories,
  secrets,
  statblocks,
  images,
  manuscripts,
  manuscriptVersions,
  records,
};

const ARTICLES: readonly ListOrder[] = ['id', 'title', 'notified', 'created'];
const ID_OR_TITLE = { by: ['id', 'title'], term: false } as const;

/** API specification, List queries. */
export const ARAGORN_ORDERS: Orders = {
  articles: { by: ARTICLES, term: true },
  categories: { by: ['title', 'created'], term: true },
  statblocks: ID_OR_TITLE,
  images: ID_OR_TITLE,
  secrets: ID_OR_TITLE,
};
