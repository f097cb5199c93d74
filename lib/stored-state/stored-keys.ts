import type { Storage } from 'webextension-polyfill';

/** Reads keys only, if the browser can: one unreadable value would hide all others. */
export async function storedKeys(area: Storage.StorageArea): Promise<string[]> {
  const getKeys: unknown = Reflect.get(area, 'getKeys');
  if (typeof getKeys === 'function') {
    // The values are read too, then.
    const keys: unknown = await Promise.resolve(Reflect.apply(getKeys, area, [])).catch(() => null);
    if (Array.isArray(keys)) return keys.map(String);
  }
  return Object.keys(await area.get(null));
}
