import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames, unwrap } from 'idb';
import { DatabaseUnavailable, faultOf } from './fault.ts';
import { storageFailure } from './storage-failure.ts';

/** How long another window may take to close an older version, in milliseconds. */
const BLOCKED_FOR = 3_000;

export interface DatabaseOptions<Schema extends DBSchema> {
  name: string;
  version: number;
  /** Every object store with its required indexes. */
  stores: Readonly<Record<StoreNames<Schema> & string, readonly string[]>>;
  upgrade(
    db: IDBPDatabase<Schema>,
    old: number,
    transaction: IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>,
  ): void;
  /** Called when the browser closed the database, or another window wants to replace it. */
  lost(): void;
}

function isWhole(db: IDBDatabase, stores: Readonly<Record<string, readonly string[]>>): boolean {
  const names = Object.keys(stores);
  if (!names.every((name) => db.objectStoreNames.contains(name))) return false;
  const transaction = db.transaction(names);
  return names.every((name) => {
    const { indexNames } = transaction.objectStore(name);
    return stores[name]?.every((index) => indexNames.contains(index));
  });
}

/** Opens a database and checks that all its stores exist. It closes by itself if another window wants to replace it. */
export function openStores<Schema extends DBSchema>({
  name,
  version,
  stores,
  upgrade,
  lost,
}: DatabaseOptions<Schema>): Promise<IDBPDatabase<Schema>> {
  return new Promise((resolve, reject) => {
    let tooLate = false;
    let patience: ReturnType<typeof setTimeout> | undefined;
    openDB<Schema>(name, version, {
      upgrade: (db, old, _new, transaction) => upgrade(db, old, transaction),
      blocked() {
        patience = setTimeout(() => {
          tooLate = true;
          reject(new DatabaseUnavailable('inUse'));
        }, BLOCKED_FOR);
      },
      blocking(_current, _blocked, event) {
        lost();
        if (event.target instanceof IDBDatabase) event.target.close();
      },
      terminated: lost,
    }).then(
      (db) => {
        clearTimeout(patience);
        const isUsable = !tooLate && isWhole(unwrap(db), stores);
        if (isUsable) return resolve(db);
        db.close();
        reject(new DatabaseUnavailable('damaged'));
      },
      async (cause: unknown) => {
        clearTimeout(patience);
        const fault = faultOf(cause);
        // On a full disk, Chromium only reports an internal error.
        const isFull = fault === 'closed' && (await storageFailure(cause)) === 'full';
        reject(new DatabaseUnavailable(isFull ? 'full' : fault, cause));
      },
    );
  });
}
