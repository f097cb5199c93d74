import { type DBSchema, deleteDB, type IDBPDatabase } from 'idb';
import * as z from 'zod/mini';
import { type DatabaseFault, faultOf, openStores } from '../database/index.ts';
import { boxes } from './sealing.ts';

/** The extension's own IndexedDB: content scripts see the database of the page they stand in, never this one. */
export const VAULT_DATABASE = 'loreside-vault';

/**
 * What lies in the vault: under the device's own key, or under a key that a passphrase gives. `wasReadable`: the user
 * token was once stored under a device key, and the browser's files can hold both for long after. Records of releases
 * that stored everything so at first do not say.
 */
const record = z.discriminatedUnion('lock', [
  z.object({ lock: z.literal('device'), key: z.instanceof(CryptoKey), boxes }),
  z.object({
    lock: z.literal('passphrase'),
    salt: z.instanceof(Uint8Array<ArrayBuffer>),
    boxes,
    wasReadable: z.optional(z.boolean()),
  }),
]);
export type VaultRecord = z.infer<typeof record>;

interface Schema extends DBSchema {
  vault: { key: 'record' | 'broken'; value: unknown };
}

let connection: Promise<IDBPDatabase<Schema>> | null = null;

const forget = () => {
  connection = null;
};

/** A database without its one store holds nothing that could be read: it is replaced. */
async function opened(): Promise<IDBPDatabase<Schema>> {
  const options = {
    name: VAULT_DATABASE,
    version: 1,
    stores: { vault: [] },
    upgrade: (db: IDBPDatabase<Schema>) => void db.createObjectStore('vault'),
    lost: forget,
  };
  return openStores<Schema>(options).catch(async (error: unknown) => {
    if (faultOf(error) !== 'damaged') throw error;
    await deleteDB(VAULT_DATABASE);
    return openStores<Schema>(options);
  });
}

function database(): Promise<IDBPDatabase<Schema>> {
  connection ??= opened().catch((error: unknown) => {
    forget();
    throw error;
  });
  return connection;
}

/** To store new credentials, or none: what a newer version of Loreside stored goes. */
async function ownDatabase(): Promise<IDBPDatabase<Schema>> {
  try {
    return await database();
  } catch (error) {
    if (faultOf(error) !== 'newer') throw error;
    await deleteDB(VAULT_DATABASE);
    return database();
  }
}

export const vaultStore = {
  /** Why nothing can be read; null where the record can be, or there is none. */
  async fault(): Promise<DatabaseFault | null> {
    return database().then(() => null, faultOf);
  },

  /** What cannot be understood is moved aside and counts as nothing; so does what cannot be opened, which stays. */
  async read(): Promise<VaultRecord | null> {
    const db = await database().catch(() => null);
    const stored = await db?.get('vault', 'record');
    if (stored === undefined) return null;
    const parsed = record.safeParse(stored);
    if (parsed.success) return parsed.data;
    await vaultStore.setAside();
    return null;
  },

  /** Resolves when it is on the disk. */
  async write(next: VaultRecord): Promise<void> {
    const transaction = (await ownDatabase()).transaction('vault', 'readwrite', { durability: 'strict' });
    await Promise.all([transaction.store.put(next, 'record'), transaction.done]);
  },

  async setAside(): Promise<void> {
    const transaction = (await database()).transaction('vault', 'readwrite', { durability: 'strict' });
    const broken = await transaction.store.get('record');
    if (broken !== undefined) {
      await Promise.all([transaction.store.put(broken, 'broken'), transaction.store.delete('record')]);
    }
    await transaction.done;
  },

  async clear(): Promise<void> {
    const transaction = (await ownDatabase()).transaction('vault', 'readwrite', { durability: 'strict' });
    await Promise.all([transaction.store.clear(), transaction.done]);
  },
};
