import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import * as z from 'zod/mini';
import { boxes } from './sealing.ts';

/** The extension's own IndexedDB: content scripts see the database of the page they stand in, never this one. */
export const VAULT_DATABASE = 'loreside-vault';

/** What lies in the vault: under the device's own key, or under a key that a passphrase gives. */
const record = z.discriminatedUnion('lock', [
  z.object({ lock: z.literal('device'), key: z.instanceof(CryptoKey), boxes }),
  z.object({ lock: z.literal('passphrase'), salt: z.instanceof(Uint8Array<ArrayBuffer>), boxes }),
]);
export type VaultRecord = z.infer<typeof record>;

interface Schema extends DBSchema {
  vault: { key: 'record' | 'broken'; value: unknown };
}

let connection: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  connection ??= openDB<Schema>(VAULT_DATABASE, 1, {
    upgrade: (db) => void db.createObjectStore('vault'),
    blocking: () => void close(),
    terminated: () => void close(),
  }).catch((error: unknown) => {
    connection = null;
    throw error;
  });
  return connection;
}

async function close(): Promise<void> {
  const open = connection;
  connection = null;
  (await open)?.close();
}

export const vaultStore = {
  /** What cannot be understood is moved aside and counts as nothing. */
  async read(): Promise<VaultRecord | null> {
    const stored = await (await database()).get('vault', 'record');
    if (stored === undefined) return null;
    const parsed = record.safeParse(stored);
    if (parsed.success) return parsed.data;
    await vaultStore.setAside();
    return null;
  },

  /** Resolves when it is on the disk. */
  async write(next: VaultRecord): Promise<void> {
    const transaction = (await database()).transaction('vault', 'readwrite', { durability: 'strict' });
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
    const transaction = (await database()).transaction('vault', 'readwrite', { durability: 'strict' });
    await Promise.all([transaction.store.clear(), transaction.done]);
  },
};
