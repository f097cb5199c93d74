import { type Answer, jsonAnswer } from '../answer.ts';
import { imageById, listImages, type StoredImage, type StoredWorld } from '../database/index.ts';
import { fileOf } from '../image-file.ts';
import type { Context, ServiceRoute } from '../route.ts';
import { forbidden, mayWrite, notFound, visibleWorld } from '../rules/index.ts';
import { pageSize, readListQuery } from './list-query.ts';
import { authorReference, imageReference, type ReferenceContext, worldReference } from './reference.ts';

export const imageRoutes: ServiceRoute[] = [
  { kind: 'service', method: 'GET', path: '/api/aragorn/image/:id', handler: read },
  { kind: 'service', method: 'GET', path: '/api/aragorn/world/:id/images', handler: list },
];

export function imageSummary({ id, title, state }: StoredImage, context: ReferenceContext) {
  return { id, title, state, url: imageReference(id, context).url };
}

export function imageRead(image: StoredImage, world: StoredWorld, context: ReferenceContext) {
  return {
    id: image.id,
    title: image.title,
    description: image.texts.description ?? null,
    tags: image.tags ?? '',
    state: image.state,
    size: fileOf(image).body.length,
    width: image.width,
    height: image.height,
    extension: image.extension,
    url: imageReference(image.id, context).url,
    world: worldReference(world, context),
    author: authorReference(image.ownerId, context),
  };
}

function read(context: Context): Answer {
  const image = imageById(context.store, Number(context.params.id));
  if (!image) throw notFound();
  const world = visibleWorld(context.store, context.user, image.worldId);
  if (image.state === 'private' && !mayWrite(context.store, context.user, world)) throw forbidden();
  return jsonAnswer(imageRead(image, world, context));
}

function list(context: Context): Answer {
  const { store, user } = context;
  const world = visibleWorld(store, user, context.params.id ?? '');
  const { term: _, ...query } = readListQuery(context.query, ['id', 'title']);
  const limit = pageSize(context, 50);
  const images = listImages(store, {
    of: { worldId: world.id },
    onlyPublic: !mayWrite(store, user, world),
    orderBy: query.order_by,
    descending: query.trajectory === 'DESC',
    limit,
    offset: query.offset,
  });
  return jsonAnswer({
    world: worldReference(world, context),
    ...query,
    limit,
    images: images.map((image) => imageSummary(image, context)),
  });
}
