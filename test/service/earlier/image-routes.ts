import { type Answer, jsonAnswer } from '../answer.ts';
import { imageById, listImages, type StoredImage, type StoredWorld } from '../database/index.ts';
import type { Context, ServiceRoute } from '../route.ts';
import { notFound, visibleWorld } from '../rules/index.ts';
import { pageSize, readListQuery } from './list-query.ts';
import { authorReference, type Ground, imageReference, worldReference } from './reference.ts';

export const imageRoutes: ServiceRoute[] = [
  { kind: 'service', method: 'GET', path: '/api/aragorn/image/:id', handler: read },
  { kind: 'service', method: 'GET', path: '/api/aragorn/world/:id/images', handler: list },
];

function imageRead(image: StoredImage, world: StoredWorld, ground: Ground) {
  return {
    id: image.id,
    title: image.title,
    description: null,
    tags: '',
    state: 'public',
    size: image.width * image.height,
    width: image.width,
    height: image.height,
    extension: image.extension,
    url: imageReference(image.id, ground).url,
    world: worldReference(world, ground),
    author: authorReference(image.ownerId, ground),
  };
}

function read(context: Context): Answer {
  const image = imageById(context.store, Number(context.params.id));
  if (!image) throw notFound();
  return jsonAnswer(imageRead(image, visibleWorld(context.store, context.user, image.worldId), context));
}

function list(context: Context): Answer {
  const world = visibleWorld(context.store, context.user, context.params.id ?? '');
  const { term: _, ...query } = readListQuery(context.query, ['id', 'title']);
  const limit = pageSize(context, 50);
  const images = listImages(context.store, {
    worldId: world.id,
    orderBy: query.order_by,
    descending: query.trajectory === 'DESC',
    limit,
    offset: query.offset,
  });
  return jsonAnswer({
    world: worldReference(world, context),
    ...query,
    limit,
    images: images.map(({ id, title }) => ({
      id,
      title,
      state: 'public',
      url: imageReference(id, context).url,
    })),
  });
}
