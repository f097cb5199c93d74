import { beforeEach, describe, expect, it } from 'vitest';
import { readMessage } from '../../../../lib/i18n/index.ts';
import { openLibrary, openWriter, syncWorld } from '../../../../lib/library/index.ts';
import { ServiceError } from '../../../../lib/service/index.ts';
import { article } from '../article.ts';
import { expectSound, linesOf, linesOfCopy, record } from './copy.ts';
import { category, reference, Upstream } from './upstream.ts';

const HOUR = 3_600_000;
const VERSIONS = ['current', 'earlier'] as const;

beforeEach(async () => (await openLibrary()).clear());

const sync = (upstream: Upstream, now = 0, wants: 'look' | 'whole' = 'look') =>
  syncWorld(upstream.service(), 'w1', { signal: new AbortController().signal, now: () => now, wants });

function world(version: 'current' | 'earlier', articles = 120): Upstream {
  const upstream = new Upstream(version).fill(articles);
  upstream.categories = [category('c1', 'Places'), category('c2', 'Towns', 'c1')];
  upstream.secrets = [reference('s1', 'Who did it')];
  upstream.images = [reference('7', 'A map')];
  upstream.statblocks = [reference('9', 'Owlbear')];
  upstream.manuscripts = [reference('m1', 'The Book')];
  return upstream;
}

describe.each(VERSIONS)('the first copy from %s', (version) => {
  it('has every entry of every kind', async () => {
    const upstream = world(version);
    await sync(upstream);
    expect(await linesOfCopy()).toEqual(linesOf(upstream));
    await expectSound();
    expect(await record()).toMatchObject({ due: [], syncedAt: 0, counts: { article: 120, secret: 1 } });
  });

  it('of a thousand articles makes one request per page and at most three more', async () => {
    const upstream = new Upstream(version).fill(1_000);
    upstream.categories = world(version).categories;
    await sync(upstream);
    const lists = upstream.asked.filter((call) => call.startsWith('articles'));
    expect(lists).toHaveLength(version === 'current' ? 20 : 40);
    const until = upstream.asked.lastIndexOf(lists.at(-1) ?? '') + 1;
    expect(until).toBeLessThanOrEqual(lists.length + 3);
  });

  it('resumes where it stopped, and is searchable from the first page on', async () => {
    const upstream = world(version);
    let left = 3;
    upstream.onRequest = () => {
      if (left-- === 0) throw new Error('cut off');
    };
    await expect(sync(upstream)).rejects.toThrow('cut off');
    expect((await linesOfCopy()).length).toBeGreaterThan(20);
    upstream.onRequest = () => {};
    const before = upstream.asked.length;
    await sync(upstream);
    expect(upstream.asked.slice(before)).not.toContain('articles 0');
    expect(await linesOfCopy()).toEqual(linesOf(upstream));
  });
});

it.each(['fails', 'is given up'])('keeps every page it has read if the next one %s', async (how) => {
  const upstream = world('current', 400);
  const stop = new AbortController();
  upstream.onRequest = (call) => {
    if (call !== 'articles 250') return;
    if (how === 'fails') throw new Error('cut off');
    stop.abort();
  };
  await expect(syncWorld(upstream.service(), 'w1', { signal: stop.signal, now: () => 0 })).rejects.toThrow();
  expect((await record()).counts.article).toBe(250);
  upstream.onRequest = () => {};
  upstream.asked = [];
  await sync(upstream);
  expect(upstream.asked.slice(0, 3)).toEqual(['articles 250', 'articles 300', 'articles 350']);
  expect(await linesOfCopy()).toEqual(linesOf(upstream));
});

it('reads statblocks by folder if their list is refused, and does not ask for the list again', async () => {
  const upstream = world('current', 3);
  upstream.statblocks.push(reference('10', 'Griffon'));
  upstream.folders = new Map([
    [1, ['9']],
    [2, ['10']],
    [3, []],
  ]);
  await sync(upstream);
  expect(await linesOfCopy()).toEqual(linesOf(upstream));
  upstream.asked = [];
  upstream.folders = new Map([[1, ['9']]]);
  upstream.statblocks = upstream.statblocks.slice(0, 1);
  await sync(upstream, HOUR, 'whole');
  expect(upstream.asked).not.toContain('statblocks 0');
  expect(await linesOfCopy()).toEqual(linesOf(upstream));
});

it('a forbidden list removes nothing and stops nothing', async () => {
  const upstream = world('current', 3);
  await sync(upstream);
  const lines = await linesOfCopy();
  const service = {
    ...upstream.service(),
    secrets: async () => {
      throw new ServiceError({ kind: 'forbidden', sentence: readMessage('Not for you.') });
    },
  };
  const options = { signal: new AbortController().signal, now: () => HOUR, wants: 'whole' } as const;
  await syncWorld(service, 'w1', options);
  expect(await linesOfCopy()).toEqual(lines);
});

