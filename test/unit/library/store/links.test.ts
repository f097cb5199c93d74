import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LIBRARY_DATABASE } from '../../../../lib/library/store/database.ts';
import { entry } from '../entry.ts';
import { exportedArticle } from '../import/exported.ts';

const WORLD = 'w1';
const { signal } = new AbortController();

/** A worker or screen that has just started, with fresh modules. */
async function started() {
  vi.resetModules();
  const library = await import('../../../../lib/library/index.ts');
  const { libraryDatabase } = await import('../../../../lib/library/store/database.ts');
  return { ...library, database: await libraryDatabase() };
}
type Started = Awaited<ReturnType<typeof started>>;

const mention = (id: string): string => `@[It](article:${id})`;

/** Stores articles that link to each other: the n-th to the one before it. */
async function fill({ storeExported }: Started, count = 3): Promise<void> {
  const items = Array.from({ length: count }, (_, n) =>
    exportedArticle(`a${n}`, `Article ${n}`, {
      content: n === 0 ? 'A text.' : `After ${mention(`a${n - 1}`)}.`,
    }),
  );
  await storeExported(WORLD, items, 1);
}

/** The ids of what links to an article. */
async function linkedFrom({ openLibrary }: Started, id: string): Promise<string[]> {
  const library = await openLibrary();
  const [searcher, links] = await Promise.all([library.searcher(WORLD), library.links(WORLD)]);
  const location = searcher.locate({ kind: 'article', id });
  return links.to(location).map(({ from }) => searcher.hit(from)?.ref.id ?? '?');
}

beforeEach(async () => (await (await started()).openLibrary()).clear());

describe('the links of a copy', () => {
  it('are there with the articles, and follow every change of one', async () => {
    const here = await started();
    await fill(here);
    expect(await linkedFrom(here, 'a0')).toEqual(['a1']);
    const changed = exportedArticle('a2', 'Article 2', { content: `${mention('a0')} ${mention('a9')}` });
    await here.storeExported(WORLD, [changed], 2);
    expect(await linkedFrom(here, 'a0')).toEqual(['a1', 'a2']);
    expect(await linkedFrom(here, 'a1')).toEqual([]);
    const links = await (await here.openLibrary()).links(WORLD);
    expect(links.broken()).toHaveLength(1);
  });

  it('find what is stored only later', async () => {
    const here = await started();
    await here.storeExported(WORLD, [exportedArticle('a2', 'Two', { content: mention('late') })], 1);
    await here.storeExported(WORLD, [exportedArticle('late', 'Late')], 1);
    expect(await linkedFrom(here, 'late')).toEqual(['a2']);
  });

  it('go with an article that is deleted, and come back with it', async () => {
    const here = await started();
    await fill(here);
    await here.openWriter().put(WORLD, [], [{ kind: 'article', id: 'a1' }]);
    expect(await linkedFrom(here, 'a0')).toEqual([]);
    expect((await (await here.openLibrary()).links(WORLD)).broken()).toHaveLength(1);
    await fill(here);
    expect(await linkedFrom(here, 'a0')).toEqual(['a1']);
    expect(await linkedFrom(here, 'a1')).toEqual(['a2']);
  });

  it('count those of a draft that is being sent, until its article takes its place', async () => {
    const here = await started();
    await fill(here);
    const ref = { kind: 'article', id: 'draft:1' } as const;
    const links = here.linksOfDraft({ content: mention('a0'), fields: { articleParentId: 'a2' } });
    await here.openWriter().put(WORLD, [entry(ref.id, 'Draft', { isPending: true })], [], [{ ref, links }]);
    expect(await linkedFrom(here, 'a0')).toEqual(['a1', 'draft:1']);
    expect(await linkedFrom(here, 'a2')).toEqual(['draft:1']);
    await here.openWriter().put(WORLD, [], [ref]);
    expect(await linkedFrom(here, 'a0')).toEqual(['a1']);
  });

  it('are written with their articles or not at all', async () => {
    const here = await started();
    await fill(here);
    const put = IDBObjectStore.prototype.put;
    const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      value: unknown,
    ) {
      if (this.name === 'bodies') throw new DOMException('The disk is full.', 'QuotaExceededError');
      return put.call(this, value);
    });
    const changed = exportedArticle('a1', 'Article 1', { content: mention('a2') });
    await expect(here.storeExported(WORLD, [changed], 2)).rejects.toThrow();
    spy.mockRestore();
    const next = await started();
    expect(await linkedFrom(next, 'a0')).toEqual(['a1']);
    expect(await linkedFrom(next, 'a2')).toEqual([]);
  });
});

