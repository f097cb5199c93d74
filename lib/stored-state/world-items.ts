import browser from 'webextension-polyfill';
import type { WorldId } from '../model/index.ts';

/** The world of an item of a stored list: an array begins with it, an object names it. Null if it has none. */
export function worldOfItem(item: unknown): WorldId | null {
  const world: unknown = Array.isArray(item) ? item[0] : Reflect.get(Object(item), 'worldId');
  return typeof world === 'string' ? world : null;
}

/** Whether one of these lists in `storage.local` has an item of the world. */
export async function hasItemsOf(worldId: WorldId, keys: readonly string[]): Promise<boolean> {
  const lists: unknown[] = Object.values(await browser.storage.local.get([...keys]));
  return lists.flat().some((item) => worldOfItem(item) === worldId);
}
