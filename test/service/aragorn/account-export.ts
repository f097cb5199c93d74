import { strToU8, zipSync } from 'fflate';
import type { Answer } from '../answer.ts';
import {
  allArticles,
  categoryById,
  listEntities,
  listImages,
  type StoredArticle,
  type StoredWorld,
  worldsOfUser,
} from '../database/index.ts';
import type { Context, ServiceRoute } from '../route.ts';
import { articleRead } from './article-answer.ts';
import { readBlock } from './block-routes.ts';
import { imageRead } from './image-routes.ts';
import { readManuscript } from './manuscript-routes.ts';

export const accountExportRoutes: ServiceRoute[] = [
  { kind: 'service', method: 'GET', path: '/account-export.zip', handler: accountExport },
];

/**
 * The ZIP that a service of the community emails to the holder of a token, with everything in the shapes of the earlier
 * API version. `?layout=flat` is the later one.
 */
function accountExport(context: Context): Answer {
  const isFlat = context.query.get('layout') === 'flat';
  const files: Record<string, string> = {};
  if (!isFlat) files['metadata.json'] = JSON.stringify({ version: '1', exported_at: '2026-11-01' });
  for (const world of worldsOfUser(context.store, context.user.id))
    Object.assign(files, isFlat ? flatFiles(world, context) : folders(world, context));
  const bytes = zipSync(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])),
  );
  return { status: 200, headers: { 'content-type': 'application/zip' }, body: Buffer.from(bytes) };
}

/** Characters that the service strips from names. */
const named = (title: string): string => title.replace(/[^\p{L}\p{N} _-]/gu, '').trim() || 'untitled';

/** A folder for each article. Those with the same name in one category overwrite each other, as they do there. */
function folders(world: StoredWorld, context: Context): Record<string, string> {
  const files: Record<string, string> = {};
  const { id, name, slug } = world;
  files[`worlds/${named(name)}/metadata.json`] = JSON.stringify({ id, name, slug });
  for (const article of allArticles(context.store, world.id)) {
    const category = article.categoryId ? categoryById(context.store, article.categoryId) : null;
    const folder = `articles/${category ? named(category.title) : 'NO_CATEGORY'}/${named(article.title)}`;
    const { content, json, html } = articleFile(article, world, context);
    files[`${folder}/metadata.json`] = JSON.stringify({ ...json, content });
    files[`${folder}/content.html`] = html;
  }
  for (const { title, id, json } of entities('block', world, context))
    files[`blocks/${named(title)}-${id}.json`] = json;
  for (const { title, json } of entities('manuscript', world, context)) {
    files[`manuscripts/${named(title)}/metadata.json`] = json;
    files[`manuscripts/${named(title)}/export.json`] = '{"parts":[]}';
  }
  return files;
}

function flatFiles(world: StoredWorld, context: Context): Record<string, string> {
  const files: Record<string, string> = {};
  for (const [at, article] of allArticles(context.store, world.id).entries()) {
    const { content, json } = articleFile(article, world, context);
    const code = at.toString(36).padStart(3, '0');
    files[`articles/${article.templateType}/${article.templateType}-${named(article.title)}-${code}.json`] =
      JSON.stringify({ ...json, content });
  }
  for (const image of listImages(context.store, imagesOf(world)))
    files[`images/${image.id}.json`] = JSON.stringify(imageRead(image, world, context));
  files['maps/Harbor/map.json'] = JSON.stringify({ id: 'map-1', title: 'Harbor' });
  return files;
}

const imagesOf = ({ id }: StoredWorld) =>
  ({
    of: { worldId: id },
    onlyPublic: false,
    orderBy: 'id',
    descending: false,
    limit: 10_000,
    offset: 0,
  }) as const;

function articleFile(article: StoredArticle, world: StoredWorld, context: Context) {
  const { content, content_parsed, contentParsed, full_render, fullRender, ...json } = Object(
    articleRead(article, world, context, false),
  );
  return { content, json, html: String(content_parsed ?? contentParsed ?? '') };
}

function entities(kind: 'block' | 'manuscript', world: StoredWorld, context: Context) {
  const read = kind === 'block' ? readBlock : readManuscript;
  return listEntities(context.store, { kind, within: { kind: 'world', id: world.id } }).map(
    ({ id, title }) => ({
      id,
      title,
      json: String(read({ ...context, params: { id } }).body),
    }),
  );
}
