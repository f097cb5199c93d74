import { beforeEach, describe, expect, it } from 'vitest';
import { type Library, openLibrary, syncWorld } from '../../../lib/library/index.ts';
import type { ArticleSummary, World } from '../../../lib/model/index.ts';
import type { Page, Service } from '../../../lib/service/index.ts';
import { article } from './article.ts';

const PAGE = 3;

/** The platform's lists as a test has them: what they hold, and which call fails. */
class Lists {
  articles: ArticleSummary[] = [];
  offsets: number[] = [];
  failAt: number | null = null;

  page<T>(items: T[], offset: number): Page<T> {
    const slice = items.slice(offset, offset + PAGE);
    return { items: slice, offset, last: slice.length < PAGE, skipped: 0 };
  }

  service(): Pick<Service, 'world' | 'categories' | 'articles'> {
    const world: World = {
      id: 'w1',
      title: 'Kyr',
      slug: null,
      url: null,
      ownership: null,
      description: '',
      tags: [],
      customTemplates: [],
      newArticleState: null,
      articleCount: this.articles.length,
    };
    const category = (id: string) => ({
      id,
      worldId: 'w1',
      title: id,
      parentId: null,
      state: null,
      icon: null,
      url: null,
      position: null,
    });
    return {
      world: async () => world,
      categories: async (_world, offset) => this.page(['c1', 'c2', 'c3', 'c4'].map(category), offset),
      articles: async (_world, { offset }) => {
        if (this.failAt === offset) throw new Error('cut off');
        this.offsets.push(offset);
        return this.page(this.articles, offset);
      },
    };
  }
}

let library: Library;
let lists: Lists;
const pass = () =>
  syncWorld(lists.service(), library, 'w1', { signal: new AbortController().signal, now: () => 42 });

beforeEach(async () => {
  library = await openLibrary();
  await library.clear();
  lists = new Lists();
  lists.articles = Array.from({ length: 8 }, (_, n) => article(`a${n}`, `Entry ${n}`));
});

describe('syncWorld', () => {
  it('fetches the world, its categories and its articles, page by page', async () => {
    const seen: number[] = [];
    const { signal } = new AbortController();
    await syncWorld(lists.service(), library, 'w1', {
      signal,
      onProgress: (done) => seen.push(done),
      now: () => 42,
    });
    const copy = await library.world('w1');
    expect(copy).toMatchObject({ articleCount: 8, syncedAt: 42, progress: null, world: { title: 'Kyr' } });
    expect(copy.categories).toHaveLength(4);
    expect(seen).toEqual([0, 3, 6]);
  });

  it('goes on where it was cut off', async () => {
    lists.failAt = 3;
    await expect(pass()).rejects.toThrow('cut off');
    expect((await library.world('w1')).progress).toEqual({ done: 3, total: 8 });
    lists.failAt = null;
    await pass();
    expect(lists.offsets).toEqual([0, 3, 6]);
    expect((await library.world('w1')).articleCount).toBe(8);
  });

  it('stops between pages when it is told to', async () => {
    const stop = new AbortController();
    const options = { signal: stop.signal, onProgress: () => stop.abort() };
    await expect(syncWorld(lists.service(), library, 'w1', options)).rejects.toThrow();
    expect(lists.offsets).toEqual([]);
  });

  it('keeps an entry that one pass missed, and drops it when the next misses it too', async () => {
    await pass();
    lists.articles = lists.articles.slice(1);
    await pass();
    expect((await library.world('w1')).articleCount).toBe(8);
    await pass();
    expect((await library.world('w1')).articleCount).toBe(7);
    expect(await library.findByTitle('w1', 'Entry 0')).toEqual([]);
  });

  it('keeps what was put by hand before the list shows it', async () => {
    await pass();
    await library.put([article('mine', 'Just made')]);
    await pass();
    expect((await library.findByTitle('w1', 'Just made')).map(({ id }) => id)).toEqual(['mine']);
  });
});
