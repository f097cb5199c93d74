import { beforeEach, expect, it, vi } from 'vitest';
import { openLibrary, parseQuery, syncBodies, syncWorld } from '../../../../lib/library/index.ts';
import { libraryDatabase } from '../../../../lib/library/store/database.ts';
import { Upstream } from '../sync/upstream.ts';

const { signal } = new AbortController();

/** A worker that has just started, with fresh modules. */
async function newWorker() {
  vi.resetModules();
  return import('../../../../lib/library/index.ts');
}

beforeEach(async () => {
  await (await openLibrary()).clear();
  const upstream = new Upstream('current').fill(12);
  await syncWorld(upstream.service(), 'w1', { signal });
  await syncBodies(upstream.service(), 'w1', { signal, which: 'all' });
  (await libraryDatabase()).close();
});

const found = async ({ openLibrary: open }: Awaited<ReturnType<typeof newWorker>>) => {
  const search = await (await open()).bodySearch('w1');
  const hits = await search.search(parseQuery('stands'), { limit: 50 });
  search.close();
  return hits.length;
};

it('a lost full-text segment is noticed by the next worker and rebuilt', async () => {
  const first = await newWorker();
  await first.indexBodies('w1', signal);
  expect(await found(first)).toBe(12);
  const { libraryDatabase: open } = await import('../../../../lib/library/store/database.ts');
  const db = await open();
  const keys = (await db.getAllKeys('segments')).filter(([, part]) => part === 'bodies');
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) await db.delete('segments', key);
  expect(await db.count('unindexed')).toBe(0);
  db.close();

  const second = await newWorker();
  expect(await second.indexBodies('w1', signal)).toBe(12);
  expect(await found(second)).toBe(12);
  const third = await newWorker();
  expect(await third.indexBodies('w1', signal)).toBe(0);
});

it.each(['lost', 'damaged', 'lost in part'])(
  'a search notices at once that full-text segments are %s, and all texts are found again',
  async (how) => {
    const worker = await newWorker();
    await worker.indexBodies('w1', signal);
    const { libraryDatabase: open } = await import('../../../../lib/library/store/database.ts');
    const db = await open();
    for (const row of (await db.getAll('segments')).filter(({ part }) => part === 'bodies'))
      if (how === 'damaged') await db.put('segments', { ...row, bytes: new ArrayBuffer(8) });
      else await db.delete('segments', [row.worldId, row.part, row.layer]);
    if (how === 'lost in part') {
      const [first, ...others] = await db.getAll('bodies');
      for (const { worldId, kind, id, location } of others.slice(0, 3))
        await db.put('unindexed', { worldId, kind, id, location });
      await db.put('bodies', Object.assign(Object(first), { text: 7 }));
    }
    const screen = await newWorker();
    screen.openWriter();
    const search = await (await screen.openLibrary()).bodySearch('w1');
    const hits = async () => (await search.search(parseQuery('stands'), { limit: 50 })).length;
    expect(await hits()).toBeLessThan(12);
    // The text that can't be read is read again by the next sync.
    const all = how === 'lost in part' ? 11 : 12;
    await vi.waitFor(async () => expect(await hits()).toBe(all), { timeout: 20_000 });
    expect(await db.count('bodies')).toBe(all);
  },
);
