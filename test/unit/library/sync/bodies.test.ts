import { beforeEach, describe, expect, it } from 'vitest';
import { readMessage } from '../../../../lib/i18n/index.ts';
import { openLibrary, openWriter, refreshOne, syncBodies, syncWorld } from '../../../../lib/library/index.ts';
import { libraryDatabase } from '../../../../lib/library/store/database.ts';
import { ServiceError } from '../../../../lib/service/index.ts';
import { entry } from '../entry.ts';
import { linesOfCopy, stored } from './copy.ts';
import { category, reference, Upstream } from './upstream.ts';

const { signal } = new AbortController();
let upstream: Upstream;

beforeEach(async () => {
  await (await openLibrary()).clear();
  upstream = new Upstream('current').fill(12);
  upstream.articles = upstream.articles.map((one, n) => ({ ...one, updatedAt: 1_000_000 + n * 1_000 }));
  upstream.categories = [category('c1', 'Places', 'c0'), category('c0', 'Root')];
  upstream.statblocks = [reference('9', 'Owlbear')];
  upstream.secrets = [reference('s1', 'Who did it')];
  await syncWorld(upstream.service(), 'w1', { signal });
  upstream.asked = [];
});

const bodies = (more: Partial<Parameters<typeof syncBodies>[2]> = {}) =>
  syncBodies(upstream.service(), 'w1', { signal, which: 'all', ...more });
const kept = async () =>
  (await (await libraryDatabase()).getAllKeys('bodies')).map(([, kind, id]) => `${kind} ${id}`);

describe('syncBodies', () => {
  it('stores nothing that World Anvil rendered, because that includes embedded secrets', async () => {
    const service = upstream.service();
    const shown = 'SECRET-CONTENT';
    const telling = {
      ...service,
      fullArticle: async (...asked: Parameters<typeof service.fullArticle>) => {
        const read = await service.fullArticle(...asked);
        const section = {
          name: 'history',
          title: 'History',
          position: null,
          content: 'Kept',
          contentParsed: shown,
        };
        const raw = {
          title: read.title,
          full_render: shown,
          sections: { history: { contentParsed: shown } },
        };
        return { ...read, contentParsed: shown, fullRender: shown, sections: [section], raw };
      },
    };
    await syncBodies(telling, 'w1', { signal, which: 'all' });
    const rows = JSON.stringify(await (await libraryDatabase()).getAll('bodies'));
    expect(rows).toContain('Kept');
    expect(rows).not.toContain(shown);
  });

  it('reads opened entries first, then the newest, each once', async () => {
    await (await openLibrary()).opened('w1', { kind: 'article', id: 'a3' });
    expect(await bodies({ limit: 2 })).toBe(2);
    expect(upstream.asked).toEqual(['article/a3', 'article/a11']);
    await bodies();
    expect(await kept()).toHaveLength(12 + 1 + 2);
    upstream.asked = [];
    expect(await bodies()).toBe(0);
    expect(upstream.asked).toEqual([]);
    const copy = await (await libraryDatabase()).get('bodies', ['w1', 'article', 'a3']);
    expect(copy).toMatchObject({
      text: 'Entry 3 stands here.',
      thing: { content: '[b]Entry 3[/b] stands here.' },
    });
  });

  it('reads changed entries again, and no others', async () => {
    await bodies();
    upstream.articles = upstream.articles.map((one) =>
      one.id === 'a5' ? { ...one, title: 'Changed', updatedAt: 9_000_000 } : one,
    );
    await syncWorld(upstream.service(), 'w1', { signal, wants: 'whole' });
    upstream.asked = [];
    expect(await bodies()).toBe(1);
    expect(upstream.asked).toEqual(['article/a5']);
  });

  it('reads only opened entries on request', async () => {
    await (await openLibrary()).opened('w1', { kind: 'statblock', id: '9' });
    await bodies({ which: 'opened' });
    expect(await kept()).toEqual(['statblock 9']);
  });

  it('queues bodies for the index in the same transaction, and counts what is wanted', async () => {
    await bodies({ limit: 4 });
    const db = await libraryDatabase();
    expect(await db.getAllKeys('unindexed')).toEqual(await db.getAllKeys('bodies'));
    expect(await db.get('syncs', 'w1')).toMatchObject({ bodiesWanted: 15 });
  });

  it('removes deleted entries, and asks once for forbidden ones', async () => {
    upstream.articles.splice(4, 1);
    await bodies();
    expect(await linesOfCopy()).not.toContain('article a4 “Entry 4” in -');
  });

  it('reads no secret without encryption', async () => {
    await bodies();
    expect(upstream.asked).not.toContain('secret/s1');
  });

  it('does nothing while the world is paused', async () => {
    await openWriter().pause('w1', true);
    expect(await bodies()).toBe(0);
  });

  it('reads category parents that the list lacks, and the next list keeps them', async () => {
    const tree = upstream.categories;
    const service = {
      ...upstream.service(),
      categories: async () => ({
        ...{ items: tree.map((one) => ({ ...one, parentId: null })), offset: 0, last: true, skipped: 0 },
      }),
    };
    const library = await openLibrary();
    await library.clear();
    await syncWorld(service, 'w1', { signal });
    await syncBodies(service, 'w1', { signal, which: 'opened' });
    const parents = async () =>
      Object.fromEntries(
        (await stored()).filter(({ kind }) => kind === 'category').map((one) => [one.id, one.categoryId]),
      );
    expect(await parents()).toEqual({ c1: 'c0', c0: null });
    await syncWorld(service, 'w1', { signal, wants: 'whole' });
    expect(await parents()).toEqual({ c1: 'c0', c0: null });
    const row = await (await libraryDatabase()).get('worlds', 'w1');
    expect(row?.categories).toEqual(tree);
  });
});

