import browser, { type Storage } from 'webextension-polyfill';
import type { CopyBackend } from './copy-location.ts';

const CACHE = 'loreside-drafts';
/** Cache keys are URLs. This one leads nowhere. */
const ADDRESS = 'https://drafts.invalid/';

/** Cache storage. Each entry is a separate file, so a full disk can't damage other entries. */
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

/** Reads keys only, if the browser can: one unreadable value would hide all others. */
async function keysOf(storage: Storage.StorageArea): Promise<string[]> {
  const getKeys: unknown = Reflect.get(storage, 'getKeys');
  if (typeof getKeys === 'function') {
    // The values are read too, then.
    const keys: unknown = await Promise.resolve(Reflect.apply(getKeys, storage, [])).catch(() => null);
    if (Array.isArray(keys)) return keys.map(String);
  }
  return Object.keys(await storage.get(null));
}

/** One key per copy in an extension storage area. */
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

/** Survives clearing site data, which deletes both database and cache. */
export const localStorageBackend = (): CopyBackend => storageShelf('local', 'outbox.copy/');

/** In memory, for text that can't be stored now. It outlives the window. */
export const memoryBackend = (): CopyBackend => storageShelf('session', 'outbox.unsaved/');
