import type { Page } from '@playwright/test';
import type { Chromium } from './browser.ts';
import { COPIES } from './snapshot.ts';

/**
 * Everything that the extension stores or registers: storage areas, databases, alarms, header rules, host permissions.
 */
export interface StoredState {
  local: Record<string, unknown>;
  session: Record<string, unknown>;
  /** Records per table, by `database/table`; empty tables are left out. */
  records: Record<string, number>;
  alarms: string[];
  rules: number;
  origins: string[];
}

const READ_STATE = `(async () => {
  const done = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const records = {};
  for (const { name } of await indexedDB.databases()) {
    if (name === '${COPIES}') continue;
    const database = await done(indexedDB.open(name));
    for (const table of database.objectStoreNames) {
      const count = await done(database.transaction(table).objectStore(table).count());
      if (count > 0) records[name + '/' + table] = count;
    }
    database.close();
  }
  return {
    local: await chrome.storage.local.get(null),
    session: await chrome.storage.session.get(null),
    records,
    alarms: (await chrome.alarms.getAll()).map(({ name }) => name).sort(),
    rules: (await chrome.declarativeNetRequest.getSessionRules()).length,
    origins: (await chrome.permissions.getAll()).origins,
  };
})()`;

/** Read from a page of the extension, so that reading doesn't start the worker. */
export function readStoredState(page: Page): Promise<StoredState> {
  return page.evaluate<StoredState>(READ_STATE);
}

/** The delivery state of each draft, as the outbox stores it: `sending`, `verified` and so on. */
export function deliveries(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('loreside-outbox');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
      reading.onerror = () => reject(reading.error);
      reading.onsuccess = () => resolve(reading.result.map(({ delivery }) => delivery.state));
      opening.result.close();
    };
  })`);
}

/** Milliseconds until an alarm of the extension fires; infinite if it isn't set. */
export function alarmDue(page: Page, name: string): Promise<number> {
  return page.evaluate<number>(
    `chrome.alarms.get(${JSON.stringify(name)}).then((alarm) => (alarm ? alarm.scheduledTime - Date.now() : Infinity))`,
  );
}

/** Makes an alarm fire in a moment, after a test has checked that it is set. Its period stays. */
export async function ringSoon(page: Page, name: string): Promise<void> {
  await page.evaluate(`(async () => {
    const { periodInMinutes } = await chrome.alarms.get(${JSON.stringify(name)}) ?? {};
    await chrome.alarms.create(${JSON.stringify(name)}, { when: Date.now() + 500, ...(periodInMinutes && { periodInMinutes }) });
  })()`);
}

/** Sends a message to the background, as a screen does, and returns the raw answer. */
export function ask(page: Page, channel: string, request: object = {}): Promise<unknown> {
  return page.evaluate(
    `chrome.runtime.sendMessage(${JSON.stringify({ channel, request })}).catch((error) => String(error))`,
  );
}

export async function inWorker(chromium: Chromium, code: string): Promise<unknown> {
  return (await chromium.worker()).evaluate(code);
}

/** The stored connection summary's state; `none` if there is none. */
export async function connectionState(page: Page): Promise<unknown> {
  return page.evaluate(
    `chrome.storage.local.get('connection').then(({ connection }) => connection?.state ?? 'none')`,
  );
}
