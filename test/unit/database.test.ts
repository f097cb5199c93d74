import { type DBSchema, deleteDB, openDB } from 'idb';
import { beforeEach, describe, expect, it } from 'vitest';
import { DatabaseUnavailable, openStores, readEverything } from '../../lib/database/index.ts';

interface Schema extends DBSchema {
  papers: { key: string; value: { id: string }; indexes: { size: number } };
  notes: { key: string; value: string };
}

const NAME = 'loreside-test';
const open = (lost = () => {}) =>
  openStores<Schema>({
    name: NAME,
    version: 2,
    stores: { papers: ['size'], notes: [] },
    upgrade(db) {
      db.createObjectStore('papers', { keyPath: 'id' }).createIndex('size', 'size');
      db.createObjectStore('notes');
    },
    lost,
  });
const faultOfOpening = () =>
  open().then(
    (db) => db.close(),
    (error: unknown) => (error instanceof DatabaseUnavailable ? error.fault : error),
  );

beforeEach(() => deleteDB(NAME));

describe('a database', () => {
  it('is made, and opens again', async () => {
    const db = await open();
    await db.put('papers', { id: 'p1' });
    db.close();
    const again = await open();
    expect(await again.getAll('papers')).toEqual([{ id: 'p1' }]);
    again.close();
  });

  it('of a newer version stays as it is, says so, and can be read as it is', async () => {
    const newer = await openDB(NAME, 7, { upgrade: (db) => void db.createObjectStore('papers') });
    await newer.put('papers', { anything: 1 }, 'x');
    newer.close();
    expect(await faultOfOpening()).toBe('newer');
    expect(await readEverything(NAME)).toEqual({ papers: [{ anything: 1 }] });
  });

  it.each([
    ['a store', (db: IDBDatabase) => void db.createObjectStore('papers').createIndex('size', 'size')],
    ['an index', (db: IDBDatabase) => [db.createObjectStore('papers'), db.createObjectStore('notes')]],
  ])('that lacks %s is damaged', async (_what, build) => {
    await new Promise<void>((resolve) => {
      const opening = indexedDB.open(NAME, 2);
      opening.onupgradeneeded = () => build(opening.result);
      opening.onsuccess = () => {
        opening.result.close();
        resolve();
      };
    });
    expect(await faultOfOpening()).toBe('damaged');
  });

  it('that another window holds open in an older version is waited for a while, and then said to be in use', async () => {
    const older = await openDB(NAME, 1);
    expect(await faultOfOpening()).toBe('inUse');
    older.close();
  }, 10_000);

  it('lets go where another window wants to replace it', async () => {
    let lost = 0;
    await open(() => lost++);
    await deleteDB(NAME);
    expect(lost).toBe(1);
  });
});
