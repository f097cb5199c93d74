import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Platform, startPlatform } from '../../service/index.ts';
import { call, earlier } from './client.ts';

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform({ articles: 60 });
});
afterAll(() => platform.close());

const create = (body: Record<string, unknown>) =>
  call(platform, 'POST', `${earlier}/article`, {
    body: { world: platform.worldId, title: 'T', template: 'item', ...body },
  });

const read = async (id: string, query = '') =>
  (await call(platform, 'GET', `${earlier}/article/${id}${query}`)).json;

test('a new article is a draft, in progress, with the default state of its world', async () => {
  const { json } = await create({ title: 'A lamp', content: 'It [b]burns[/b].\r\n\r\nStill.' });
  expect(json).toMatchObject({ success: true, title: 'A lamp' });
  const article = await read(json.id);
  expect(article).toMatchObject({
    title: 'A lamp',
    template: 'item',
    is_draft: true,
    is_wip: true,
    state: 'public',
    content: 'It [b]burns[/b].\r\n\r\nStill.',
    content_parsed: '<p>It <strong>burns</strong>.</p><p>Still.</p>',
    sections: {},
    relations: {},
  });
  expect(article.creation_date).toEqual({
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{6}$/),
    timezone_type: 3,
    timezone: 'UTC',
  });
});

test('every text field is returned as a section, byte for byte, and empty ones only on request', async () => {
  const texts = {
    seeded: 'a',
    sidebarcontent: 'b',
    sidepanelcontenttop: 'c',
    sidepanelcontent: 'd',
    sidebarcontentbottom: 'e',
    footnotes: 'f\u2028\u0000',
    fullfooter: 'g',
    authornotes: 'h',
    credits: 'i',
    scrapbook: '😀 "quoted"\\\r\n\t',
    pronunciation: 'k',
    subheading: 'l',
  };
  const { json } = await create({
    ...texts,
    tags: 'x,y',
    excerpt: 'short',
    icon: 'fa-lamp',
    position: 3,
    userMetadata: { a: [1] },
  });
  const article = await read(json.id);
  for (const [name, content] of Object.entries(texts)) expect(article.sections[name].content).toBe(content);
  expect(article).toMatchObject({
    tags: 'x,y',
    excerpt: 'short',
    icon: 'fa-lamp',
    position: 3,
    user_metadata: { a: [1] },
  });
  const bare = (await create({})).json.id;
  expect((await read(bare)).sections).toEqual({});
  expect((await read(bare, '?load_all_properties=true')).sections.footnotes.content).toBe('');
});

test.each([
  ['no world', { world: undefined }, 'world'],
  ['no title', { title: undefined }, 'title'],
  ['no template', { template: undefined }, 'template'],
  ['a template of the current version', { template: 'plot' }, 'template'],
  ['a long title', { title: 'x'.repeat(257) }, 'title'],
  ['a long excerpt', { excerpt: 'x'.repeat(257) }, 'excerpt'],
  ['a long pronunciation', { pronunciation: 'x'.repeat(257) }, 'pronunciation'],
  ['a long subheading', { subheading: 'x'.repeat(257) }, 'subheading'],
  ['a long icon', { icon: 'x'.repeat(51) }, 'icon'],
  ['a flag of 2', { isDraft: 2 }, 'isDraft'],
  ['another state', { state: 'secret' }, 'state'],
  ['text that is none', { content: 7 }, 'content'],
  ['an unknown category', { category: 'nowhere' }, 'category'],
  ['an unknown article above', { articleParent: 'nowhere' }, 'articleParent'],
  ['a parent of another template', { parent: 'SETTLEMENT' }, 'parent'],
  ['an unknown cover', { cover: 999_999 }, 'cover'],
  ['broken metadata', { userMetadata: '{' }, 'userMetadata'],
])('%s is rejected with a message, and nothing is saved', async (_, wrong, field) => {
  const settlement = platform.articles().find(({ templateType }) => templateType === 'settlement');
  const body = Object.fromEntries(
    Object.entries(wrong).map(([name, value]) => [name, value === 'SETTLEMENT' ? settlement?.id : value]),
  );
  const before = platform.articles().length;
  const reply = await create(body);
  expect(reply.status).toBe(422);
  expect(reply.json.error.summary).toMatch(new RegExp(`^${field}:`));
  expect(platform.articles()).toHaveLength(before);
});

test('values at the limit are accepted, counted in characters', async () => {
  const reply = await create({ title: '😀'.repeat(256), excerpt: 'é'.repeat(256), icon: 'x'.repeat(50) });
  expect(reply.status).toBe(200);
});

test('the article parent determines the category', async () => {
  const all = platform.articles(platform.worldId);
  const above = all.find((article) => article.categoryId !== null);
  const elsewhere = all.find(({ categoryId }) => categoryId !== null && categoryId !== above?.categoryId);
  const { json } = await create({ articleParent: above?.id, category: elsewhere?.categoryId });
  const article = await read(json.id);
  expect(article.category.id).toBe(above?.categoryId);
  expect(article.relations.articleParent).toMatchObject({ id: above?.id, is_article: 'true' });
  expect((await read(above?.id ?? '')).relations.articles.items).toContainEqual(
    expect.objectContaining({ id: json.id, is_article: 'true' }),
  );
});

test('a patch changes only its fields, never template or world', async () => {
  const { json } = await create({ title: 'Before', footnotes: 'kept', excerpt: 'kept' });
  const body = { title: 'After', isDraft: 0, template: 'person', world: platform.secondUser.worldId };
  expect((await call(platform, 'PATCH', `${earlier}/article/${json.id}`, { body })).status).toBe(200);
  const article = await read(json.id);
  expect(article).toMatchObject({
    title: 'After',
    is_draft: false,
    is_wip: true,
    template: 'item',
    excerpt: 'kept',
  });
  expect(article.world.id).toBe(platform.worldId);
  expect(article.sections.footnotes.content).toBe('kept');
  expect(article.publication_date).not.toBeNull();
});

test('a deleted article is gone', async () => {
  const { json } = await create({});
  expect((await call(platform, 'DELETE', `${earlier}/article/${json.id}`)).json).toEqual({ success: true });
  expect((await call(platform, 'GET', `${earlier}/article/${json.id}`)).status).toBe(404);
});
