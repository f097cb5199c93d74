import { openDB } from 'idb';
import { beforeEach, expect, it } from 'vitest';
import { createConnection } from '../../../../lib/database/index.ts';
import {
  noteSkipped,
  openLibrary,
  openWriter,
  syncBodies,
  syncWorld,
} from '../../../../lib/library/index.ts';
import {
  LIBRARY_DATABASE,
  LIBRARY_OPTIONS,
  libraryDatabase,
} from '../../../../lib/library/store/database.ts';
import { category, reference, Upstream } from '../sync/upstream.ts';

beforeEach(async () => (await openLibrary()).clear());

/** Every row of every table as text, whatever tables there are. */
async function everything(): Promise<Record<string, string[]>> {
  const db = await libraryDatabase();
  const tables = [...db.objectStoreNames];
  const rows = await Promise.all(tables.map((table) => db.getAll(table)));
  return Object.fromEntries(
    tables.map((table, at) => [table, rows[at]?.map((row) => JSON.stringify(row)) ?? []]),
  );
}

function isOf(worldId: string, row: string): boolean {
  const read: { worldId?: string; id?: string } = JSON.parse(row);
  return (read.worldId ?? read.id) === worldId;
}

/** A world with a row in every table. */
async function fill(worldId: string): Promise<void> {
  const upstream = new Upstream('current').fill(300);
  upstream.worldId = worldId;
  upstream.categories = [category('c1', 'Places')];
  upstream.secrets = [reference('s1', 'Who did it')];
  const { signal } = new AbortController();
  await syncWorld(upstream.service(), worldId, { signal });
  await openWriter().put(worldId, [
    {
      ...reference('draft:d1', 'On its way'),
      ...{ kind: 'article', worldId, aliases: [], template: 'article' },
      ...{ isDraft: true, isWip: true, excerpt: null, categoryId: null, wordcount: null, isPending: true },
    },
  ]);
  const library = await openLibrary();
  await library.opened(worldId, { kind: 'article', id: 'a7' });
  await library.saveLayout(worldId, 'world', new ArrayBuffer(8));
  await syncBodies(upstream.service(), worldId, {
    ...{ signal, which: 'opened' },
    seal: async ({ content }) => ({ sealed: content.length }),
  });
  await openWriter().put(worldId, [], [{ kind: 'article', id: 'a9' }]);
  await noteSkipped(worldId, { kind: 'article', id: 'a8', title: 'Entry 8' }, 'noAnswer', 1);
}

it('clear deletes every world from every table', async () => {
  await fill('w1');
  await fill('w2');
  const before = await everything();
  for (const [table, rows] of Object.entries(before)) expect(rows.length, table).toBeGreaterThan(1);
  await (await openLibrary()).clear();
  for (const [table, rows] of Object.entries(await everything())) expect(rows, table).toEqual([]);
});

it('clearing the last world deletes the database, even if another context has it open', async () => {
  const isThere = async () => (await indexedDB.databases()).some(({ name }) => name === LIBRARY_DATABASE);
  await fill('w1');
  const elsewhere = await createConnection(LIBRARY_OPTIONS).open();
  await (await openLibrary()).clearWorld('w1');
  expect(await isThere()).toBe(false);
  expect(() => elsewhere.transaction('blocks')).toThrow();
  await fill('w1');
  await (await openLibrary()).clear();
  expect(await isThere()).toBe(false);
});

it('clearWorld deletes that world and keeps the others', async () => {
  await fill('w1');
  await fill('w2');
  const before = await everything();
  await (await openLibrary()).clearWorld('w1');
  for (const [table, rows] of Object.entries(await everything())) {
    expect(rows.length, table).toBeGreaterThan(0);
    expect(rows, table).toEqual(before[table]?.filter((row) => !isOf('w1', row)));
  }
});

it('the content of a secret is stored only encrypted', async () => {
  await fill('w1');
  const { sealed, ...rest } = await everything();
  expect(sealed).toEqual([expect.stringContaining('"box":{"sealed":14}')]);
  expect(JSON.stringify({ sealed, rest })).not.toContain('SECRET-CONTENT');
});

it('a deleted entry takes its body, its recent row and its encrypted content along', async () => {
  await fill('w1');
  await openWriter().put(
    'w1',
    [],
    [
      { kind: 'article', id: 'a7' },
      { kind: 'secret', id: 's1' },
    ],
  );
  const { bodies, unindexed, recent, sealed } = await everything();
  for (const rows of [bodies, unindexed, recent])
    expect(rows?.filter((row) => row.includes('"a7"'))).toEqual([]);
  expect(sealed).toEqual([]);
});

it('tables of an older version are dropped', async () => {
  (await libraryDatabase()).close();
  const { deleteDB } = await import('idb');
  await deleteDB(LIBRARY_DATABASE);
  const old = await openDB(LIBRARY_DATABASE, 2, {
    upgrade(db) {
      db.createObjectStore('articles', { keyPath: 'id' });
      db.createObjectStore('tags');
    },
  });
  await old.put('articles', { id: 'a1' });
  old.close();
  const db = await createConnection(LIBRARY_OPTIONS).open();
  expect([...db.objectStoreNames]).not.toContain('articles');
  expect([...db.objectStoreNames]).toContain('blocks');
  db.close();
});
