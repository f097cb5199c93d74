import { dropLinks } from './link.ts';
import { type State, text, textOrNull, values } from './row.ts';
import type { Row, Store } from './store.ts';

/** A statblock, timeline, manuscript part, map marker or similar. Kind-specific data is in `fields`. */
export interface StoredEntity {
  kind: string;
  /** A UUID, or an integer as text for numbered kinds. */
  id: string;
  /** Null for entities that belong to a user or to everybody. */
  worldId: string | null;
  ownerId: string;
  title: string;
  slug: string | null;
  state: State | null;
  tags: string | null;
  icon: string | null;
  creationDate: string;
  updateDate: string;
  fields: Record<string, unknown>;
}

export function entityFromRow(row: Row): StoredEntity {
  const stored = textOrNull(row, 'state');
  return {
    kind: text(row, 'kind'),
    id: text(row, 'id'),
    worldId: textOrNull(row, 'worldId'),
    ownerId: text(row, 'ownerId'),
    title: text(row, 'title'),
    slug: textOrNull(row, 'slug'),
    state: stored === 'public' || stored === 'private' ? stored : null,
    tags: textOrNull(row, 'tags'),
    icon: textOrNull(row, 'icon'),
    creationDate: text(row, 'creationDate'),
    updateDate: text(row, 'updateDate'),
    fields: values(row, 'fields'),
  };
}

export function insertEntity(store: Store, entity: StoredEntity): void {
  store.insert('entities', { ...entity, fields: JSON.stringify(entity.fields) });
}

/** Updates an entity. Kind, id, world, owner and creation date don't change. */
export function updateEntity(store: Store, entity: StoredEntity): void {
  store.run(
    `UPDATE entities SET title = ?, slug = ?, state = ?, tags = ?, icon = ?, updateDate = ?, fields = ?
       WHERE kind = ? AND id = ?`,
    entity.title,
    entity.slug,
    entity.state,
    entity.tags,
    entity.icon,
    entity.updateDate,
    JSON.stringify(entity.fields),
    entity.kind,
    entity.id,
  );
}

/** Deletes an entity and all references from and to it. */
export function deleteEntity(store: Store, kind: string, id: string): void {
  dropLinks(store, { kind, id });
  store.run('DELETE FROM entities WHERE kind = ? AND id = ?', kind, id);
}

export function entityById(store: Store, kind: string, id: string): StoredEntity | null {
  const row = store.get('SELECT * FROM entities WHERE kind = ? AND id = ?', kind, id);
  return row ? entityFromRow(row) : null;
}

export function entityBySlug(store: Store, kind: string, slug: string): StoredEntity | null {
  const row = store.get('SELECT * FROM entities WHERE kind = ? AND slug = ?', kind, slug);
  return row ? entityFromRow(row) : null;
}

/** The next id of a numbered kind. */
export function nextNumber(store: Store, kind: string): string {
  const row = store.get('SELECT max(CAST(id AS INTEGER)) AS last FROM entities WHERE kind = ?', kind);
  return String(Number(row?.last ?? 0) + 1);
}

/** Scope of a list: a world, a user, everything, or what references a resource under a name. */
export type Within =
  | { kind: 'world' | 'user'; id: string }
  | { kind: 'everything' }
  | { kind: 'linked'; name: string; targetKind: string; targetId: string };

export interface EntityQuery {
  kind: string;
  within: Within;
  orderBy?: 'seq' | 'id' | 'title';
  descending?: boolean;
}

/** Lists entities in the given order. Integers sort as numbers. */
export function listEntities(store: Store, query: EntityQuery): StoredEntity[] {
  const way = query.descending ? 'DESC' : 'ASC';
  const order = { seq: '', id: `CAST(id AS INTEGER) ${way}, id ${way},`, title: `title ${way},` };
  const [condition, ...values] = conditionOf(query.within);
  const rows = store.all(
    `SELECT * FROM entities WHERE kind = ? AND ${condition} ORDER BY ${order[query.orderBy ?? 'seq']} seq ${way}`,
    query.kind,
    ...values,
  );
  return rows.map(entityFromRow);
}

function conditionOf(within: Within): [string, ...string[]] {
  switch (within.kind) {
    case 'everything':
      return ['1 = 1'];
    case 'world':
      return ['worldId = ?', within.id];
    case 'user':
      return ['ownerId = ?', within.id];
    case 'linked':
      return [
        `id IN (SELECT links.id FROM links WHERE targetKind = ? AND targetId = ? AND name = ?
           AND links.kind = entities.kind)`,
        within.targetKind,
        within.targetId,
        within.name,
      ];
  }
}

export function countEntities(store: Store, worldId: string, kind: string): number {
  const row = store.get('SELECT count(*) AS n FROM entities WHERE worldId = ? AND kind = ?', worldId, kind);
  return Number(row?.n ?? 0);
}
