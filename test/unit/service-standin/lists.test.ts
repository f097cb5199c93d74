import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Platform, startPlatform } from '../../service/index.ts';
import { call, current, earlier, type Json } from './client.ts';

let platform: Platform;
let world: string;
beforeAll(async () => {
  platform = await startPlatform({ articles: 130 });
  world = `${earlier}/world/${platform.worldId}`;
});
afterAll(() => platform.close());

const entities = async (body: unknown): Promise<Json> =>
  (await call(platform, 'POST', `${current}/world/articles?id=${platform.worldId}`, { body })).json.entities;

test("aragorn's list has 25 entries per page, includes drafts, and echoes its parameters", async () => {
  const ids = new Set<string>();
  for (const offset of [0, 25, 50, 75, 100, 125]) {
    const { json } = await call(platform, 'GET', `${world}/articles?offset=${offset}`);
    expect(json).toMatchObject({ term: null, offset, limit: 25, order_by: 'id', trajectory: 'ASC' });
    expect(json.articles).toHaveLength(offset === 125 ? 5 : 25);
    for (const article of json.articles) ids.add(article.id);
  }
  expect(ids.size).toBe(130);
  const { json } = await call(platform, 'GET', `${world}/articles`);
  expect(json.articles[0]).toMatchObject({
    template_type: expect.any(String),
    is_draft: expect.any(Boolean),
    wordcount: expect.any(Number),
    author: { username: 'Tidewright' },
    world: { id: platform.worldId },
    adult_content: false,
  });
});

test.each([
  ['id', 'id'],
  ['title', 'title'],
  ['notification_date', 'notificationDate'],
  ['creation_date', 'creationDate'],
] as const)("aragorn's list can be sorted by %s in both directions", async (order_by, column) => {
  const keys = platform.articles(platform.worldId).map((article) => article[column]);
  const key = (value: string | null) =>
    (value ?? '').toLowerCase().replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  for (const trajectory of ['ASC', 'DESC']) {
    const { json } = await call(
      platform,
      'GET',
      `${world}/articles?order_by=${order_by}&trajectory=${trajectory}`,
    );
    const byId = new Map(platform.articles().map((article) => [article.id, article]));
    const got = json.articles.map(({ id }: { id: string }) => key(byId.get(id)?.[column] ?? null));
    const sorted = keys.map(key).sort((one, two) => (one < two ? -1 : one > two ? 1 : 0));
    if (trajectory === 'DESC') sorted.reverse();
    expect(got).toEqual(sorted.slice(0, 25));
  }
});

test('a new article comes first when sorted by creation, descending', async () => {
  const body = { world: platform.worldId, title: 'Newest of all', template: 'item' };
  const { json } = await call(platform, 'POST', `${earlier}/article`, { body });
  const list = (await call(platform, 'GET', `${world}/articles?order_by=creation_date&trajectory=DESC`)).json;
  expect(list.articles[0].id).toBe(json.id);
  const all = [
    ...(await entities({})),
    ...(await entities({ offset: 50 })),
    ...(await entities({ offset: '100' })),
  ];
  expect(all.at(-1).id).toBe(json.id);
  await call(platform, 'DELETE', `${earlier}/article/${json.id}`);
});

test('the search term matches parts of titles, ignoring case', async () => {
  const { json } = await call(platform, 'GET', `${world}/articles?term=NEEDLE`);
  expect(json.term).toBe('NEEDLE');
  expect(json.articles.map(({ title }: { title: string }) => title)).toContain('The Needle');
  expect((await call(platform, 'GET', `${world}/articles?term=100%25_`)).json.articles).toEqual([]);
});

test.each(['order_by=views', 'trajectory=UP', 'offset=-1', 'offset=x'])('%s is rejected', async (query) => {
  expect((await call(platform, 'GET', `${world}/articles?${query}`)).status).toBe(400);
});

test("boromir's list accepts limits from 1 to 50 as strings or numbers, and nothing else", async () => {
  expect(await entities({ limit: '7', offset: '3' })).toHaveLength(7);
  expect((await entities({ limit: 7, offset: 3 }))[0].id).toBe(
    (await entities({ limit: '1', offset: '3' }))[0].id,
  );
  expect(await entities({})).toHaveLength(50);
  expect(await entities({ limit: 50, offset: 100 })).toHaveLength(30);
  for (const body of [{ limit: 51 }, { limit: 0 }, { limit: 'many' }, { offset: -1 }]) {
    const path = `${current}/world/articles?id=${platform.worldId}`;
    expect(await call(platform, 'POST', path, { body })).toMatchObject({ status: 400, text: '' });
  }
});

test("boromir's list can be filtered by category, or by having none", async () => {
  const rows = platform.articles(platform.worldId);
  const bare = rows.filter(({ categoryId }) => categoryId === null);
  expect((await entities({ category: { id: '-1' } })).map(({ id }: Json) => id)).toEqual(
    bare.map(({ id }) => id),
  );
  const category = rows.find(({ categoryId }) => categoryId !== null)?.categoryId;
  const inside = await entities({ category: { id: category } });
  expect(inside.every(({ folderId }: Json) => folderId === category)).toBe(true);
});

test('both versions return the same category tree', async () => {
  const old = (await call(platform, 'GET', `${world}/categories`)).json;
  expect(old).toMatchObject({ limit: 50, order_by: 'name', trajectory: 'ASC' });
  const list = await call(platform, 'POST', `${current}/world/categories?id=${platform.worldId}`, {
    body: {},
  });
  const parents = new Map(old.categories.map(({ id, parent }: Json) => [id, parent ?? '-1']));
  expect(new Map(list.json.entities.map(({ id, folderId }: Json) => [id, folderId]))).toEqual(parents);
  const deep = old.categories.find(({ title }: Json) => title === 'The Lower Quays');
  expect((await call(platform, 'GET', `${earlier}/category/${deep.id}`)).json.parent_category.title).toBe(
    'Districts',
  );
  const now = (await call(platform, 'GET', `${current}/category?id=${deep.id}&granularity=2`)).json;
  expect(now).toMatchObject({ title: 'The Lower Quays', parent: { title: 'Districts' }, success: true });
});

test('both versions return the world with its article count', async () => {
  expect((await call(platform, 'GET', world)).json).toMatchObject({
    name: 'Saltmere',
    custom_article_templates: [{ name: 'Crew Member' }, { name: 'Harbour Log' }],
  });
  const now = (await call(platform, 'GET', `${current}/world?id=${platform.worldId}&granularity=2`)).json;
  expect(now).toMatchObject({
    title: 'Saltmere',
    countArticles: 130,
    customArticleTemplates: [{ title: 'Crew Member' }, {}],
  });
});
