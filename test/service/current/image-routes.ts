import { type Answer, jsonAnswer } from '../answer.ts';
import { imageById, listImages, type StoredImage, userById } from '../database/index.ts';
import type { Context, ServiceRoute } from '../route.ts';
import { mayWrite, notFound, visibleWorld } from '../rules/index.ts';
import { bodyPage, queryGranularity, queryId } from './query.ts';
import { type Ground, imageReference, userReference, worldReference } from './reference.ts';

const root = '/api/external/boromir';

export const imageRoutes: ServiceRoute[] = [
  { kind: 'service', method: 'GET', path: `${root}/image`, handler: read },
  { kind: 'service', method: 'POST', path: `${root}/world/images`, handler: list },
];

function imageAnswer(image: StoredImage, ground: Ground, granularity: number) {
  const answer: Record<string, unknown> = { ...imageReference(image, ground) };
  if (granularity >= 0)
    Object.assign(answer, {
      filename: image.title,
      path: `/uploads/images/${image.id}.svg`,
      size: image.width * image.height,
      width: image.width,
      height: image.height,
      extension: image.extension,
      description: null,
      alt: null,
    });
  return answer;
}

function read(context: Context): Answer {
  const { store, user } = context;
  const image = imageById(store, Number(queryId(context)));
  if (!image) throw notFound();
  const world = visibleWorld(store, user, image.worldId);
  const granularity = queryGranularity(context);
  const answer = imageAnswer(image, context, granularity);
  const owner = userById(store, image.ownerId);
  if (granularity >= 2)
    Object.assign(answer, {
      owner: owner ? userReference(owner, context) : null,
      world: worldReference(world, context),
    });
  return jsonAnswer({ ...answer, success: true, isEditable: mayWrite(store, user, world) });
}

function list(context: Context): Answer {
  const world = visibleWorld(context.store, context.user, queryId(context));
  const images = listImages(context.store, {
    worldId: world.id,
    orderBy: 'id',
    descending: false,
    ...bodyPage(context),
  });
  const granularity = queryGranularity(context);
  return jsonAnswer({
    success: true,
    entities: images.map((image) => imageAnswer(image, context, granularity)),
  });
}
