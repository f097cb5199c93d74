import { describe, expect, it } from 'vitest';
import { fakeNetwork, fakeService, json } from './fake-service.ts';

const answering = (version: 'current' | 'earlier', wire: unknown) =>
  fakeService(fakeNetwork(() => json(wire)).fetch, version);

const date = (text: string) => ({ date: `${text}.000000`, timezone_type: 3, timezone: 'Europe/London' });

describe('responses of boromir as seen live', () => {
  const reference = {
    id: 'c1',
    title: 'Aldo',
    slug: 'aldo-person',
    state: 'private',
    isWip: 1,
    isDraft: '0',
    entityClass: 'MilitaryConflict',
    icon: null,
    url: 'https://x/a',
    subscribergroups: [],
    folderId: '-1',
    tags: 'one,two',
    updateDate: date('2026-07-01 12:00:00'),
  };

  it('a reference in a list', async () => {
    const { items } = await answering('current', { success: true, entities: [reference] }).articles('w', {
      offset: 0,
    });
    expect(items).toEqual([
      {
        id: 'c1',
        worldId: 'w',
        title: 'Aldo',
        template: 'militaryConflict',
        state: 'private',
        isDraft: false,
        isWip: true,
        tags: ['one', 'two'],
        excerpt: null,
        url: 'https://x/a',
        slug: 'aldo-person',
        categoryId: null,
        updatedAt: Date.UTC(2026, 6, 1, 11),
        wordcount: null,
      },
    ]);
  });

  it('a list keyed by number', async () => {
    const entities = { 0: reference, 2: { ...reference, id: 'c2', folderId: 'k' } };
    const { items } = await answering('current', { success: true, entities }).articles('w', { offset: 0 });
    expect(items.map(({ id, categoryId }) => [id, categoryId])).toEqual([
      ['c1', null],
      ['c2', 'k'],
    ]);
  });

  it.each([
    [[], null],
    [null, null],
    [{ id: 'k', title: 'Kin' }, 'k'],
  ])('a category of %j in an article', async (category, categoryId) => {
    expect((await answering('current', { ...reference, category }).article('c1')).categoryId).toBe(
      categoryId,
    );
  });

  it('an article at granularity 2', async () => {
    const wire = {
      ...reference,
      templateType: 'person',
      content: 'a\r\nb',
      likes: 7,
      position: null,
      excerpt: null,
      isAdultContent: 0,
      seeded: null,
      footnotes: 'f',
      customArticleTemplate: { id: 't' },
      cover: { id: 12, title: 'c' },
      world: { id: 'w' },
      articleParent: { id: 'p' },
      author: { id: 'u', title: 'Tidewright' },
      creationDate: date('2026-01-01 12:00:00'),
      firstname: 'Aldo',
      success: true,
      isEditable: true,
    };
    const article = await answering('current', wire).article('c1');
    expect(article).toMatchObject({
      worldId: 'w',
      template: 'person',
      content: 'a\r\nb',
      articleParentId: 'p',
      coverId: 12,
      authorName: 'Tidewright',
      createdAt: Date.UTC(2026, 0, 1, 12),
      text: { seeded: '', footnotes: 'f', excerpt: '' },
    });
    expect(article.text).not.toHaveProperty('scrapbook');
    expect(article.raw).toEqual(wire);
  });

  it.each([
    [true, 'private'],
    [0, 'public'],
    [undefined, null],
  ])('a world with private new articles: %j', async (articlesPrivateOnCreation, state) => {
    const wire = {
      id: 'w',
      title: 'Saltmere',
      articlesPrivateOnCreation,
      countArticles: '60',
      customArticleTemplates: null,
      cover: { id: '41', url: 'https://platform.example/uploads/41.png' },
    };
    expect(await answering('current', wire).world('w')).toMatchObject({
      newArticleState: state,
      articleCount: 60,
      customTemplates: [],
      cover: { id: 41, url: 'https://platform.example/uploads/41.png' },
    });
  });

  it('categories without parents form a flat list', async () => {
    const entities = [
      { id: 'a', title: 'A', folderId: '-1' },
      { id: 'b', title: 'B', folderId: null },
    ];
    const { items } = await answering('current', { entities }).categories('w', 0);
    expect(items.map(({ parentId }) => parentId)).toEqual([null, null]);
  });

  it('a list of worlds that repeats its page forever still ends', async () => {
    const entities = Array.from({ length: 50 }, (_, i) => ({
      id: `w${i}`,
      title: `World ${i}`,
      ownership: 'owner',
    }));
    const network = fakeNetwork((seen) =>
      json(seen.url.pathname.endsWith('identity') ? { id: 'me' } : { entities }),
    );
    expect(await fakeService(network.fetch).worlds()).toHaveLength(50);
    expect(network.seen.length).toBeLessThan(5);
  });
});

describe('responses of aragorn as seen live', () => {
  it('an article with sections, in either spelling', async () => {
    const section = (content: string) => ({
      title: 't',
      position: 'p',
      content,
      contentParsed: `<p>${content}</p>`,
    });
    const wire = {
      id: 'e1',
      title: 'Aldo',
      template: 'person',
      isDraft: true,
      is_wip: false,
      state: 'public',
      wordcount: '3',
      tags: 'a, b',
      creationDate: date('2026-01-01 12:00:00'),
      update_date: date('2026-07-01 12:00:00'),
      content: null,
      category: { id: 'k' },
      world: { id: 'w' },
      author: { id: 'u', username: 'me' },
      excerpt: 'short',
      sections: {
        seeded: section('secret'),
        scrapbook: section('wbx1'),
        displaySidebar: { contentParsed: '1' },
        icon: null,
      },
    };
    expect(await answering('earlier', wire).article('e1')).toMatchObject({
      isDraft: true,
      isWip: false,
      content: '',
      wordcount: 3,
      tags: ['a', 'b'],
      categoryId: 'k',
      worldId: 'w',
      authorName: 'me',
      createdAt: Date.UTC(2026, 0, 1, 12),
      updatedAt: Date.UTC(2026, 6, 1, 11),
      text: { seeded: 'secret', scrapbook: 'wbx1', excerpt: 'short' },
    });
  });

  it('categories with children, a parent or both', async () => {
    const categories = [
      { id: 'a', name: 'A', children: ['b', { id: 'c' }] },
      { id: 'b', title: 'B' },
      { id: 'c', title: 'C', parent: { id: 'b' } },
      { id: 'd', title: 'D', parent_category: 'c', children: [] },
    ];
    const { items } = await answering('earlier', { categories }).categories('w', 0);
    expect(items.map(({ title, parentId }) => [title, parentId])).toEqual([
      ['A', null],
      ['B', 'a'],
      ['C', 'b'],
      ['D', 'c'],
    ]);
  });
});

describe('an empty patch', () => {
  it('sends no request', async () => {
    for (const version of ['current', 'earlier'] as const) {
      const network = fakeNetwork(() => json({}));
      await fakeService(network.fetch, version).patchArticle('a', 'w', {});
      expect(network.seen).toHaveLength(0);
    }
  });
});
