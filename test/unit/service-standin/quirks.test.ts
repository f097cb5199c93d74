import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Platform, type Quirks, startPlatform } from '../../service/index.ts';
import { call, current, earlier } from './client.ts';
import { resources } from './resources.ts';

let platform: Platform;
let usual: Quirks;
beforeAll(async () => {
  platform = await startPlatform({ articles: 50 });
  usual = { ...platform.quirks };
});
afterEach(() => {
  Object.assign(platform.quirks, usual);
});
afterAll(() => platform.close());
const { ask, create, read, patch } = resources(() => platform);
const item = { title: 'T', templateType: 'item' };
const put = (body: Record<string, unknown>) =>
  ask('PUT', 'article', { world: { id: platform.worldId }, ...item, ...body });

test('unknown keys: ignored with success, or reported', async () => {
  expect((await put({ weather: 'rain' })).json.success).toBe(true);
  platform.quirks.unknownKeysIgnored = false;
  const refused = await put({ weather: 'rain' });
  expect(refused).toMatchObject({
    status: 422,
    json: { error: { summary: expect.stringContaining('weather') } },
  });
  expect((await put({ content: 'c', rarity: 'r', displaySidebar: false, articleParent: null })).status).toBe(
    200,
  );
  for (const [kind, body] of [
    ['category', { title: 'C', weather: 1 }],
    ['secret', { title: 'S', weather: 1 }],
    ['timeline', { title: 'L', weather: 1 }],
  ] as const)
    expect((await ask('PUT', kind, { world: { id: platform.worldId }, ...body })).status).toBe(422);
});

test('PUT and PATCH: different responses, or the same', async () => {
  const category = {
    id: platform.articles(platform.worldId).find(({ categoryId }) => categoryId)?.categoryId,
  };
  const made = (await put({ category })).json;
  expect(made).toMatchObject({ folderId: '-1', category: { id: category.id } });
  const short = (await patch('article', made.id, { excerpt: 'e' })).json;
  expect(short.folderId).toBe(category.id);
  expect(short).not.toHaveProperty('category');
  platform.quirks.twoSerialisations = false;
  const whole = (await patch('article', made.id, { excerpt: 'f' })).json;
  expect(whole).toMatchObject({ folderId: category.id, category: { id: category.id }, excerpt: 'f' });
});

test('nested references: without folder, tags and date, or with them', async () => {
  const id = platform.articles(platform.worldId)[0]?.id;
  expect((await read('article', id, 1)).world).not.toHaveProperty('updateDate');
  platform.quirks.leanReferences = false;
  expect((await read('article', id, 1)).world).toMatchObject({
    folderId: '-1',
    updateDate: { timezone_type: 3 },
  });
});

test('an overlong value: a database error, or a readable message', async () => {
  const long = { excerpt: 'x'.repeat(256) };
  expect((await put(long)).json.error.summary).toContain('SQLSTATE');
  platform.quirks.sqlMessages = false;
  expect((await put(long)).json.error.summary).toBe('excerpt: this value is too long');
});

test('titles: duplicates and empty ones are allowed, or neither', async () => {
  expect((await put({ title: '' })).status).toBe(200);
  await put({ title: 'Twin' });
  expect((await put({ title: 'Twin' })).status).toBe(200);
  Object.assign(platform.quirks, { duplicateTitles: false, untitledArticles: false });
  expect((await put({ title: 'twin' })).status).toBe(422);
  expect((await put({ title: ' ' })).status).toBe(422);
});

test('an empty text: reads back as null, or unchanged', async () => {
  const { id } = await create('article', { ...item, content: '', scrapbook: '' });
  expect(await read('article', id)).toMatchObject({ content: null, scrapbook: null });
  platform.quirks.emptyIsNull = false;
  expect(await read('article', id)).toMatchObject({ content: '', scrapbook: '' });
});

test('undocumented requirements: enforced, or not', async () => {
  platform.quirks.undocumentedRequired = false;
  const notesection = { id: platform.entities('notesection')[0]?.id };
  expect((await create('note', { title: 'No type', notesection })).success).toBe(true);
  expect((await create('blocktemplate', { title: 'No parser' })).success).toBe(true);
});

