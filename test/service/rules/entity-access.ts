import {
  entityById,
  linksOf,
  type Store,
  type StoredEntity,
  type StoredUser,
  worldById,
} from '../database/index.ts';
import { theKind } from '../kinds/index.ts';
import { maySeeWorld, mayWrite } from './access.ts';
import { forbidden, notFound } from './refusal.ts';
import { isSharedWith } from './sharing.ts';

/** The parent of an entity: the manuscript of a version, the map of a marker. Null if it has none. */
export function holderOf(store: Store, entity: StoredEntity): StoredEntity | null {
  const { within } = theKind(entity.kind);
  const holder = within ? linksOf(store, entity, within)[0] : undefined;
  return holder ? entityById(store, holder.kind, holder.id) : null;
}

export function mayWriteEntity(store: Store, user: StoredUser, entity: StoredEntity): boolean {
  const holder = holderOf(store, entity);
  if (holder) return mayWriteEntity(store, user, holder);
  if (theKind(entity.kind).keeper !== 'world') return entity.ownerId === user.id;
  const world = entity.worldId ? worldById(store, entity.worldId) : null;
  return world ? mayWrite(store, user, world) : entity.ownerId === user.id;
}

export function mayReadEntity(store: Store, user: StoredUser, entity: StoredEntity): boolean {
  if (mayWriteEntity(store, user, entity)) return true;
  const holder = holderOf(store, entity);
  if (holder) return entity.state !== 'private' && mayReadEntity(store, user, holder);
  const { keeper: indexer } = theKind(entity.kind);
  if (indexer === 'shared' || entity.fields.isShared === true) return true;
  if (indexer === 'owner' && entity.state === null) return false;
  const world = entity.worldId ? worldById(store, entity.worldId) : null;
  if (!world) return false;
  return (
    maySeeWorld(store, user, world) &&
    (entity.state !== 'private' || isSharedWith(store, user, entity, world.id))
  );
}

export interface EntityAtHand {
  entity: StoredEntity;
  editable: boolean;
}

export function visibleEntity(store: Store, user: StoredUser, kind: string, id: string): EntityAtHand {
  const entity = entityById(store, kind, id);
  if (!entity) throw notFound();
  if (!mayReadEntity(store, user, entity)) throw forbidden();
  return { entity, editable: mayWriteEntity(store, user, entity) };
}

export function writableEntity(store: Store, user: StoredUser, kind: string, id: string): StoredEntity {
  const { entity, editable } = visibleEntity(store, user, kind, id);
  if (!editable) throw forbidden();
  return entity;
}
