import { type DBSchema, openDB } from 'idb';
import browser from 'webextension-polyfill';
import { CONNECTION_KEY } from './connection-keys.ts';

/** Of the extension's own origin: content scripts, which in Firefox can read `storage.local`, never see it. */
const DATABASE = 'loreside-account';

interface Schema extends DBSchema {
  account: { key: 'id'; value: string };
}

async function withDatabase<T>(work: (store: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T> {
  const database = await open();
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

const open = () =>
  openDB<Schema>(DATABASE, 1, { upgrade: (database) => void database.createObjectStore('account') });

/** Where releases before this one kept it. */
function idIn(summary: unknown): string | null {
  const id: unknown =
    typeof summary === 'object' && summary !== null ? Reflect.get(summary, 'accountId') : null;
  return typeof id === 'string' && id !== '' ? id : null;
}

/** World Anvil's id of the connected account; null where none is known. */
export async function readAccountId(): Promise<string | null> {
  const id = await withDatabase((database) => database.get('account', 'id'));
  if (typeof id === 'string') return id;
  // The background may not have moved it yet.
  return idIn((await browser.storage.local.get(CONNECTION_KEY))[CONNECTION_KEY]);
}

/** For the background alone. */
export async function writeAccountId(id: string | null): Promise<void> {
  await withDatabase((database) =>
    id === null ? database.delete('account', 'id') : database.put('account', id, 'id').then(() => {}),
  );
}

/** Moves the id from a summary of an earlier release, unless a newer one is here. */
export async function adoptAccountId(summary: unknown): Promise<void> {
  const id = idIn(summary);
  if (id === null) return;
  await withDatabase(async (database) => {
    const transaction = database.transaction('account', 'readwrite');
    if ((await transaction.store.get('id')) === undefined) await transaction.store.put(id, 'id');
    await transaction.done;
  });
}
