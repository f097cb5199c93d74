import type { Store } from './store.ts';

const trash = new WeakMap<Store, Set<string>>();

/** Deleted articles that can still be read (quirk `trash`). Not stored. */
export const trashOf = (store: Store): ReadonlySet<string> => trash.get(store) ?? new Set();

export function putInTrash(store: Store, id: string): void {
  trash.set(store, new Set([...trashOf(store), id]));
}
