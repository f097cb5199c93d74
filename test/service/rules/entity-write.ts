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

/** The changes of a request to an entity. Missing fields stay unchanged. */
export interface EntityChanges {
  title?: string;
  state?: 'public' | 'private';
  tags?: string | null;
  icon?: string | null;
  fields: Record<string, unknown>;
  /** References by field name. An empty list removes them. */
  links: Map<string, Target[]>;
  /** Reverse references: exactly these targets will reference the entity with their field `by`. */
  pointers: { kind: string; by: string; targets: Target[] }[];
}

export interface NewEntity {
  kind: Kind;
  world: StoredWorld | null;
  owner: StoredUser;
  changes: EntityChanges;
  /** For seeded worlds: ids and dates that are the same on every start. */
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

/** An event is added to a timeline by changing the timeline; it can be on several. */
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

/** Deletes an entity with all of its children: a manuscript's versions, their parts, their beats. */
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
