import { openDB } from 'idb';

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
