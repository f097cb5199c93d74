import type { DBSchema, IDBPDatabase } from 'idb';
import * as z from 'zod/mini';
import { createConnection, type DatabaseFault, faultOf } from '../database/index.ts';
import { box, boxes } from './sealing.ts';

/** In the extension's own IndexedDB. Content scripts only see the databases of their page. */
export const VAULT_DATABASE = 'loreside-vault';

/**
 * The stored credentials, encrypted under a device key or a passphrase. `wasReadable`: the user token was once stored
 * under a device key, so the browser's files may still contain both. Missing in records from releases that always
 * stored credentials under a device key first. `older`: the keys of earlier passphrases, encrypted under this one, for
 * texts that are stored under them.
 */
const record = z.discriminatedUnion('lock', [
  z.object({ lock: z.literal('device'), key: z.instanceof(CryptoKey), boxes }),
  z.object({
    lock: z.literal('passphrase'),
    salt: z.instanceof(Uint8Array<ArrayBuffer>),
    boxes,
    wasReadable: z.optional(z.boolean()),
    older: z.optional(z.array(box)),
  }),
]);
export type VaultRecord = z.infer<typeof record>;

interface Schema extends DBSchema {
  vault: { key: 'record' | 'broken'; value: unknown };
}

const connection = createConnection<Schema>({
  name: VAULT_DATABASE,
  version: 1,
  stores: { vault: [] },
  upgrade: (db) => void db.createObjectStore('vault'),
  // A database without its only store contains nothing useful.
  damage: 'replace',
});

/** The database for writing. One from a newer release is deleted, because its contents are about to be replaced. */
async function writableDatabase(): Promise<IDBPDatabase<Schema>> {
  try {
    return await connection.open();
  } catch (error) {
    if (faultOf(error) !== 'newer') throw error;
    await connection.delete();
    return connection.open();
  }
}

export const vaultStore = {
  /** Why the database can't be read. Null if it can. */
  async fault(): Promise<DatabaseFault | null> {
    return connection.open().then(() => null, faultOf);
  },

  /**
   * Reads the record. An invalid one is moved aside and counts as empty. If the database can't be opened, it counts as
   * empty but stays unchanged.
   */
  async read(): Promise<VaultRecord | null> {
    // Not reported here: `fault` says why to whoever finds the vault empty.
    const db = await connection.open().catch(() => null);
    const stored = await db?.get('vault', 'record');
    if (stored === undefined) return null;
    const parsed = record.safeParse(stored);
    if (parsed.success) return parsed.data;
    await vaultStore.setAside();
    return null;
  },

  /** Resolves once the record is on disk. */
  async write(next: VaultRecord): Promise<void> {
    const transaction = (await writableDatabase()).transaction('vault', 'readwrite', {
      durability: 'strict',
    });
    await Promise.all([transaction.store.put(next, 'record'), transaction.done]);
  },

  async setAside(): Promise<void> {
    const transaction = (await connection.open()).transaction('vault', 'readwrite', { durability: 'strict' });
    const broken = await transaction.store.get('record');
    if (broken !== undefined) {
      await Promise.all([transaction.store.put(broken, 'broken'), transaction.store.delete('record')]);
    }
    await transaction.done;
  },

  async clear(): Promise<void> {
    const transaction = (await writableDatabase()).transaction('vault', 'readwrite', {
      durability: 'strict',
    });
    await Promise.all([transaction.store.clear(), transaction.done]);
  },
};
