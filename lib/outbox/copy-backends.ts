import browser, { type Storage } from 'webextension-polyfill';
import type { CopyBackend } from './copy-location.ts';

const CACHE = 'loreside-drafts';
/** Names of the cache are addresses; this one leads nowhere. */
const ADDRESS = 'https://drafts.invalid/';

/** The browser's cache storage. Each entry is a file of its own, so a full disk can't damage those beside it. */
export const cacheBackend: CopyBackend = {
  async names() {
    const requests = await (await caches.open(CACHE)).keys();
    return requests.flatMap(({ url }) => (url.startsWith(ADDRESS) ? [url.slice(ADDRESS.length)] : []));
  },
  async get(name) {
    const response = await (await caches.open(CACHE)).match(ADDRESS + name);
    const text = await response?.text();
    try {
      return text && JSON.parse(text);
    } catch {
      return text; // Cut off by a full disk or a crash; the copy before it is still there.
    }
  },
  async set(name, value) {
    await (await caches.open(CACHE)).put(ADDRESS + name, new Response(JSON.stringify(value)));
  },
  async remove(names) {
    const cache = await caches.open(CACHE);
    await Promise.all(names.map((name) => cache.delete(ADDRESS + name)));
  },
};

/** Without the values, where the browser can: one that it can't read would hide all the others. */
async function keysOf(storage: Storage.StorageArea): Promise<string[]> {
  const getKeys: unknown = Reflect.get(storage, 'getKeys');
  if (typeof getKeys === 'function') {
    const keys: unknown = await Promise.resolve(Reflect.apply(getKeys, storage, [])).catch(() => null);
    if (Array.isArray(keys)) return keys.map(String);
  }
  return Object.keys(await storage.get(null));
}

/** One key each in an area of the extension's storage. */
function storageShelf(area: 'local' | 'session', prefix: string): CopyBackend {
  const storage = browser.storage[area];
  return {
    async names() {
      const keys = await keysOf(storage);
      return keys.flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
    },
    async get(name) {
      try {
        return (await storage.get(prefix + name))[prefix + name];
      } catch {
        return undefined; // Chromium can't parse what a full disk cut off.
      }
    },
    set: (name, value) => storage.set({ [prefix + name]: value }),
    remove: (names) => storage.remove(names.map((name) => prefix + name)),
  };
}

/** Lasts when the browser clears its site data, which takes database and cache at once. */
export const localStorageBackend = (): CopyBackend => storageShelf('local', 'outbox.copy/');

/** The browser's memory: for text that can't be stored just now. It outlives the window that it was typed in. */
export const memoryBackend = (): CopyBackend => storageShelf('session', 'outbox.unsaved/');
