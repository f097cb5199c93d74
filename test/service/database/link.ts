import { text } from './row.ts';
import type { Store } from './store.ts';

/** A resource of any kind: `article`, `block`, `subscribergroup` and so on. */
export interface Target {
  kind: string;
  id: string;
}

/** The targets that a resource references under a name, in order. */
export function linksOf(store: Store, from: Target, name: string): Target[] {
  const rows = store.all(
    'SELECT targetKind, targetId FROM links WHERE kind = ? AND id = ? AND name = ? ORDER BY position',
    from.kind,
    from.id,
    name,
  );
  return rows.map((row) => ({ kind: text(row, 'targetKind'), id: text(row, 'targetId') }));
}

/** Ids of entities of a kind that reference a target under a name, oldest first. */
export function linkedTo(store: Store, kind: string, name: string, target: Target): string[] {
  const rows = store.all(
    `SELECT links.id AS id FROM links JOIN entities ON entities.kind = links.kind AND entities.id = links.id
       WHERE targetKind = ? AND targetId = ? AND name = ? AND links.kind = ? ORDER BY entities.seq`,
    target.kind,
    target.id,
    name,
    kind,
  );
  return rows.map((row) => text(row, 'id'));
}

/**
 * SQL condition for the rows that a reader can see: public, or shared with one of the groups in `?3`, a JSON array.
 * Null in `?3` shows everything.
 */
export function openTo(kind: 'article' | 'category'): string {
  return `(?3 IS NULL OR state = 'public' OR id IN (SELECT links.id FROM links WHERE links.kind = '${kind}'
    AND links.name = 'subscribergroups' AND links.targetKind = 'subscribergroup'
    AND links.targetId IN (SELECT value FROM json_each(?3))))`;
}

/** Replaces all references under a name. */
export function setLinks(store: Store, from: Target, name: string, targets: readonly Target[]): void {
  store.run('DELETE FROM links WHERE kind = ? AND id = ? AND name = ?', from.kind, from.id, name);
  for (const [position, target] of targets.entries())
    store.run(
      'INSERT INTO links VALUES (?, ?, ?, ?, ?, ?)',
      from.kind,
      from.id,
      name,
      position,
      target.kind,
      target.id,
    );
}

/** Deletes all references from and to a resource. */
export function dropLinks(store: Store, resource: Target): void {
  store.run('DELETE FROM links WHERE kind = ? AND id = ?', resource.kind, resource.id);
  store.run('DELETE FROM links WHERE targetKind = ? AND targetId = ?', resource.kind, resource.id);
}

/** The groups of a world that a user belongs to. */
export function groupsOfUser(store: Store, worldId: string, userId: string): string[] {
  const rows = store.all(
    `SELECT links.id AS id FROM links JOIN entities ON entities.kind = links.kind AND entities.id = links.id
       WHERE links.targetKind = 'user' AND links.targetId = ? AND links.name = 'paidsubscribers'
       AND links.kind = 'subscribergroup' AND entities.worldId = ? ORDER BY entities.seq`,
    userId,
    worldId,
  );
  return rows.map((row) => text(row, 'id'));
}
