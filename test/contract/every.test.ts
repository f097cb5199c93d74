import { expect, it } from 'vitest';
import { bothVersions } from './bothversions.ts';
import { at } from './life.ts';

bothVersions('walking a list', { articles: 120 }, (ground) => {
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

  it('in another order where the version can', async () => {
    const { service } = ground();
    const query = { offset: 0, order: 'title', direction: 'ascending' } as const;
    const byTitle = service.articles(at(ground()), query);
    if (!service.capabilities.newestFirst) {
      await expect(byTitle).rejects.toMatchObject({ failure: { kind: 'unsupported' } });
      return;
    }
    const titles = (await byTitle).items.map(({ title }) => title.toLowerCase());
    expect(titles).toEqual([...titles].sort());
  });
});
