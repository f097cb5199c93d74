import { randomUUID } from 'node:crypto';
import {
  deleteEntity,
  entityBySlug,
  insertEntity,
  linkedTo,
  linksOf,
  listEntities,
  nextNumber,
  nowInstant,
  type Store,
  type StoredEntity,
  type StoredUser,
  type StoredWorld,
  setLinks,
  type Target,
  updateEntity,
} from '../database/index.ts';
import { allKinds, type Kind } from '../kinds/index.ts';
import { slugOf } from './slug.ts';

/** What a request sets of an entity; what is absent stays. */
export interface EntityChanges {
  title?: string;
  state?: 'public' | 'private';
  tags?: string | null;
  icon?: string | null;
  fields: Record<string, unknown>;
  /** Links by property name; an empty list takes them away. */
  links: Map<string, Target[]>;
  /** Things whose link `by` is to lead here, and no others of their kind. */
  pointers: { kind: string; by: string; targets: Target[] }[];
}

export interface NewEntity {
  kind: Kind;
  world: StoredWorld | null;
  owner: StoredUser;
  changes: EntityChanges;
  /** For seeded worlds: ids and dates that do not change from start to start. */
  id?: string;
  instant?: string;
}

export function createEntity(
  store: Store,
  { kind, world, owner, changes, ...given }: NewEntity,
): StoredEntity {
  const now = given.instant ?? nowInstant();
  const id = given.id ?? (kind.numbered ? nextNumber(store, kind.kind) : randomUUID());
  const starts = kind.fields.flatMap(({ name, shape }) => ('start' in shape ? [[name, shape.start]] : []));
  const entity: StoredEntity = {
    kind: kind.kind,
    id,
    worldId: world?.id ?? null,
    ownerId: owner.id,
    title: changes.title ?? '',
    slug: kind.page?.includes(':slug') ? freeSlug(store, kind.kind, changes.title ?? '', id) : null,
    state: changes.state ?? (kind.state === 'world' ? (world?.state ?? 'private') : kind.state),
    tags: changes.tags ?? null,
    icon: changes.icon ?? null,
    creationDate: now,
    updateDate: now,
    fields: { ...Object.fromEntries(starts), ...changes.fields },
  };
  insertEntity(store, entity);
  for (const [name, targets] of changes.links) setLinks(store, entity, name, targets);
  setPointers(store, entity, changes.pointers);
  return entity;
}

export function changeEntity(store: Store, entity: StoredEntity, changes: EntityChanges): StoredEntity {
  const { fields, links, pointers, ...columns } = changes;
  const changed = {
    ...entity,
    ...columns,
    fields: { ...entity.fields, ...fields },
    updateDate: nowInstant(),
  };
  updateEntity(store, changed);
  for (const [name, targets] of links) setLinks(store, changed, name, targets);
  setPointers(store, changed, pointers);
  return changed;
}

/** An event is put on a timeline by a change of the timeline; it may stand on others as well. */
function setPointers(store: Store, here: StoredEntity, pointers: EntityChanges['pointers']): void {
  for (const { kind, by, targets } of pointers) {
    const wanted = new Set(targets.map(({ id }) => id));
    const touched = new Set([...linkedTo(store, kind, by, here), ...wanted]);
    for (const id of touched) {
      const others = linksOf(store, { kind, id }, by).filter((target) => target.id !== here.id);
      const own = wanted.has(id) ? [{ kind: here.kind, id: here.id }] : [];
      setLinks(store, { kind, id }, by, [...others, ...own]);
    }
  }
}

/** Removes an entity with everything that it holds: a manuscript's versions, their parts, their beats. */
export function removeEntity(store: Store, entity: StoredEntity): void {
  store.transaction(() => removeDown(store, entity));
}

function removeDown(store: Store, entity: StoredEntity): void {
  for (const { kind, within, fields } of allKinds) {
    const field = fields.find(({ name }) => name === within);
    if (field?.shape.type !== 'link' || field.shape.target !== entity.kind) continue;
    const held = { kind: 'linked', name: field.name, targetKind: entity.kind, targetId: entity.id } as const;
    for (const inside of listEntities(store, { kind, within: held })) removeDown(store, inside);
  }
  deleteEntity(store, entity.kind, entity.id);
}

function freeSlug(store: Store, kind: string, title: string, id: string): string {
  const plain = slugOf(title, kind);
  return entityBySlug(store, kind, plain) ? `${plain}-${id.slice(0, 6)}` : plain;
}
