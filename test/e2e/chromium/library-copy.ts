import { expect, type Page } from '@playwright/test';
import { readStoredState } from './background-state.ts';
import { COPIES } from './snapshot.ts';

export interface CopiedEntry {
  worldId: string;
  kind: string;
  id: string;
  title: string;
  isPending: boolean;
}

const OPEN = `const done = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});`;

/** The entries of the offline copy, read from its blocks; empty if there is none. Doesn't start the worker. */
export function entriesIn(page: Page): Promise<CopiedEntry[]> {
  return page.evaluate<CopiedEntry[]>(`(async () => {
    ${OPEN}
    if (!(await indexedDB.databases()).some(({ name }) => name === 'loreside-library')) return [];
    const database = await done(indexedDB.open('loreside-library'));
    const blocks = [...database.objectStoreNames].includes('blocks')
      ? await done(database.transaction('blocks').objectStore('blocks').getAll()) : [];
    database.close();
    // A block that was damaged counts as an entry without anything.
    return blocks.flatMap(({ entries }) => typeof entries === 'string' ? JSON.parse(entries) : [{}]).filter(Boolean)
      .map(({ worldId, kind, id, title, isPending }) => ({ worldId, kind, id, title, isPending }));
  })()`);
}

export async function articlesIn(page: Page): Promise<number> {
  return (await entriesIn(page)).filter(({ kind }) => kind === 'article').length;
}

/** The content of every database as text: keys, values, and bytes and blobs in both common encodings. */
export function everythingIn(page: Page): Promise<string> {
  return page.evaluate<string>(`(async () => {
    ${OPEN}
    const bytes = (buffer) => new TextDecoder('latin1').decode(buffer) + new TextDecoder('utf-16le').decode(buffer);
    const text = async (value) => {
      if (value instanceof Blob) return bytes(await value.arrayBuffer());
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return bytes(value);
      if (value instanceof CryptoKey) return '';
      if (typeof value === 'object' && value !== null)
        return (await Promise.all(Object.entries(value).map(async ([key, one]) => key + ' ' + (await text(one))))).join('\\n');
      return String(value);
    };
    const all = [];
    for (const { name } of await indexedDB.databases()) {
      if (name === '${COPIES}') continue;
      const database = await done(indexedDB.open(name));
      for (const table of database.objectStoreNames) {
        const store = database.transaction(table).objectStore(table);
        all.push(...(await Promise.all([done(store.getAllKeys()), done(store.getAll())])));
      }
      database.close();
    }
    return text(all);
  })()`);
}

/** Waits until the copy is complete: the only library alarm left is for the next poll. */
export async function copyIsDone(page: Page): Promise<void> {
  await expect
    .poll(async () => (await readStoredState(page)).alarms.filter((name) => name.startsWith('library')))
    .toEqual(['library.look']);
}

/** Waits until every full text of the copy is there. */
export function textsAreCopied(page: Page): Promise<void> {
  return expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise((resolve, reject) => {
            const opening = indexedDB.open('loreside-library');
            opening.onerror = () => reject(opening.error);
            opening.onsuccess = () => {
              const reading = opening.result.transaction(['syncs', 'bodies']);
              const rows = reading.objectStore('syncs').getAll();
              const stored = reading.objectStore('bodies').count();
              reading.oncomplete = () => {
                opening.result.close();
                const [{ due = ['?'], bodiesWanted = 0 } = {}] = rows.result;
                resolve(due.length === 0 && bodiesWanted > 0 && stored.result >= bodiesWanted);
              };
            };
          }),
      ),
    )
    .toBe(true);
}
