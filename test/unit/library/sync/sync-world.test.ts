import { beforeEach, describe, expect, it } from 'vitest';
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

describe.each(VERSIONS)('the first copy from the %s version', (version) => {
  it('holds everything, whatever its kind', async () => {
    const upstream = world(version);
    await sync(upstream);
    expect(await linesOfCopy()).toEqual(linesOf(upstream));
    await expectSound();
    expect(await record()).toMatchObject({ due: [], syncedAt: 0, counts: { article: 120, secret: 1 } });
  });

  it('of a thousand articles takes the pages that the list has, and three requests more at the most', async () => {
    const upstream = new Upstream(version).fill(1_000);
    upstream.categories = world(version).categories;
    await sync(upstream);
    const lists = upstream.asked.filter((call) => call.startsWith('articles'));
    expect(lists).toHaveLength(version === 'current' ? 20 : 40);
    const until = upstream.asked.lastIndexOf(lists.at(-1) ?? '') + 1;
    expect(until).toBeLessThanOrEqual(lists.length + 3);
  });

  it('goes on where it was cut off, and shows what it has from the first page on', async () => {
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

it.each(['fails', 'is given up'])('keeps every page that it has read where the next one %s', async (how) => {
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

it('reads the statblocks by folder where their list is refused, and asks for the list no more', async () => {
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

it('a list that an account may not read takes nothing away and stops nothing', async () => {
  const upstream = world('current', 3);
  await sync(upstream);
  const lines = await linesOfCopy();
  const service = {
    ...upstream.service(),
    secrets: async () => {
      throw new ServiceError({ kind: 'forbidden', sentence: 'Not for you.' });
    },
  };
  const options = { signal: new AbortController().signal, now: () => HOUR, wants: 'whole' } as const;
  await syncWorld(service, 'w1', options);
  expect(await linesOfCopy()).toEqual(lines);
});

it('pauses between two pages, and goes on when it is told to', async () => {
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

describe.each(VERSIONS)('what changed in the %s version', (version) => {
  async function copied(): Promise<Upstream> {
    const upstream = world(version, 400);
    await sync(upstream);
    upstream.asked = [];
    return upstream;
  }

  it('an addition is found at the end of the list, by one request', async () => {
    const upstream = await copied();
    upstream.articles.push(article('new', 'New'));
    await sync(upstream, HOUR);
    expect(upstream.asked[0]).toMatch(/^articles 3/);
    expect(await linesOfCopy()).toEqual(linesOf(upstream));
  });

  it('a deletion is found by bisection, not by going through everything', async () => {
    const upstream = await copied();
    upstream.articles.splice(137, 1);
    await sync(upstream, HOUR);
    expect(await linesOfCopy()).toEqual(linesOf(upstream));
    const firstRound = upstream.asked.indexOf('article/a137');
    expect(firstRound).toBeGreaterThan(0);
    expect(firstRound).toBeLessThanOrEqual(6);
  });

  it('one deleted and another made are both found, though the number is the same', async () => {
    const upstream = await copied();
    upstream.articles.splice(20, 1);
    upstream.articles.push(article('new', 'New'));
    await sync(upstream, HOUR);
    expect(await linesOfCopy()).toEqual(linesOf(upstream));
  });

  it('very many that are gone are not asked for one by one', async () => {
    const upstream = await copied();
    upstream.articles.splice(10, 200);
    await sync(upstream, HOUR);
    expect(await linesOfCopy()).toEqual(linesOf(upstream));
    expect(upstream.asked.filter((call) => call.startsWith('article/')).length).toBeLessThanOrEqual(25);
    await expectSound();
  });

  it('what no list shows stays as long as it is there', async () => {
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

it('the newest are found where they come first', async () => {
  const upstream = world('current', 200);
  upstream.isNewestFirst = true;
  await sync(upstream);
  upstream.asked = [];
  upstream.articles.push(article('new', 'New'));
  await sync(upstream, HOUR);
  expect(upstream.asked.slice(0, 3)).toEqual(['articles 151', 'articles 201', 'articles 0']);
  expect(await linesOfCopy()).toEqual(linesOf(upstream));
});

it('what was put by hand is not taken for a change', async () => {
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
