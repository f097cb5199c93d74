import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Platform, startPlatform } from '../../service/index.ts';
import { call, current, earlier } from './client.ts';

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform({ articles: 60 });
});
afterAll(() => platform.close());

const create = (body: Record<string, unknown>) =>
  call(platform, 'PUT', `${current}/article`, {
    body: { world: { id: platform.worldId }, title: 'T', templateType: 'person', ...body },
  });
const read = async (id: string, granularity = 2) =>
  (await call(platform, 'GET', `${current}/article?id=${id}&granularity=${granularity}`)).json;

test('PUT returns the whole article with its default values and ignores unknown keys', async () => {
  const { status, json } = await create({
    title: 'Ada',
    content: 'Hello',
    firstname: 'Ada',
    nonsense: 1,
    species: { id: 'x' },
  });
  expect(status).toBe(200);
  expect(json).toMatchObject({
    success: true,
    isEditable: true,
    title: 'Ada',
    entityClass: 'Person',
    templateType: 'person',
    content: 'Hello',
    firstname: 'Ada',
    isDraft: true,
    isWip: true,
    editor: 'code',
    icon: null,
    folderId: '-1',
    state: 'public',
    category: [],
  });
  expect(json).not.toHaveProperty('nonsense');
  expect(json.species).toBeNull();
  expect(Object.keys(json).length).toBeGreaterThan(90);
});

test('each granularity returns the documented fields', async () => {
  const { json } = await create({ content: 'Words', scrapbook: 'hidden' });
  const reference = await read(json.id, -1);
  expect(Object.keys(reference).sort()).toEqual([
    'entityClass',
    'folderId',
    'icon',
    'id',
    'isDraft',
    'isEditable',
    'isWip',
    'slug',
    'state',
    'subscribergroups',
    'success',
    'tags',
    'title',
    'updateDate',
    'url',
  ]);
  expect(await read(json.id, 0)).not.toHaveProperty('content');
  expect(await read(json.id, 1)).toMatchObject({ content: 'Words', world: { id: platform.worldId } });
  expect(await read(json.id, 1)).not.toHaveProperty('scrapbook');
  expect(await read(json.id, 2)).toMatchObject({
    scrapbook: 'hidden',
    editURL: `${platform.url}/world/article/${json.id}/edit`,
  });
  expect((await read(json.id, 3)).ancestry.firstUp.id).toBe(platform.worldId);
});

test("PATCH returns a short reference and can't change template or world", async () => {
  const category = platform.articles(platform.worldId).find(({ categoryId }) => categoryId)?.categoryId;
  const { json } = await create({});
  const path = `${current}/article?id=${json.id}`;
  const body = {
    excerpt: 'New',
    templateType: 'item',
    world: { id: platform.secondUser.worldId },
    category: { id: category },
  };
  const patched = (await call(platform, 'PATCH', path, { body })).json;
  expect(patched).toMatchObject({ success: true, id: json.id, folderId: category, entityClass: 'Person' });
  expect(patched).not.toHaveProperty('excerpt');
  expect(await read(json.id)).toMatchObject({
    excerpt: 'New',
    templateType: 'person',
    category: { id: category },
  });
});

test('all 26 templates are accepted and no others', async () => {
  for (const templateType of ['plot', 'report', 'militaryConflict', 'article'])
    expect((await create({ templateType })).json.templateType).toBe(templateType);
  for (const templateType of ['building', 'geography', 'Person', undefined])
    expect((await create({ templateType })).status).toBe(422);
});

test('a value too long for its column returns the SQL error and saves nothing', async () => {
  const { json } = await create({ excerpt: 'é'.repeat(255) });
  const body = { title: 'Changed', excerpt: 'x'.repeat(256) };
  const reply = await call(platform, 'PATCH', `${current}/article?id=${json.id}`, { body });
  expect(reply.status).toBe(422);
  expect(reply.json).toMatchObject({ success: false, status: 'Unprocessable Data provided' });
  expect(reply.json.error.summary).toContain("Data too long for column 'excerpt'");
  expect((await read(json.id)).title).toBe('T');
});

test('creating the same title twice gives two articles with different addresses', async () => {
  const [one, two] = [(await create({ title: 'Twin' })).json, (await create({ title: 'Twin' })).json];
  expect(one.id).not.toBe(two.id);
  expect(one.slug).not.toBe(two.slug);
  expect((await create({ title: 'Ünder' })).json.slug).toBe('c3bcnder-person');
});

test('references: a bare id or an object for the article parent, the word "Array" for the parent', async () => {
  const above = platform.articles(platform.worldId).find(({ categoryId }) => categoryId);
  const { json } = await create({ articleParent: above?.id, articleNext: { id: above?.id } });
  expect(json).toMatchObject({
    articleParent: { id: above?.id },
    articleNext: 'Array',
    category: { id: above?.categoryId },
  });
  expect((await create({ articleParent: { id: above?.id } })).json.articleParent.id).toBe(above?.id);
  expect((await create({ timeline: { id: 'x' } })).status).toBe(422);
});

test("a missing id, or a body that isn't JSON, is a bad request without a body", async () => {
  expect(await call(platform, 'GET', `${current}/article`)).toMatchObject({ status: 400, text: '' });
  expect(
    (await call(platform, 'GET', `${current}/article?id=00000000-0000-4000-8000-000000000000`)).status,
  ).toBe(404);
});

test('what one version writes, the other reads', async () => {
  const { json } = await create({
    title: 'Both',
    content: 'a\r\nb',
    scrapbook: 's',
    isDraft: false,
    tags: 'p,q',
  });
  const old = (await call(platform, 'GET', `${earlier}/article/${json.id}`)).json;
  expect(old).toMatchObject({
    title: 'Both',
    content: 'a\r\nb',
    is_draft: false,
    tags: 'p,q',
    url: json.url,
  });
  expect(old.sections.scrapbook.content).toBe('s');
  await call(platform, 'PATCH', `${earlier}/article/${json.id}`, {
    body: { subheading: 'From before', isWip: 0 },
  });
  expect(await read(json.id)).toMatchObject({ subheading: 'From before', isWip: false, content: 'a\r\nb' });
  await call(platform, 'DELETE', `${current}/article?id=${json.id}`);
  expect((await call(platform, 'GET', `${earlier}/article/${json.id}`)).status).toBe(404);
});
