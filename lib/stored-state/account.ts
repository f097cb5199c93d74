import type { DBSchema } from 'idb';
import browser from 'webextension-polyfill';
import { createConnection, type DatabaseFault, faultOf } from '../database/index.ts';
import { CONNECTION_KEY } from './connection-keys.ts';

/** In IndexedDB, which content scripts can't access. In Firefox they can read `storage.local`. */
const DATABASE = 'loreside-account';

interface Schema extends DBSchema {
  account: { key: 'id'; value: string };
}

const connection = createConnection<Schema>({
  name: DATABASE,
  version: 1,
  stores: { account: [] },
  upgrade: (database) => void database.createObjectStore('account'),
  // Without a stored id, it is read from World Anvil.
  damage: 'replace',
});

/** The account id as stored by earlier releases. */
function idIn(summary: unknown): string | null {
  const id: unknown =
    typeof summary === 'object' && summary !== null ? Reflect.get(summary, 'accountId') : null;
  return typeof id === 'string' && id !== '' ? id : null;
}

/** World Anvil's id of the connected account, or null if unknown. If it can't be read, `accountFault` says why. */
export async function readAccountId(): Promise<string | null> {
  const id = await connection.use((database) => database.get('account', 'id')).catch(() => null);
  if (typeof id === 'string') return id;
  // The background may not have moved it yet.
  return idIn((await browser.storage.local.get(CONNECTION_KEY))[CONNECTION_KEY]);
}

/** Why the id can't be read. Null if it can. */
export const accountFault = (): Promise<DatabaseFault | null> => connection.open().then(() => null, faultOf);

/** Only for the background. A database of a newer release holds nothing that World Anvil doesn't know, so it is replaced. */
export async function writeAccountId(id: string | null): Promise<void> {
  if ((await accountFault()) === 'newer') await connection.delete();
  await connection.use((database) =>
    id === null ? database.delete('account', 'id') : database.put('account', id, 'id').then(() => {}),
  );
}

/** Moves the id from an earlier release's summary, unless a newer one is stored. */
export async function adoptAccountId(summary: unknown): Promise<void> {
  const id = idIn(summary);
  if (id === null || (await accountFault()) !== null) return;
  await connection.use(async (database) => {
    const transaction = database.transaction('account', 'readwrite');
    if ((await transaction.store.get('id')) === undefined) await transaction.store.put(id, 'id');
    await transaction.done;
  });
}
