import {
  groupsOfUser,
  linksOf,
  type Store,
  type StoredUser,
  type StoredWorld,
  type Target,
} from '../database/index.ts';

/** Whether a resource is shared with a subscriber group of this user. */
export function isSharedWith(store: Store, user: StoredUser, resource: Target, worldId: string): boolean {
  const shared = linksOf(store, resource, 'subscribergroups');
  if (shared.length === 0) return false;
  const own = new Set(groupsOfUser(store, worldId, user.id));
  return shared.some(({ id }) => own.has(id));
}

export function isSubscriber(store: Store, user: StoredUser, world: StoredWorld): boolean {
  return groupsOfUser(store, world.id, user.id).length > 0;
}
