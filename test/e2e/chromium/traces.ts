import type { Page } from '@playwright/test';

/** Runs in the page. Stored bytes are searched as text, too. */
const FIND = `(async (words) => {
  const text = (value) => JSON.stringify(value, (_name, part) => {
    const bytes = part instanceof ArrayBuffer ? new Uint8Array(part) : part;
    return ArrayBuffer.isView(bytes) ? new TextDecoder('latin1').decode(bytes) : part;
  }) ?? '';
  const found = new Set();
  const look = (place, value) => {
    const all = text(value);
    if (words.some((word) => all.includes(word))) found.add(place);
  };
  const done = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  for (const area of ['local', 'session', 'sync'])
    for (const [key, value] of Object.entries(await chrome.storage[area].get()))
      look(area + ' ' + key, [key, value]);
  for (const [key, value] of Object.entries(localStorage)) look('localStorage ' + key, [key, value]);
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const response = await cache.match(request);
      look('cache ' + name, [request.url, await response.text()]);
    }
  }
  for (const { name } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name));
    for (const table of database.objectStoreNames) {
      const store = database.transaction(table).objectStore(table);
      look(name + ' ' + table, await Promise.all([done(store.getAllKeys()), done(store.getAll())]));
    }
    database.close();
  }
  for (const { name } of await chrome.alarms.getAll()) look('alarm ' + name, name);
  return [...found].sort();
})`;

/** Every place in which the extension stores one of these words: in storage, databases, caches and alarms. */
export const tracesOf = (page: Page, words: readonly string[]): Promise<string[]> =>
  page.evaluate<string[]>(`${FIND}(${JSON.stringify(words)})`);