test("notebooks: can't be listed, or can", async () => {
  expect((await ask('POST', `world/notebooks?id=${platform.worldId}`, {})).status).toBe(500);
  platform.quirks.brokenLists = false;
  expect((await ask('POST', `world/notebooks?id=${platform.worldId}`, {})).json.entities).toHaveLength(1);
});

test('granularity: any value, or only documented ones', async () => {
  const path = `world?id=${platform.worldId}`;
  expect((await ask('GET', `${path}&granularity=2`)).status).toBe(200);
  platform.quirks.strictGranularity = true;
  expect((await ask('GET', path)).status).toBe(400);
  expect((await ask('GET', `${path}&granularity=2`)).status).toBe(400);
  expect((await ask('GET', `${path}&granularity=1`)).status).toBe(200);
  const id = platform.articles()[0]?.id;
  expect((await ask('GET', `article?id=${id}&granularity=3`)).status).toBe(200);
});

test('dates: in London time, an hour ahead in summer', async () => {
  const id = platform.articles(platform.worldId)[0]?.id;
  const utc = (await read('article', id, 0)).creationDate;
  platform.quirks.londonDates = true;
  const there = (await read('article', id, 0)).creationDate;
  expect(there.timezone).toBe('Europe/London');
  const hours = Date.parse(`${there.date.replace(' ', 'T')}Z`) - Date.parse(`${utc.date.replace(' ', 'T')}Z`);
  expect(hours).toBe(3_600_000);
});

test('letters in slugs: by their bytes, or unchanged', async () => {
  expect((await put({ title: 'Öre' })).json.slug).toBe('c3b6re-item');
  platform.quirks.hexSlugs = false;
  const { slug, url } = (await put({ title: 'Öre' })).json;
  expect(slug).toBe('öre-item');
  expect((await fetch(url)).status).toBe(200);
});

test('deleting a world: forbidden, or allowed with everything in it', async () => {
  const world = await create('world', { title: 'To go' });
  const inside = await create('article', { ...item, world: { id: world.id } });
  expect((await ask('DELETE', `world?id=${world.id}`)).status).toBe(403);
  platform.quirks.worldDelete = true;
  expect((await ask('DELETE', `world?id=${world.id}`)).json).toEqual({ success: true });
  expect((await ask('GET', `article?id=${inside.id}`)).status).toBe(404);
});

test('the rendering call: returns HTML, fails with status 200, or is forbidden', async () => {
  const world = { id: platform.worldId };
  const render = (body: unknown) => call(platform, 'POST', `${current}/bbcode`, { body });
  const bold = await render({ world, renderer: 'html', string: '[b]x[/b] [harbour:lamps]' });
  expect(bold.json.parsedString).toBe('<p><strong>x</strong> <span class="variable">8</span></p>');
  const article = { id: platform.articles(platform.worldId)[0]?.id };
  expect((await render({ world, renderer: 'html', article })).json.parsedString).toContain('article-title');
  expect(await render({ renderer: 'html' })).toMatchObject({ status: 200, json: { success: false } });
  platform.quirks.renderingCall = false;
  expect((await render({ world, string: 'x' })).status).toBe(403);
});

test("settings appear among aragorn's sections, as live clients saw", async () => {
  const { id } = platform.articles(platform.worldId)[0] ?? {};
  const sections = async () => (await call(platform, 'GET', `${earlier}/article/${id}`)).json.sections;
  expect(await sections()).not.toHaveProperty('editor');
  platform.quirks.pseudoSections = true;
  expect(await sections()).toMatchObject({
    displaySidebar: { content_parsed: '1' },
    editor: { content: 'code' },
  });
});

test('a category lists its articles, as live clients saw', async () => {
  platform.quirks.categoryArticles = true;
  const row = platform.articles(platform.worldId).find(({ categoryId }) => categoryId);
  const { articles } = await read('category', row?.categoryId);
  expect(articles).toContainEqual(expect.objectContaining({ id: row?.id }));
  const old = await call(platform, 'GET', `${earlier}/world/${platform.worldId}/categories`);
  expect(
    old.json.categories.some((one: { articles: string[] }) => one.articles.includes(row?.id ?? '')),
  ).toBe(true);
});