describe('refreshOne', () => {
  it('reads an item again, however fresh the copy', async () => {
    await bodies();
    upstream.articles = upstream.articles.map((one) =>
      one.id === 'a5' ? { ...one, title: 'Changed' } : one,
    );
    expect(await refreshOne(upstream.service(), 'w1', { kind: 'article', id: 'a5' }, { signal })).toBe(true);
    expect(await linesOfCopy()).toContain('article a5 “Changed” in -');
  });

  it('stores nothing that turns out to be in another world', async () => {
    const ref = { kind: 'article', id: 'a5' } as const;
    const before = await linesOfCopy();
    upstream.articles = upstream.articles.map((one) =>
      one.id === 'a5' ? { ...one, title: 'Of elsewhere', worldId: 'w2' } : one,
    );
    expect(await refreshOne(upstream.service(), 'w1', ref, { signal })).toBe(false);
    expect(await linesOfCopy()).toEqual(before);
  });

  it('reports and removes a deleted item', async () => {
    expect(await refreshOne(upstream.service(), 'w1', { kind: 'secret', id: 's0' }, { signal })).toBe(false);
    upstream.secrets = [];
    expect(await refreshOne(upstream.service(), 'w1', { kind: 'secret', id: 's1' }, { signal })).toBe(false);
    expect(await linesOfCopy()).not.toContain('secret s1 “Who did it” in -');
  });
});

it('rejects with the reason, and keeps the stored entry', async () => {
  const forbidden = new ServiceError({ kind: 'forbidden', sentence: readMessage('Not for you.') });
  const service = { ...upstream.service(), fullArticle: () => Promise.reject(forbidden) };
  const ref = { kind: 'article', id: 'a5' } as const;
  await expect(refreshOne(service, 'w1', ref, { signal })).rejects.toBe(forbidden);
  expect(await linesOfCopy()).toContain('article a5 “Entry 5” in -');
});

describe('a local change', () => {
  it('stays until World Anvil shows something newer, and replaces its draft', async () => {
    const writer = openWriter();
    await writer.put('w1', [entry('draft:d1', 'On its way', { isPending: true })]);
    await writer.put('w1', [entry('a2', 'My title', { isPending: true, updatedAt: 5_000_000 })]);
    await syncWorld(upstream.service(), 'w1', { signal, wants: 'whole' });
    expect(await linesOfCopy()).toEqual(
      expect.arrayContaining(['article draft:d1 “On its way” in -', 'article a2 “My title” in -']),
    );
    await writer.put('w1', [entry('real', 'On its way')], [{ kind: 'article', id: 'draft:d1' }]);
    await writer.put('w1', [entry('a2', 'My title')]);
    const ids = (await stored()).map(({ id }) => id);
    expect(ids).toContain('real');
    expect(ids).not.toContain('draft:d1');
    expect((await stored()).filter(({ isPending }) => isPending)).toEqual([]);
  });
});