describe('the background rebuilds from the full texts', () => {
  const COUNT = 150;

  /** Spoils or deletes the links of the second block. */
  async function spoil({ database }: Started, how: 'damaged' | 'missing'): Promise<void> {
    if (how === 'missing') return database.delete('links', [WORLD, 1]);
    const row = await database.get('links', [WORLD, 1]);
    if (!row) throw new Error('The second block has no links.');
    const bytes = new Uint8Array(row.bytes.slice());
    bytes[20] = (bytes[20] ?? 0) ^ 0x55;
    await database.put('links', { ...row, bytes: bytes.buffer });
  }

  it.each(['damaged', 'missing'] as const)('links that are %s', async (how) => {
    await fill(await started(), COUNT);
    await spoil(await started(), how);
    const screen = await started();
    expect(await linkedFrom(screen, 'a100')).toEqual([]);
    const worker = await started();
    // A change in between doesn't hide that the others of its block are missing.
    const changed = exportedArticle('a101', 'Article 101', { content: mention('a0') });
    await worker.storeExported(WORLD, [changed], 2);
    await worker.indexBodies(WORLD, signal);
    const next = await started();
    expect(await linkedFrom(next, 'a100')).toEqual([]);
    expect(await linkedFrom(next, 'a0')).toEqual(['a1', 'a101']);
    expect(await linkedFrom(next, 'a109')).toEqual(['a110']);
  });

  it('as soon as a screen finds damage', async () => {
    await fill(await started(), COUNT);
    await spoil(await started(), 'damaged');
    const here = await started();
    here.openWriter();
    await linkedFrom(here, 'a109');
    await vi.waitFor(async () => expect(await linkedFrom(here, 'a109')).toEqual(['a110']));
  });

  it('the links of a copy from before there were any', async () => {
    const before = await started();
    await fill(before, COUNT);
    before.database.close();
    await withoutLinks();
    const worker = await started();
    expect(await worker.database.count('bodies')).toBe(COUNT);
    await worker.indexBodies(WORLD, signal);
    expect(await linkedFrom(await started(), 'a109')).toEqual(['a110']);
  });
});

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Copies the database to one of version 5, from before links, deleted entries and layouts. */
async function withoutLinks(): Promise<void> {
  const now = await done(indexedDB.open(LIBRARY_DATABASE));
  const later = ['links', 'gone', 'layouts'];
  const kept = [...now.objectStoreNames].filter((name) => !later.includes(name));
  const rows = await Promise.all(kept.map((name) => done(now.transaction(name).objectStore(name).getAll())));
  const keys = kept.map((name) => now.transaction(name).objectStore(name).keyPath);
  now.close();
  await done(indexedDB.deleteDatabase(LIBRARY_DATABASE));
  const request = indexedDB.open(LIBRARY_DATABASE, 5);
  request.onupgradeneeded = () => {
    for (const [at, name] of kept.entries()) {
      const store = request.result.createObjectStore(name, { keyPath: keys[at] ?? null });
      if (name === 'bodies') store.createIndex('stamp', ['worldId', 'kind', 'id', 'stamp']);
      for (const row of rows[at] ?? []) store.put(row);
    }
  };
  (await done(request)).close();
}
