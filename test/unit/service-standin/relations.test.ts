import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Platform, startPlatform } from '../../service/index.ts';
import { call, earlier, type Json } from './client.ts';
import { resources } from './resources.ts';

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform({ articles: 50 });
});
afterAll(() => platform.close());
const { create, read, patch } = resources(() => platform);
const old = async (id: string, query = ''): Promise<Json> =>
  (await call(platform, 'GET', `${earlier}/article/${id}${query}`)).json;
const titleOfImage = async (id: number): Promise<string> =>
  (await call(platform, 'GET', `${earlier}/image/${id}`)).json.title;
const titled = (title: string) =>
  platform.articles(platform.worldId).find((article) => article.title === title)?.id ?? '';

test('aragorn returns all three kinds of relations', async () => {
  const { relations, portrait } = await old(titled('Captain Isaura Venn'));
  expect(relations.organization).toEqual({
    title: 'Organization',
    position: 'sidebar',
    type: 'singular',
    items: {
      id: titled('The Ninth Crew'),
      title: 'The Ninth Crew',
      type: 'organization',
      state: 'private',
      is_article: 'true',
    },
  });
  expect(relations.family).toMatchObject({
    type: 'collection',
    items: [{ title: 'Mother Tansy Roake' }, { title: 'Edda Marsh' }],
  });
  expect(relations.family.items[0]).toMatchObject({ slug: 'mother-tansy-roake-person', is_article: 'true' });
  expect(relations.block.items).toMatchObject({ id: 363533, is_article: 'false' });
  expect(portrait.url).toBe(`${platform.url}/uploads/images/${portrait.id}.webp`);
  expect(await titleOfImage(portrait.id)).toBe('portrait-2.webp');
  const city = await old(titled('Saltmere'));
  expect(city.relations.timeline).toMatchObject({
    title: 'Years of the lamps',
    type: 'timeline',
    is_article: 'false',
  });
  const { flag } = await old(titled('Lampwright’s Guild'));
  expect(await titleOfImage(flag.id)).toBe('flag-1.webp');
});

test('when all properties are requested, empty collections are included', async () => {
  const id = titled('Edda Marsh');
  expect((await old(id)).relations).not.toHaveProperty('pastRanks');
  expect((await old(id, '?load_all_properties=true')).relations.pastRanks).toMatchObject({
    type: 'collection',
    items: [],
  });
});

test('references written by boromir read back in both versions', async () => {
  const [one, two] = [titled('Edda Marsh'), titled('Old Harrow')];
  const made = await create('article', {
    title: 'Linked',
    templateType: 'rank',
    firstholder: { id: one },
    currentHolders: `${one},${two}`,
    block: { id: 363530 },
    gallery: [{ id: 1 }],
  });
  expect(made).toMatchObject({
    firstholder: { id: one, entityClass: 'Person' },
    currentHolders: [{ id: one }, { id: two }],
    block: { id: 363530, entityClass: 'Block' },
    gallery: [{ id: 1 }],
  });
  expect((await old(made.id)).relations.currentHolders.items).toHaveLength(2);
  await patch('article', made.id, { firstholder: null, currentHolders: [] });
  expect(await read('article', made.id)).toMatchObject({ firstholder: null, currentHolders: [] });
});

test('species, ethnicity and location: silently dropped, or stored if the quirk is off', async () => {
  const body = { title: 'Half', templateType: 'person', ethnicity: { id: titled('Marshfolk') } };
  expect((await create('article', body)).ethnicity).toBeNull();
  platform.quirks.relationsDropped = false;
  expect((await create('article', body)).ethnicity).toMatchObject({ title: 'Marshfolk' });
  platform.quirks.relationsDropped = true;
});

test('a timeline is linked to an article from its own side', async () => {
  const article = await create('article', { title: 'With years', templateType: 'settlement' });
  const timeline = { id: platform.entities('timeline')[0]?.id };
  expect((await patch('article', article.id, { timeline })).status).toBe(422);
  const own = await create('timeline', { title: 'Its years', article: { id: article.id } });
  const event = await create('history', { title: 'Founded', year: '1', article: { id: article.id } });
  const full = await read('article', article.id);
  expect(full).toMatchObject({ timeline: { id: own.id }, histories: [{ id: event.id }] });
  platform.quirks.timelineInverse = false;
  expect((await patch('article', article.id, { timeline })).status).toBe(200);
  expect((await read('article', article.id)).timeline.id).toBe(timeline.id);
  platform.quirks.timelineInverse = true;
});

test('a place may have a parent of another kind; other parents must be of the same kind', async () => {
  const city = titled('Saltmere');
  const inn = await create('article', { title: 'An inn', templateType: 'landmark', parent: { id: city } });
  expect(inn.parent.id).toBe(city);
  expect((await old(inn.id)).relations.parent).toMatchObject({
    id: city,
    position: 'sidebar',
    is_article: 'true',
  });
  const wrong = { title: 'W', templateType: 'rank', parent: { id: city } };
  expect((await create('article', wrong)).success).toBe(false);
});

test('every template accepts each of its text fields and returns it in both versions', async () => {
  for (const [templateType, field] of [
    ['plot', 'redherrings'],
    ['report', 'reportNotes'],
    ['species', 'ancenstry'],
    ['vehicle', 'compliment'],
    ['condition', 'epidimiology'],
    ['militaryConflict', 'belligerents'],
    ['prose', 'sidenotes'],
  ] as const) {
    const made = await create('article', { title: 'Own', templateType, [field]: `[b]${field}[/b]` });
    expect(made[field]).toBe(`[b]${field}[/b]`);
    const sections = (await old(made.id)).sections;
    expect(sections[field]).toMatchObject({
      content: `[b]${field}[/b]`,
      content_parsed: `<p><strong>${field}</strong></p>`,
    });
  }
});
