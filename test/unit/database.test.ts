import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type ConnectionOptions,
  createConnection,
  DatabaseUnavailable,
  openStores,
  readEverything,
} from '../../lib/database/index.ts';

interface Schema extends DBSchema {
  papers: { key: string; value: { id: string }; indexes: { size: number } };
  notes: { key: string; value: string };
}

interface Marked extends DBSchema {
  papers: { key: string; value: { id: string } };
  marks: { key: string; value: { id: string } };
}

const NAME = 'loreside-test';
const OPTIONS: ConnectionOptions<Schema> = {
  name: NAME,
  version: 2,
  stores: { papers: ['size'], notes: [] },
  upgrade(db) {
    db.createObjectStore('papers', { keyPath: 'id' }).createIndex('size', 'size');
    db.createObjectStore('notes');
  },
};
const open = (lost = () => {}) => openStores<Schema>({ ...OPTIONS, lost });
const faultOfOpening = () =>
  open().then(
    (db) => db.close(),
    (error: unknown) => (error instanceof DatabaseUnavailable ? error.fault : error),
  );

beforeEach(() => deleteDB(NAME));

describe('a database', () => {
  it('is created and opens again', async () => {
    const db = await open();
    await db.put('papers', { id: 'p1' });
    db.close();
    const again = await open();
    expect(await again.getAll('papers')).toEqual([{ id: 'p1' }]);
    again.close();
  });

  it('of a newer version stays unchanged, reports it, and can still be read raw', async () => {
    const newer = await openDB(NAME, 7, { upgrade: (db) => void db.createObjectStore('papers') });
    await newer.put('papers', { anything: 1 }, 'x');
    newer.close();
    expect(await faultOfOpening()).toBe('newer');
    expect(await readEverything(NAME)).toEqual({ papers: [{ anything: 1 }] });
  });

  it.each([
    ['a store', (db: IDBDatabase) => void db.createObjectStore('papers').createIndex('size', 'size')],
    ['an index', (db: IDBDatabase) => [db.createObjectStore('papers'), db.createObjectStore('notes')]],
  ])('without %s is damaged', async (_what, build) => {
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

  it('that another window holds open in an older version is in use, after a while', async () => {
    const older = await openDB(NAME, 1);
    expect(await faultOfOpening()).toBe('inUse');
    older.close();
  });

  it('closes when another window wants to replace it', async () => {
    let lost = 0;
    await open(() => lost++);
    await deleteDB(NAME);
    expect(lost).toBe(1);
  });
});

describe('a connection', () => {
  const connection = createConnection(OPTIONS);
  afterEach(() => {
    connection.close();
    vi.restoreAllMocks();
  });

  const withoutStores = async () =>
    (await openDB(NAME, 2, { upgrade: (db) => void db.createObjectStore('other') })).close();

  it('is opened once, and again after another window replaced the database', async () => {
    const [one, other] = await Promise.all([connection.open(), connection.open()]);
    expect(one).toBe(other);
    await deleteDB(NAME);
    const next = await connection.open();
    expect(next).not.toBe(one);
    expect(await next.getAll('papers')).toEqual([]);
  });

  it('is tried again after it couldn’t be opened', async () => {
    await withoutStores();
    await expect(connection.open()).rejects.toMatchObject({ fault: 'damaged' });
    await deleteDB(NAME);
    expect(await connection.use((db) => db.count('papers'))).toBe(0);
  });

  it('replaces a damaged database only where its contents can be had again', async () => {
    await withoutStores();
    await expect(connection.open()).rejects.toMatchObject({ fault: 'damaged' });
    expect(await readEverything(NAME)).toEqual({ other: [] });
    const replaceable = createConnection({ ...OPTIONS, damage: 'replace' });
    expect(await replaceable.use((db) => db.count('papers'))).toBe(0);
    replaceable.close();
  });

  it('rebuilds a damaged database with what its other stores hold', async () => {
    await deleteDB(NAME);
    const upgrade = (db: IDBPDatabase) => void db.createObjectStore('papers', { keyPath: 'id' });
    const before = await openDB(NAME, 1, { upgrade });
    await before.put('papers', { id: 'a' });
    before.close();
    const rebuilt = createConnection<Marked>({
      name: NAME,
      version: 1,
      stores: { papers: [], marks: [] },
      damage: 'rebuild',
      upgrade(db) {
        db.createObjectStore('papers', { keyPath: 'id' });
        db.createObjectStore('marks', { keyPath: 'id' });
      },
    });
    expect(await rebuilt.use((db) => db.getAll('papers'))).toEqual([{ id: 'a' }]);
    expect(await rebuilt.use((db) => db.getAll('marks'))).toEqual([]);
    rebuilt.close();
  });

  it('never replaces a database of a newer version', async () => {
    (await openDB(NAME, 7)).close();
    const replaceable = createConnection({ ...OPTIONS, damage: 'replace' });
    await expect(replaceable.open()).rejects.toMatchObject({ fault: 'newer' });
    expect((await indexedDB.databases()).find(({ name }) => name === NAME)?.version).toBe(7);
  });

  it('does the work once more if the browser had closed it, and only then', async () => {
    const closed = new DOMException('The connection is closing.', 'InvalidStateError');
    const work = vi.fn(async () => 'done').mockRejectedValueOnce(closed);
    expect(await connection.use(work)).toBe('done');
    expect(work).toHaveBeenCalledTimes(2);
    await expect(connection.use(() => Promise.reject(new Error('its own')))).rejects.toThrow('its own');
  });

  it('deletes the database and makes an empty one at the next call', async () => {
    await connection.use((db) => db.put('papers', { id: 'p1' }));
    await connection.delete();
    expect(await connection.use((db) => db.count('papers'))).toBe(0);
  });
});
