import { deleteDB, openDB } from 'idb';

/** Reopens the database in a version that this release doesn't know. */
export async function makeNewer(name: string): Promise<void> {
  (await openDB(name, 99)).close();
}

export async function withoutStores(name: string): Promise<void> {
  const db = await openDB(name);
  const { version } = db;
  db.close();
  await deleteDB(name);
  (await openDB(name, version, { upgrade: (empty) => void empty.createObjectStore('other') })).close();
}
