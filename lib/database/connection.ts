import { type DBSchema, deleteDB, type IDBPDatabase } from 'idb';
import { faultOf } from './fault.ts';
import { type DatabaseOptions, openStores } from './open.ts';

export interface ConnectionOptions<Schema extends DBSchema> extends Omit<DatabaseOptions<Schema>, 'lost'> {
  /** Its contents can be restored from elsewhere, so a damaged database is deleted and recreated. */
  isReplaceable?: boolean;
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

export function createConnection<Schema extends DBSchema>({
  isReplaceable = false,
  ...options
}: ConnectionOptions<Schema>): DatabaseConnection<Schema> {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;

  async function openOrReplace(lost: () => void): Promise<IDBPDatabase<Schema>> {
    try {
      return await openStores<Schema>({ ...options, lost });
    } catch (error) {
      if (!isReplaceable || faultOf(error) !== 'damaged') throw error;
      await deleteDB(options.name);
      return openStores<Schema>({ ...options, lost });
    }
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
