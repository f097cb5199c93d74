import { openDB } from 'idb';

/** Everything that a database holds, by store, whatever version wrote it and whatever its records are. */
export async function readEverything(name: string): Promise<Record<string, unknown[]>> {
  // Without a version, the browser opens the one that is there. A database that is missing is not to be made by this.
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