it('pauses between two pages, and resumes on request', async () => {
  const upstream = world('current');
  upstream.onRequest = (call) => {
    if (call === 'articles 50') void openWriter().pause('w1', true);
  };
  await sync(upstream);
  expect(await record()).toMatchObject({ paused: true, due: expect.arrayContaining(['articles']) });
  const asked = upstream.asked.length;
  await sync(upstream);
  expect(upstream.asked.length).toBe(asked);
  upstream.onRequest = () => {};
  await openWriter().pause('w1', false);
  await sync(upstream);
  expect(await linesOfCopy()).toEqual(linesOf(upstream));
});

describe.each(VERSIONS)('changes on %s', (version) => {
  async function copied(): Promise<Upstream> {
    const upstream = world(version, 400);
    await sync(upstream);
    upstream.asked = [];
    return upstream;
  }

  it('an addition is found at the end of the list with one request', async () => {
    const upstream = await copied();
    upstream.articles.push(article('new', 'New'));
    await sync(upstream, HOUR);
    expect(upstream.asked[0]).toMatch(/^articles 3/);
    expect(await linesOfCopy()).toEqual(linesOf(upstream));
  });

  it('a deletion is found by binary search, not by a full scan', async () => {
    const upstream = await copied();
    upstream.articles.splice(137, 1);
    await sync(upstream, HOUR);
    expect(await linesOfCopy()).toEqual(linesOf(upstream));
    const firstRound = upstream.asked.indexOf('article/a137');
    expect(firstRound).toBeGreaterThan(0);
    expect(firstRound).toBeLessThanOrEqual(6);
  });

  it('a deletion and an addition are both found although the count is the same', async () => {
    const upstream = await copied();
    upstream.articles.splice(20, 1);
    upstream.articles.push(article('new', 'New'));
    await sync(upstream, HOUR);
    expect(await linesOfCopy()).toEqual(linesOf(upstream));
  });

  it('many deletions are not checked one by one', async () => {
    const upstream = await copied();
    upstream.articles.splice(10, 200);
    await sync(upstream, HOUR);
    expect(await linesOfCopy()).toEqual(linesOf(upstream));
    expect(upstream.asked.filter((call) => call.startsWith('article/')).length).toBeLessThanOrEqual(25);
    await expectSound();
  });

  it('an entry that no list shows stays as long as it exists', async () => {
    const upstream = await copied();
    const hidden = upstream.articles.splice(5, 1)[0];
    const service = upstream.service();
    const { article: read } = service;
    const showing = {
      ...service,
      article: async (...[id, options]: Parameters<typeof read>) =>
        id === hidden?.id ? { ...(await read('a1', options)), ...hidden } : read(id, options),
    };
    const options = { signal: new AbortController().signal, now: () => HOUR };
    await syncWorld(showing, 'w1', options);
    expect(await linesOfCopy()).toContain('article a5 “Entry 5” in -');
    upstream.asked = [];
    for (let look = 0; look < 6; look++) await syncWorld(showing, 'w1', options);
    expect(upstream.asked.length).toBeLessThanOrEqual(6);
  });
});

it('new entries are found if the newest come first', async () => {
  const upstream = world('current', 200);
  upstream.isNewestFirst = true;
  await sync(upstream);
  upstream.asked = [];
  upstream.articles.push(article('new', 'New'));
  await sync(upstream, HOUR);
  expect(upstream.asked.slice(0, 3)).toEqual(['articles 151', 'articles 201', 'articles 0']);
  expect(await linesOfCopy()).toEqual(linesOf(upstream));
});

it('an entry written here is not taken for a change', async () => {
  const upstream = world('current', 200);
  await sync(upstream);
  const mine = article('mine', 'Just made');
  await openWriter().put('w1', [{ ...mine, kind: 'article', aliases: [], isPending: false }]);
  upstream.articles.push(mine);
  upstream.asked = [];
  for (let look = 1; look <= 3; look++) await sync(upstream, look * HOUR);
  expect(upstream.asked).toHaveLength(3);
});

it('a copy that is deleted meanwhile stays deleted', async () => {
  const upstream = world('current');
  const library = await openLibrary();
  let cleared: Promise<void> | null = null;
  upstream.onRequest = (call) => {
    if (call === 'articles 50') cleared = library.clearWorld('w1');
  };
  await expect(sync(upstream)).rejects.toThrow('changed meanwhile');
  await cleared;
  expect(await linesOfCopy()).toEqual([]);
});
