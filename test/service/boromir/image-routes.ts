import { type Answer, jsonAnswer } from '../answer.ts';
import {
  articleById,
  deleteImage,
  imageById,
  imagePath,
  linkedTo,
  linksOf,
  listImages,
  type StoredImage,
  type StoredWorld,
  setLinks,
  updateImage,
  userById,
} from '../database/index.ts';
import { fileOf } from '../image-file.ts';
import type { Context, ServiceRoute } from '../route.ts';
import { forbidden, mayWrite, notFound, visibleWorld } from '../rules/index.ts';
import { readTargets } from './links.ts';
import { bodyPage, queryGranularity, queryId } from './query.ts';
import { imageReference, nested, userReference, worldReference } from './reference.ts';
import { referenceTo } from './target.ts';
import { readState, readText, refuseUnknown } from './values.ts';

const root = '/api/external/boromir';

/** No PUT, because the API can't upload images. */
export const imageRoutes: ServiceRoute[] = [
  { kind: 'service', method: 'GET', path: `${root}/image`, handler: read },
  { kind: 'service', method: 'PATCH', path: `${root}/image`, handler: patch, writes: true },
  { kind: 'service', method: 'DELETE', path: `${root}/image`, handler: remove, writes: true },
  { kind: 'service', method: 'POST', path: `${root}/world/images`, handler: list },
];

const texts = [
  'description',
  'alt',
  'creditName',
  'creditUrl',
  'creditLicence',
  'pageUrl',
  'linkUrl',
] as const;
const granularities = [-1, 0, 2];

function imageAnswer(image: StoredImage, world: StoredWorld, context: Context, granularity: number) {
  const answer: Record<string, unknown> = { ...imageReference(image, context) };
  if (granularity >= 0)
    Object.assign(answer, {
      filename: image.title,
      path: imagePath(image),
      size: fileOf(image).body.length,
      width: image.width,
      height: image.height,
      extension: image.extension,
      ...Object.fromEntries(texts.map((name) => [name, image.texts[name] ?? null])),
    });
  if (granularity >= 2) {
    const owner = userById(context.store, image.ownerId);
    const self = { kind: 'image', id: String(image.id) };
    const article = linksOf(context.store, self, 'article')[0];
    Object.assign(answer, {
      article: article && articleById(context.store, article.id) ? referenceTo(article, context) : null,
      owner: owner ? nested(userReference(owner, context), context) : null,
      world: nested(worldReference(world, context), context),
      charater: null,
      gallieries: [],
      maps: linkedTo(context.store, 'map', 'image', self).map((id) =>
        referenceTo({ kind: 'map', id }, context),
      ),
    });
  }
  return answer;
}

function atHand(context: Context): { image: StoredImage; world: StoredWorld; editable: boolean } {
  const { store, user } = context;
  const image = imageById(store, Number(queryId(context)));
  if (!image) throw notFound();
  const world = visibleWorld(store, user, image.worldId);
  const editable = mayWrite(store, user, world);
  if (!editable && image.state === 'private') throw forbidden();
  return { image, world, editable };
}

function writable(context: Context) {
  const found = atHand(context);
  if (!found.editable) throw forbidden();
  return found;
}

function read(context: Context): Answer {
  const { image, world, editable } = atHand(context);
  const answer = imageAnswer(image, world, context, queryGranularity(context, granularities));
  return jsonAnswer({ ...answer, success: true, isEditable: editable });
}

function patch(context: Context): Answer {
  const { store, body, quirks } = context;
  const { image, world } = writable(context);
  refuseUnknown(body, ['id', 'title', 'filename', 'tags', 'state', 'article', 'world', ...texts], quirks);
  const changed = { ...image, texts: { ...image.texts } };
  changed.title = readText(body, 'title', quirks) ?? image.title;
  changed.state = readState(body) ?? image.state;
  if (body.tags !== undefined) changed.tags = readText(body, 'tags', quirks) ?? null;
  for (const name of texts) {
    const value = readText(body, name, quirks);
    if (value === null) delete changed.texts[name];
    else if (value !== undefined) changed.texts[name] = value;
  }
  updateImage(store, changed);
  if (body.article !== undefined) {
    const articles = readTargets(context, 'article', body.article);
    setLinks(store, { kind: 'image', id: String(image.id) }, 'article', articles.slice(0, 1));
  }
  const answer = quirks.twoSerialisations
    ? imageReference(changed, context)
    : imageAnswer(changed, world, context, 2);
  return jsonAnswer({ ...answer, success: true });
}

function remove(context: Context): Answer {
  deleteImage(context.store, writable(context).image.id);
  return jsonAnswer({ success: true });
}

function list(context: Context): Answer {
  const { store, user } = context;
  const world = visibleWorld(store, user, queryId(context));
  const images = listImages(store, {
    of: { worldId: world.id },
    onlyPublic: !mayWrite(store, user, world),
    orderBy: 'id',
    descending: false,
    ...bodyPage(context),
  });
  const granularity = queryGranularity(context, granularities);
  const entities = images.map((image) => imageAnswer(image, world, context, granularity));
  return jsonAnswer({ success: true, entities });
}
