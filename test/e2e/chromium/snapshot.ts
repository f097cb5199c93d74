import type { Page } from '@playwright/test';
import type { Chromium } from './browser.ts';
import { isRunning } from './worker-death.ts';

/** What an extension has stored and registered, without its databases: keys can't leave the browser. */
export interface Snapshot {
  takenAt: number;
  areas: Record<'local' | 'session' | 'sync', object>;
  localStorage: object;
  alarms: object[];
  scripts: object[];
  rules: object[];
  origins: string[];
}

/** The database with a copy of all others. Whoever lists databases in a test leaves it out. */
export const COPIES = 'copies-for-tests';

const DATABASES = `
  const done = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const open = (name, version, create) => {
    const opening = indexedDB.open(name, version);
    opening.onupgradeneeded = () => create(opening.result);
    return done(opening);
  };
  const copies = () => open('${COPIES}', 1, (database) => database.createObjectStore('databases', { keyPath: 'name' }));
  const databases = async () => (await indexedDB.databases()).map(({ name }) => name).filter((name) => name !== '${COPIES}');
  const origins = async () => (await chrome.permissions.getAll()).origins;`;

const TAKE = `(async () => {
  ${DATABASES}
  const copyOf = async (name) => {
    const database = await open(name);
    const names = [...database.objectStoreNames];
    const within = database.transaction(names);
    const stores = await Promise.all(names.map(async (name) => {
      const store = within.objectStore(name);
      const { keyPath, autoIncrement } = store;
      const indexes = [...store.indexNames].map((name) => store.index(name))
        .map(({ name, keyPath, unique, multiEntry }) => ({ name, keyPath, unique, multiEntry }));
      return { name, keyPath, autoIncrement, indexes, keys: await done(store.getAllKeys()), values: await done(store.getAll()) };
    }));
    database.close();
    return { name, version: database.version, stores };
  };
  const all = await Promise.all((await databases()).map(copyOf));
  const target = await copies();
  for (const one of all) await done(target.transaction('databases', 'readwrite').objectStore('databases').put(one));
  target.close();
  const [local, session, sync] = await Promise.all(['local', 'session', 'sync'].map((area) => chrome.storage[area].get()));
  return {
    takenAt: Date.now(),
    areas: { local, session, sync },
    localStorage: { ...localStorage },
    alarms: await chrome.alarms.getAll(),
    scripts: await chrome.scripting.getRegisteredContentScripts(),
    rules: await chrome.declarativeNetRequest.getSessionRules(),
    origins: await origins(),
  };
})()`;

const PUT_BACK = `
  ${DATABASES}
  const write = async ({ name, version, stores }) => {
    let isNew = false;
    (await open(name, version, (database) => {
      isNew = true;
      for (const { name, keyPath, autoIncrement, indexes, keys, values } of stores) {
        const store = database.createObjectStore(name, { keyPath, autoIncrement });
        for (const { name, keyPath, ...options } of indexes) store.createIndex(name, keyPath, options);
        values.forEach((value, at) => (keyPath === null ? store.put(value, keys[at]) : store.put(value)));
      }
    })).close();
    return isNew;
  };
  await Promise.all((await databases()).map((name) => done(indexedDB.deleteDatabase(name))));
  const source = await copies();
  const all = await done(source.transaction('databases').objectStore('databases').getAll());
  source.close();
  const written = await Promise.all(all.map(write));
  for (const name of await caches.keys()) await caches.delete(name);
  localStorage.clear();
  Object.assign(localStorage, snapshot.localStorage);
  await chrome.scripting.unregisterContentScripts();
  await chrome.scripting.registerContentScripts(snapshot.scripts);
  const removeRuleIds = (await chrome.declarativeNetRequest.getSessionRules()).map(({ id }) => id);
  await chrome.declarativeNetRequest.updateSessionRules({ removeRuleIds, addRules: snapshot.rules });
  return written.every(Boolean);`;

/** A change of a storage area starts the background, so each is made at once. */
const PUT_BACK_AREAS = `
  for (const [name, values] of Object.entries(snapshot.areas)) {
    const area = chrome.storage[name];
    const added = Object.keys(await area.get()).filter((key) => !(key in values));
    await Promise.all([area.set(values), area.remove(added)]);
  }`;

const PUT_BACK_ALARMS = `
  for (const { name, scheduledTime, periodInMinutes } of snapshot.alarms)
    await chrome.alarms.create(name, { when: scheduledTime + Date.now() - snapshot.takenAt, periodInMinutes });`;

const run = (page: Page, snapshot: Snapshot, statements: string): Promise<unknown> =>
  page.evaluate(`(async () => { const snapshot = ${JSON.stringify(snapshot)}; ${statements} })()`);

/** Starts the background, as any screen does. */
const wake = (page: Page): Promise<unknown> =>
  page.evaluate(`chrome.runtime.sendMessage({ channel: 'capture.pending', request: {} })`);

/** Remembers what the extension has stored, after its pages are closed. Its background is started again. */
export async function takeSnapshot(chromium: Chromium): Promise<Snapshot> {
  const page = await chromium.openBare();
  await chromium.killWorker();
  const snapshot = await page.evaluate<Snapshot>(TAKE);
  await wake(page);
  await page.close();
  return snapshot;
}

/**
 * Puts everything back as it was when the snapshot was taken, after the extension's pages are closed. Its background is
 * started again. Menus stay, and permissions that were granted in advance but never asked for.
 * @param between runs while the background is stopped
 */
export async function putBack(
  chromium: Chromium,
  snapshot: Snapshot,
  between: () => void = () => {},
): Promise<void> {
  const page = await chromium.openBare();
  const granted = await page.evaluate<string[]>(`chrome.permissions.getAll().then(({ origins }) => origins)`);
  for (const origin of granted) if (!snapshot.origins.includes(origin)) await chromium.revokeHost(origin);
  for (const origin of snapshot.origins) if (!granted.includes(origin)) await chromium.approveHost(origin);
  await page.evaluate(`chrome.permissions.request({ origins: ${JSON.stringify(snapshot.origins)} })`);
  for (let isWhole = false; !isWhole; ) {
    await page.evaluate('chrome.alarms.clearAll()');
    // First, or a background that starts too early would delete the copies of worlds that an earlier test hasn't listed.
    await run(page, snapshot, PUT_BACK_AREAS);
    await chromium.killWorker();
    const isNew = await run(page, snapshot, PUT_BACK);
    // A late event of a tab may have started it meanwhile, and a database that it created would stay empty.
    isWhole = isNew === true && !(await isRunning(chromium));
  }
  between();
  await run(page, snapshot, PUT_BACK_AREAS + PUT_BACK_ALARMS);
  await wake(page);
  await page.close();
}
