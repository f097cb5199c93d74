import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openLibrary, parseQuery, refreshOne, syncBodies, syncWorld } from '../../../../lib/library/index.ts';
import { createFullService, createPacer, type FullService } from '../../../../lib/service/index.ts';
import { type Platform, startPlatform } from '../../../service/index.ts';
import { expectSound, stored } from './copy.ts';

const HOUR = 3_600_000;
const SEGMENTS = { current: 'boromir', earlier: 'aragorn' };
const { signal } = new AbortController();

// One copy's story: each test goes on where the one before has ended.
function story(version: 'current' | 'earlier'): void {
  let platform: Platform;
  let service: FullService;

  beforeAll(async () => {
    platform = await startPlatform({ articles: 1_000 });
    service = createFullService({
      address: platform.url,
      version,
      segment: SEGMENTS[version],
      applicationKey: platform.applicationKey,
      userToken: platform.authToken,
      userAgent: 'Loreside ( https://project.example/, 0.1.0 )',
      pacer: createPacer({ pace: 10_000, burst: 1_000 }),
      sleep: async () => {},
    });
  });
  afterAll(() => platform.close());
  beforeEach(() => platform.clearRequests());

  const sync = (hour: number, wants: 'look' | 'whole' = 'look') =>
    syncWorld(service, platform.worldId, { signal, now: () => hour * HOUR, wants });
  const paths = () => platform.requests().map(({ path }) => path);

  it('copies a thousand articles with one request per page, and everything else', async () => {
    await (await openLibrary()).clear();
    await sync(0);
    const lists = paths().filter((path) => path.includes('/articles'));
    const pages = version === 'current' ? 20 : 40;
    expect(paths().lastIndexOf(lists.at(-1) ?? '') + 1).toBeLessThanOrEqual(pages + 3);
    const entries = await stored(platform.worldId);
    const ofKind = (kind: string) => entries.filter((entry) => entry.kind === kind).length;
    expect(ofKind('article')).toBe(1_000);
    // This API version can't list statblocks outside of folders.
    expect(ofKind('statblock')).toBe(version === 'current' ? 4 : 6);
    expect(ofKind('category')).toBeGreaterThan(1);
    expect(ofKind('manuscript')).toBeGreaterThan(0);
    expect(ofKind('secret')).toBeGreaterThan(0);
    await expectSound(platform.worldId);
  });

  it('then makes one request an hour, all day', async () => {
    for (let hour = 1; hour <= 24; hour++) {
      platform.clearRequests();
      await sync(hour);
      expect(paths()).toHaveLength(1);
    }
  });

  it('finds an article deleted on the site, and reads bodies with their text', async () => {
    const library = await openLibrary();
    const [, , doomed] = platform.articles(platform.worldId);
    if (!doomed) return expect.unreachable('no article');
    await service.deleteArticle(doomed.id);
    for (let hour = 25; hour < 28; hour++) await sync(hour);
    expect((await stored(platform.worldId)).some(({ id }) => id === doomed.id)).toBe(false);
    await syncBodies(service, platform.worldId, { signal, which: 'all', limit: 12 });
    const [copied] = await Promise.all(
      platform
        .articles(platform.worldId)
        .slice(-1)
        .map(({ id }) => {
          const ref = { kind: 'article', id } as const;
          return refreshOne(service, platform.worldId, ref, { signal }).then(() =>
            library.body(platform.worldId, ref),
          );
        }),
    );
    expect(copied?.text).not.toBe('');
    expect(copied?.text).not.toContain('[/');
  });

  it('is searchable by title and tag at once', async () => {
    const library = await openLibrary();
    const [first] = platform.articles(platform.worldId);
    const searcher = await library.searcher(platform.worldId);
    const { hits } = searcher.search(parseQuery(first?.title ?? ''), { limit: 5 });
    expect(hits.map(({ ref }) => ref.id)).toContain(first?.id);
    expect(await library.searcher(platform.worldId)).toBe(searcher);
    const copy = await library.world(platform.worldId);
    expect(copy).toMatchObject({ articleCount: 999, progress: null, counts: { article: 999 } });
    expect(copy.categories.length).toBe(copy.counts.category);
    expect(copy.tags.length).toBeGreaterThan(0);
  });

  it('keeps fields that lists lack: templates of statblocks, tags of images, states', async () => {
    const image = (await stored(platform.worldId)).find(({ kind }) => kind === 'image');
    await fetch(`${platform.url}/api/external/boromir/image?id=${image?.id}`, {
      method: 'PATCH',
      headers: { 'x-application-key': platform.applicationKey, 'x-auth-token': platform.authToken },
      body: JSON.stringify({ tags: 'harbour' }),
    });
    const rest = async () =>
      (await stored(platform.worldId)).filter(({ kind }) => kind !== 'article' && kind !== 'category');
    const library = await openLibrary();
    for (const { kind, id } of await rest()) await library.opened(platform.worldId, { kind, id });
    await syncBodies(service, platform.worldId, { signal, which: 'opened' });
    const read = await rest();
    const told = ({ template, tags }: (typeof read)[number]) => template !== null || tags.length > 0;
    for (const kind of ['statblock', 'image'])
      expect(read.filter((one) => one.kind === kind).some(told)).toBe(true);
    expect(read.filter(({ kind }) => kind === 'manuscript').every(({ state }) => state !== null)).toBe(true);
    await sync(31, 'whole');
    expect(await rest()).toEqual(read);
  });
}

describe('against the stand-in, current', { shuffle: false }, () => story('current'));
describe('against the stand-in, earlier', { shuffle: false }, () => story('earlier'));
