import { entityById, type StoredWorld, worldById, worldsOfUser } from '../../database/index.ts';
import type { Kind } from '../../kinds/index.ts';
import type { Context } from '../../route.ts';
import {
  type EntityChanges,
  forbidden,
  mayWriteEntity,
  unprocessable,
  writableWorld,
} from '../../rules/index.ts';
import { linkId } from '../values.ts';

/**
 * The world of a new entity: that of its parent, of the body, or of its folder. Null for kinds that belong to a user.
 * Throws 422 if a required world is missing, and 403 if the user can't write to it.
 */
export function worldForNew(context: Context, kind: Kind, changes: EntityChanges): StoredWorld | null {
  const { store, user, body } = context;
  const linked = [...changes.links.values()]
    .flat()
    .flatMap((target) => entityById(store, target.kind, target.id) ?? []);
  if (kind.within) {
    const target = changes.links.get(kind.within)?.[0];
    const holder = target ? entityById(store, target.kind, target.id) : null;
    if (!holder || !mayWriteEntity(store, user, holder)) throw forbidden();
    return holder.worldId ? worldById(store, holder.worldId) : null;
  }
  const named = linkId(body.world, true);
  if (named) return writableWorld(store, user, named);
  if (kind.keeper === 'shared') return null;
  const worldId = linked.find((entity) => entity.worldId !== null)?.worldId;
  if (worldId) return writableWorld(store, user, worldId);
  const first = kind.kind === 'block' ? worldsOfUser(store, user.id)[0] : undefined;
  if (!first) throw unprocessable('The world is required');
  return first;
}
