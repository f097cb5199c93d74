import { beforeEach, describe, expect, it } from 'vitest';
import { type Library, type Lists, openLibrary, syncWorld } from '../../../lib/library/index.ts';
import type { ArticleSummary, World } from '../../../lib/model/index.ts';
import { type Page, ServiceError } from '../../../lib/service/index.ts';
import { article } from './article.ts';

const PAGE = 3;

/** The platform's lists as a test has them: what they hold, and which call fails. */
class Platform {
  articles: ArticleSummary[] = [];
  offsets: number[] = [];
  asked: string[] = [];
  failAt: number | null = null;
  categories = ['c1', 'c2', 'c3', 'c4'];

  page<T>(items: T[], offset: number): Page<T> {
    const slice = items.slice(offset, offset + PAGE);
    return { items: slice, offset, last: slice.length < PAGE, skipped: 0 };
  }

  world(): World {
    return {
      ...{ id: 'w1', title: 'Kyr', slug: null, url: null, ownership: null },
      ...{ description: '', tags: [], customTemplates: [], newArticleState: null },
      articleCount: this.articles.length,
    };
  }

  service(newestFirst = false): Lists {
    const category = (id: string) => ({
      ...{ id, worldId: 'w1', title: id, parentId: null },
      ...{ state: null, icon: null, url: null, position: null },
    });
    return {
      capabilities: { newestFirst },
      world: async () => this.world(),
      categories: async (_world, offset) => this.page(this.categories.map(category), offset),
      articles: async (_world, { offset }) => {
        if (this.failAt === offset) throw new Error('cut off');
        this.offsets.push(offset);
        return this.page(this.articles, offset);
      },
      article: async (id) => {
        this.asked.push(id);
        const found = this.articles.find((one) => one.id === id) ?? this.hidden.get(id);
        if (!found) throw new ServiceError({ kind: 'notFound', sentence: 'Gone.' });
        return { ...found, ...UNREAD };
      },
    };
  }

  /** Articles that stand, and that no list shows. */
  hidden = new Map<string, ArticleSummary>();
}

const UNREAD = {
  ...{ content: '', text: {}, isAdultContent: false, createdAt: null, authorName: null },
  ...{ articleParentId: null, coverId: null, raw: {} },
};

let library: Library;
let lists: Platform;
const HOUR = 3_600_000;
const pass = (now = 42, newestFirst = false) =>
  syncWorld(lists.service(newestFirst), library, 'w1', {
    signal: new AbortController().signal,
    now: () => now,
  });
const ids = async (...wanted: string[]) => (await library.articles(wanted)).map(({ id }) => id);

beforeEach(async () => {
  library = await openLibrary();
  await library.clear();
  lists = new Platform();
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

  it('begins anew where the record of how far it is was damaged', async () => {
    await pass();
    await library.sync.save({ ...(await library.sync.state('w1')), offset: -3 });
    expect((await library.world('w1')).syncedAt).toBeNull();
    await pass();
    expect(await library.world('w1')).toMatchObject({ articleCount: 8, syncedAt: 42 });
  });

  it('keeps what was put by hand, and what no list shows, as long as it is there', async () => {
    await pass();
    await library.put([article('mine', 'Just made')]);
    lists.hidden.set('mine', article('mine', 'Just made'));
    await pass(25 * HOUR);
    expect(lists.asked).toEqual(['mine']);
    expect(await ids('mine')).toEqual(['mine']);
    lists.hidden.clear();
    await pass(50 * HOUR);
    expect(await ids('mine')).toEqual([]);
  });
});

describe('what changed meanwhile', () => {
  beforeEach(() => pass());

  it('costs nothing but a look at the world and its categories while the count stays', async () => {
    lists.offsets = [];
    await pass(HOUR);
    await pass(2 * HOUR, true);
    expect(lists.offsets).toEqual([]);
    expect((await library.world('w1')).syncedAt).toBe(2 * HOUR);
  });

  it('is not fetched again where we made it ourselves', async () => {
    const mine = article('mine', 'Just made');
    await library.put([mine]);
    lists.articles = [mine, ...lists.articles];
    lists.offsets = [];
    await pass(HOUR);
    expect(lists.offsets).toEqual([]);
  });

  it('is read from the newest on, until all is known, where the platform can order its list', async () => {
    lists.articles = [...['n1', 'n2', 'n3', 'n4'].map((id) => article(id, id)), ...lists.articles];
    lists.offsets = [];
    await pass(HOUR, true);
    expect(lists.offsets).toEqual([0, 3, 6]);
    expect(await ids('n1', 'n4')).toEqual(['n1', 'n4']);
    expect((await library.world('w1')).articleCount).toBe(12);
  });

  it('is gone through in full where it cannot', async () => {
    lists.articles = [...lists.articles, article('new', 'New')];
    await pass(HOUR);
    expect(await ids('new')).toEqual(['new']);
  });

  it('is found once a day although the count says nothing: renamed, moved, deleted and made anew', async () => {
    lists.articles = [
      article('a1', 'Renamed', { categoryId: 'c2' }),
      ...lists.articles.slice(2),
      article('other', 'In its place'),
    ];
    await pass(HOUR);
    expect(await library.findByTitle('w1', 'Renamed')).toEqual([]);
    await pass(25 * HOUR);
    expect(await library.findByTitle('w1', 'Renamed')).toMatchObject([{ id: 'a1', categoryId: 'c2' }]);
    expect(await ids('a0', 'other')).toEqual(['other']);
    expect(lists.asked).toEqual(['a0']);
  });

  it('is not asked for one by one where very much is gone: the next full pass takes it away', async () => {
    lists.articles = Array.from({ length: 40 }, (_, n) => article(`b${n}`, `More ${n}`));
    await pass(25 * HOUR);
    expect((await library.world('w1')).articleCount).toBe(40);
    lists.articles = lists.articles.slice(30);
    await pass(50 * HOUR);
    expect((await library.world('w1')).articleCount).toBe(40);
    await pass(75 * HOUR);
    expect((await library.world('w1')).articleCount).toBe(10);
  });

  it('of the categories goes when two rounds miss it', async () => {
    lists.categories = ['c2', 'c5'];
    const titles = async () => (await library.world('w1')).categories.map(({ title }) => title).sort();
    await pass(HOUR);
    expect(await titles()).toEqual(['c1', 'c2', 'c3', 'c4', 'c5']);
    await pass(2 * HOUR);
    expect(await titles()).toEqual(['c2', 'c5']);
  });
});
