import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames, unwrap } from 'idb';
import browser from 'webextension-polyfill';

/**
 * Why a database can't be used. `newer`: a later version of Loreside wrote it. `damaged`: stores are missing. `full`:
 * the disk is full. `inUse`: another window holds an older version open. `closed`: the browser gives no reason.
 */
export type DatabaseFault = 'newer' | 'damaged' | 'full' | 'inUse' | 'closed';

export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
  readonly fault: DatabaseFault;

  constructor(fault: DatabaseFault, cause?: unknown) {
    super(`The database cannot be used: ${fault}.`, { cause });
    this.fault = fault;
  }
}

const FAULTS: Readonly<Record<string, DatabaseFault>> = {
  VersionError: 'newer',
  NotFoundError: 'damaged',
  QuotaExceededError: 'full',
};

/** Derives the fault from a browser error. */
export function faultOf(cause: unknown): DatabaseFault {
  if (cause instanceof DatabaseUnavailable) return cause.fault;
  return cause instanceof Error ? (FAULTS[cause.name] ?? 'closed') : 'closed';
}

/** Why the browser didn't store something. */
export const STORAGE_FAILURES = ['full', 'private', 'blocked', 'failed'] as const;
export type StorageFailure = (typeof STORAGE_FAILURES)[number];

/** Free bytes that are never used: in Chromium, a write that doesn't fit can corrupt a database. */
const RESERVE = 8 * 1024 ** 2;
/** With this much free space, the result is cached for a second. With less, every write checks again. */
const PLENTY = 256 * 1024 ** 2;
const GOOD_FOR = 1_000;
/** Firefox reports a full disk once, then other errors. */
const AFTERWARDS = 60_000;

let plentyUntil = 0;
let fullUntil = 0;

/**
 * Whether there is enough free disk space to write. In Chromium, an extension's quota is the free disk space. Firefox
 * doesn't say, but its databases survive failed writes.
 * @param isFresh bypasses the cached result
 */
export async function hasDiskSpace({ isFresh = false } = {}): Promise<boolean> {
  if (import.meta.env.FIREFOX || (!isFresh && performance.now() < plentyUntil)) return true;
  try {
    const { quota = Number.POSITIVE_INFINITY, usage = 0 } = await navigator.storage.estimate();
    if (quota - usage >= PLENTY) plentyUntil = performance.now() + GOOD_FOR;
    return quota - usage >= RESERVE;
  } catch {
    return true; // Unknown. The write itself will tell.
  }
}

const isFull = (name: string, message: string): boolean =>
  name === 'QuotaExceededError' ||
  /quotaexceeded|no_space|no_device_space|disk is full|full disk/i.test(message);

/** Distinguishes a full disk, a private window and blocked site data. */
export async function storageFailure(cause: unknown): Promise<StorageFailure> {
  const { name, message } = cause instanceof Error ? cause : new Error(String(cause));
  if (isFull(name, message)) {
    fullUntil = performance.now() + AFTERWARDS;
    return 'full';
  }
  plentyUntil = 0;
  if (!(await hasDiskSpace({ isFresh: true }))) return 'full';
  if (browser.extension?.inIncognitoContext) return 'private';
  if (name === 'SecurityError' || name === 'NotAllowedError') return 'blocked';
  return performance.now() < fullUntil ? 'full' : 'failed';
}

/** Reads a database of any version: all records, unparsed, by store. */
export async function readEverything(name: string): Promise<Record<string, unknown[]>> {
  // Opening without a version takes the existing one, but would create a missing database.
  const isThere = (await indexedDB.databases()).some((one) => one.name === name);
  if (!isThere) return {};
  const db = await openDB(name);
  try {
    const stores = [...db.objectStoreNames];
    const all = await Promise.all(
      stores.map(async (store): Promise<[string, unknown[]]> => [store, await db.getAll(store)]),
    );
    return Object.fromEntries(all);
  } finally {
    db.close();
  }
}

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
