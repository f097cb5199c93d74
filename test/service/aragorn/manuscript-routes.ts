import { type Answer, jsonAnswer } from '../answer.ts';
import {
  entityById,
  linksOf,
  listEntities,
  type StoredEntity,
  userById,
  worldById,
} from '../database/index.ts';
import { renderText } from '../markup/index.ts';
import type { Context, ServiceRoute } from '../route.ts';
import { forbidden, mayReadEntity, notFound, visibleEntity } from '../rules/index.ts';
import { exportedParts } from './manuscript-export.ts';
import { imageReference, worldReference } from './reference.ts';

export const manuscriptRoutes: ServiceRoute[] = [
  { kind: 'service', method: 'GET', path: '/api/aragorn/manuscript/:id', handler: readManuscript },
  { kind: 'service', method: 'GET', path: '/api/aragorn/manuscript/version/:id', handler: version },
  {
    kind: 'service',
    method: 'GET',
    path: '/api/aragorn/manuscript/version/:id/export',
    handler: exportVersion,
  },
];

function versionSummary({ id, title, state }: StoredEntity) {
  return { id, title, state };
}

export function readManuscript(context: Context): Answer {
  const { store, user, params, origin } = context;
  const { entity } = visibleEntity(store, user, 'manuscript', params.id ?? '');
  const { id, title, slug, fields } = entity;
  const within = { kind: 'linked', name: 'manuscript', targetKind: 'manuscript', targetId: id } as const;
  const versions = listEntities(store, { kind: 'manuscript_version', within }).filter((one) =>
    mayReadEntity(store, user, one),
  );
  const active = versions.filter((one) => one.fields.isActive === true);
  const description = typeof fields.description === 'string' ? fields.description : '';
  const world = entity.worldId ? worldById(store, entity.worldId) : null;
  const cover = linksOf(store, entity, 'cover')[0];
  const username = userById(store, entity.ownerId)?.username ?? 'unknown';
  return jsonAnswer({
    id,
    title,
    status: fields.status,
    slug,
    description,
    description_parsed: world ? renderText(description, world, context) : description,
    likes: fields.likes,
    views: fields.views,
    words: fields.words,
    ...(world ? { world: worldReference(world, context) } : {}),
    ...(cover ? { cover: imageReference(Number(cover.id), context) } : {}),
    author: { id: entity.ownerId, username, url: `${origin}/author/${username}` },
    active_version: (active.length > 0 ? active : versions.slice(-1)).map(versionSummary),
    versions: versions.map(versionSummary),
  });
}

function version({ store, user, params }: Context): Answer {
  return jsonAnswer(versionSummary(visibleEntity(store, user, 'manuscript_version', params.id ?? '').entity));
}

/** Only for the manuscript's owner (API specification, Export rules). */
function exportVersion(context: Context): Answer {
  const { store, user, params } = context;
  const found = entityById(store, 'manuscript_version', params.id ?? '');
  const of = found && linksOf(store, found, 'manuscript')[0];
  const manuscript = of ? entityById(store, of.kind, of.id) : null;
  if (!found || !manuscript) throw notFound();
  if (manuscript.ownerId !== user.id) throw forbidden();
  const { id, title, state, fields } = manuscript;
  return jsonAnswer({
    manuscript: { id, title, state, status: fields.status },
    version: versionSummary(found),
    parts: exportedParts(found, context),
  });
}
