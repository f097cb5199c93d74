import { expect, it } from 'vitest';
import type { EveryOptions } from '../../lib/service/index.ts';
import { bothVersions } from './both-versions.ts';
import { at } from './life.ts';

bothVersions('walking a list', { articles: 120, quirks: { worldBlocks: true } }, (ground) => {
  it('gives every article once, and tells how far it is', async () => {
    const { service, platform, version } = ground();
    const progress: [number, number | null][] = [];
    const found: string[] = [];
    const onProgress = (done: number, total: number | null) => void progress.push([done, total]);
    for await (const { id } of service.everyArticle(at(ground()), { onProgress })) found.push(id);
    const stored = platform.articles(at(ground())).map(({ id }) => id);
    expect(found.sort()).toEqual(stored.sort());
    const size = service.capabilities.articlePage;
    expect(progress[0]).toEqual([size, version === 'current' ? stored.length : null]);
    expect(progress.at(-1)).toEqual([stored.length, stored.length]);
  });

  it('asks for no more pages than it is asked for entries', async () => {
    const { service, platform } = ground();
    for await (const _ of service.everyArticle(at(ground()))) break;
    expect(platform.requests()).toHaveLength(1);
  });

  it('ends when its caller does', async () => {
    const { service, platform } = ground();
    const leave = new AbortController();
    const walk = async () => {
      for await (const _ of service.everyCategory(at(ground()), { signal: leave.signal })) leave.abort();
    };
    await expect(walk()).rejects.toMatchObject({ name: 'AbortError' });
    expect(platform.requests()).toHaveLength(1);
  });

  it('meets a failure as every call does', async () => {
    const { as, platform } = ground();
    platform.faults.add({ kind: 'status', status: 404, match: { path: 'articles' } });
    const walk = as({}).everyArticle(at(ground()));
    await expect(walk.next()).rejects.toMatchObject({ failure: { kind: 'notFound' } });
  });

  const lists = {
    categories: (options) => ground().service.everyCategory(at(ground()), options),
    articles: (options) => ground().service.everyArticle(at(ground()), options),
    secrets: (options) => ground().service.everySecret(at(ground()), options),
    images: (options) => ground().service.everyImage(at(ground()), options),
    statblocks: (options) => ground().service.everyStatblock(at(ground()), options),
  } satisfies Record<string, (options: EveryOptions) => AsyncGenerator<{ title: string }>>;

  it.each(Object.entries(lists))(
    'of %s in the orders and by the terms that the version has',
    async (list, walk) => {
      const { service } = ground();
      const orders = Object.entries(service.capabilities.orders).find(([name]) => name === list)?.[1];
      const titles = async (options: EveryOptions) => {
        const found: string[] = [];
        for await (const { title } of walk(options)) found.push(title);
        return found;
      };
      const downward = titles({ order: 'title', direction: 'descending' });
      if (!orders) {
        await expect(downward).rejects.toMatchObject({ sent: false, failure: { kind: 'unsupported' } });
        return;
      }
      const all = await titles({ order: 'title' });
      expect(all.length).toBeGreaterThan(1);
      expect(await downward).toEqual([...all].reverse());
      const term = all[0]?.slice(0, 4) ?? '';
      const narrowed = titles({ term });
      if (orders.term)
        expect(await narrowed).toEqual(expect.arrayContaining(all.filter((title) => title.startsWith(term))));
      else await expect(narrowed).rejects.toMatchObject({ failure: { kind: 'unsupported' } });
      const other = orders.by.includes('created') ? 'id' : 'created';
      if (!orders.by.includes(other))
        await expect(titles({ order: other })).rejects.toMatchObject({ failure: { kind: 'unsupported' } });
    },
  );
});
