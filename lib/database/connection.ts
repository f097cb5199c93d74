import { type DBSchema, deleteDB, type IDBPDatabase, unwrap, wrap } from 'idb';
import { type DatabaseOptions, faultOf, openStores, readEverything } from './open.ts';

export interface ConnectionOptions<Schema extends DBSchema> extends Omit<DatabaseOptions<Schema>, 'lost'> {
  /**
   * What to do if stores are missing. `replace`: delete and recreate the database, because its contents can be restored
   * from elsewhere. `rebuild`: the same, but put back the records of the stores that are left (with keys of their own).
   * Default: report it.
   */
  damage?: 'replace' | 'rebuild';
}

/** One connection to a database, shared by everything in this context. */
export interface DatabaseConnection<Schema extends DBSchema> {
  /** Opens the database on first use, after a failed attempt and after it was closed. Rejects with `DatabaseUnavailable`. */
  open(): Promise<IDBPDatabase<Schema>>;
  /** Runs `work`, and once more on a new connection if the browser had closed the old one. */
  use<Value>(work: (db: IDBPDatabase<Schema>) => Promise<Value>): Promise<Value>;
  close(): void;
  /** Deletes the database, even if it can't be read. The next call creates an empty one. */
  delete(): Promise<void>;
}

/** Fake browsers in tests have no locks and only one context. */
const alone = <Value>(name: string, work: () => Promise<Value>): Promise<Value> =>
  navigator.locks ? navigator.locks.request(`database.${name}`, work) : work();

async function putBack(db: IDBDatabase, records: Record<string, unknown[]>): Promise<void> {
  const stores = Object.keys(records).filter((store) => db.objectStoreNames.contains(store));
  if (stores.length === 0) return;
  const transaction = db.transaction(stores, 'readwrite', { durability: 'strict' });
  for (const store of stores)
    for (const record of records[store] ?? []) transaction.objectStore(store).put(record);
  await wrap(transaction).done;
}

export function createConnection<Schema extends DBSchema>({
  damage,
  ...options
}: ConnectionOptions<Schema>): DatabaseConnection<Schema> {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;

  async function openOrReplace(lost: () => void): Promise<IDBPDatabase<Schema>> {
    try {
      return await openStores<Schema>({ ...options, lost });
    } catch (error) {
      if (damage === undefined || faultOf(error) !== 'damaged') throw error;
      return alone(options.name, () => recreate(lost));
    }
  }

  async function recreate(lost: () => void): Promise<IDBPDatabase<Schema>> {
    const again = () => openStores<Schema>({ ...options, lost });
    // Another context may have done it meanwhile.
    const rebuilt = await again().catch(() => null);
    if (rebuilt) return rebuilt;
    const left = damage === 'rebuild' ? await readEverything(options.name) : {};
    await deleteDB(options.name);
    const db = await again();
    await putBack(unwrap(db), left);
    return db;
  }

  function open(): Promise<IDBPDatabase<Schema>> {
    if (opened) return opened;
    const forget = () => {
      if (opened === opening) opened = null;
    };
    const opening = openOrReplace(forget);
    // The caller gets the error.
    opening.catch(forget);
    opened = opening;
    return opening;
  }

  return {
    open,
    async use(work) {
      const db = await open();
      try {
        return await work(db);
      } catch (error) {
        if (!(error instanceof Error) || error.name !== 'InvalidStateError') throw error;
        opened = null;
        return work(await open());
      }
    },
    close() {
      // It couldn't be opened, so there is nothing to close.
      void opened?.then((db) => db.close()).catch(() => {});
      opened = null;
    },
    async delete() {
      opened = null;
      await deleteDB(options.name);
    },
  };
}
