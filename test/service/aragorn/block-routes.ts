import { type Answer, jsonAnswer } from '../answer.ts';
import { entityById, linksOf, listEntities, type StoredEntity, worldById } from '../database/index.ts';
import type { Context, ServiceRoute } from '../route.ts';
import { mayReadEntity, statblockData, visibleEntity, visibleWorld } from '../rules/index.ts';
import { pageSize, readListQuery } from './list-query.ts';
import { authorReference, type ReferenceContext, worldReference } from './reference.ts';

export const blockRoutes: ServiceRoute[] = [
  { kind: 'service', method: 'GET', path: '/api/aragorn/block/:id', handler: readBlock },
  { kind: 'service', method: 'GET', path: '/api/aragorn/world/:id/blocks', handler: list },
];

function summary(block: StoredEntity, { store }: ReferenceContext) {
  return {
    id: Number(block.id),
    shared: block.fields.isShared === true,
    name: block.title,
    tags: block.tags,
    template: templateNode(block, store),
  };
}

/** `{id, title, system}`. The system is the template's, or else the statblock's own. */
function templateNode(block: StoredEntity, store: ReferenceContext['store']) {
  const template = linked(block, 'template', store);
  const system = (template && linked(template, 'RPGSRD', store)) ?? linked(block, 'RPGSRD', store);
  return {
    id: Number(template?.id ?? 0),
    title: template?.title ?? '',
    system: { id: Number(system?.id ?? 0), title: system?.title ?? '' },
  };
}

function linked(from: StoredEntity, name: string, store: ReferenceContext['store']): StoredEntity | null {
  const target = linksOf(store, from, name)[0];
  return target ? entityById(store, target.kind, target.id) : null;
}

export function readBlock(context: Context): Answer {
  const { store, user, params } = context;
  const { entity: block } = visibleEntity(store, user, 'block', params.id ?? '');
  const world = block.worldId ? worldById(store, block.worldId) : null;
  const { id, name, template, shared, tags } = summary(block, context);
  return jsonAnswer({
    id,
    name,
    template,
    shared,
    tags,
    data: { ...statblockData(block), templateId: String(template.id) },
    ...(world ? { world: worldReference(world, context) } : {}),
    author: authorReference(block.ownerId, context),
  });
}

function list(context: Context): Answer {
  const { store, user } = context;
  const world = visibleWorld(store, user, context.params.id ?? '');
  const { offset, order_by, trajectory } = readListQuery(context.query, ['id', 'title']);
  const limit = pageSize(context, 50);
  const within = { kind: 'world', id: world.id } as const;
  const blocks = listEntities(store, {
    kind: 'block',
    within,
    orderBy: order_by,
    descending: trajectory === 'DESC',
  })
    .filter((block) => mayReadEntity(store, user, block))
    .slice(offset, offset + limit);
  return jsonAnswer({
    world: worldReference(world, context),
    offset,
    limit,
    blocks: blocks.map((block) => summary(block, context)),
  });
}
