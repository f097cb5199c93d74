import { type Answer, htmlAnswer, jsonAnswer } from '../../answer.ts';
import { listEntities, type StoredEntity, userById, type Within } from '../../database/index.ts';
import { allKinds, type Kind, type ListCall } from '../../kinds/index.ts';
import type { Context, ServiceRoute } from '../../route.ts';
import {
  changeEntity,
  createEntity,
  forbidden,
  mayReadEntity,
  mayWriteEntity,
  notFound,
  removeEntity,
  unprocessable,
  visibleEntity,
  visibleWorld,
  writableEntity,
} from '../../rules/index.ts';
import { bodyPage, queryGranularity, queryId } from '../query.ts';
import { entityReference } from '../target.ts';
import { refuseUnknown } from '../values.ts';
import { entityAnswer } from './answer.ts';
import { knownKeys, readEntityInput, whatIsMissing } from './input.ts';
import { worldForNew } from './world-for-new.ts';

const root = '/api/external/boromir';

/** GET, PUT, PATCH, DELETE and the lists of every kind. They all use the same conventions. */
export const entityRoutes: ServiceRoute[] = allKinds.flatMap(routesOf);

function routesOf(kind: Kind): ServiceRoute[] {
  const lists = kind.lists.map(
    (call): ServiceRoute => ({
      kind: 'service',
      method: 'POST',
      path: `${root}/${call.path}`,
      handler: (context) => list(context, kind, call),
    }),
  );
  return [...kind.paths.flatMap((path) => verbsOf(kind, `${root}/${path}`)), ...lists];
}

function verbsOf(kind: Kind, path: string): ServiceRoute[] {
  const base = { kind: 'service', path } as const;
  const read: ServiceRoute = { ...base, method: 'GET', handler: (context) => readOne(context, kind) };
  if (kind.readOnly) return [read];
  return [
    read,
    { ...base, method: 'PUT', handler: (context) => create(context, kind), writes: true },
    { ...base, method: 'PATCH', handler: (context) => patch(context, kind), writes: true },
    { ...base, method: 'DELETE', handler: (context) => remove(context, kind), writes: true },
  ];
}

function readOne(context: Context, kind: Kind): Answer {
  const { entity, editable } = visibleEntity(context.store, context.user, kind.kind, queryId(context));
  const answer = entityAnswer(entity, context, queryGranularity(context, kind.granularities));
  return jsonAnswer({ ...answer, success: true, isEditable: editable });
}

function create(context: Context, kind: Kind): Answer {
  const { store, user, body, quirks } = context;
  refuseUnknown(body, knownKeys(kind), quirks);
  const changes = readEntityInput(context, kind);
  const missing = whatIsMissing(context, kind, changes);
  if (missing) throw unprocessable(missing);
  const world = worldForNew(context, kind, changes);
  const entity = store.transaction(() => {
    const made = createEntity(store, { kind, world, owner: user, changes });
    if (!mayWriteEntity(store, user, made)) throw forbidden();
    return made;
  });
  return jsonAnswer({ ...entityAnswer(entity, context, 2), success: true, isEditable: true });
}

function patch(context: Context, kind: Kind): Answer {
  const { store, user, quirks, body } = context;
  const entity = writableEntity(store, user, kind.kind, queryId(context));
  refuseUnknown(body, knownKeys(kind), quirks);
  const changes = readEntityInput(context, kind);
  const changed = store.transaction(() => changeEntity(store, entity, changes));
  const answer = quirks.twoSerialisations
    ? entityReference(changed, context)
    : entityAnswer(changed, context, 2);
  return jsonAnswer({ ...answer, success: true });
}

function remove(context: Context, kind: Kind): Answer {
  removeEntity(context.store, writableEntity(context.store, context.user, kind.kind, queryId(context)));
  return jsonAnswer({ success: true });
}

function list(context: Context, kind: Kind, call: ListCall): Answer {
  const { store, user, quirks } = context;
  if (call.path === 'world/blocks' && !quirks.worldBlocks) throw forbidden();
  const broken = call.path === 'world/notebooks' || call.path === 'blocktemplate/blocktemplateparts';
  if (broken && quirks.brokenLists)
    return htmlAnswer('<!DOCTYPE html><title>500</title><h1>Internal Server Error</h1>', 500);
  const { limit, offset } = bodyPage(context);
  const granularity = queryGranularity(context, kind.granularities);
  const entities = inOrder(listEntities(store, { kind: kind.kind, within: within(context, call) }), context)
    .filter((entity) => mayReadEntity(store, user, entity))
    .slice(offset, offset + limit)
    .map((entity) => entityAnswer(entity, context, granularity));
  return jsonAnswer({ success: true, entities });
}

function inOrder(entities: StoredEntity[], { quirks }: Context): StoredEntity[] {
  switch (quirks.currentOrder) {
    case 'creation':
      return entities;
    case 'newest':
      return entities.reverse();
    case 'title':
      return entities.sort((one, two) => one.title.localeCompare(two.title));
  }
}

function within(context: Context, { of, by }: ListCall): Within {
  const { store, user } = context;
  if (of === undefined) return { kind: 'everything' };
  const id = queryId(context);
  if (of === 'world') return { kind: 'world', id: visibleWorld(store, user, id).id };
  if (of === 'user') {
    if (!userById(store, id)) throw notFound();
    return { kind: 'user', id };
  }
  visibleEntity(store, user, of, id);
  return { kind: 'linked', name: by ?? of, targetKind: of, targetId: id };
}
