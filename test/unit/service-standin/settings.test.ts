import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Platform, startPlatform } from '../../service/index.ts';
import { call, earlier } from './client.ts';
import { resources } from './resources.ts';

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform({ articles: 50 });
});
beforeEach(() => platform.reset());
afterAll(() => platform.close());
const { ask, create, read, patch, remove, list } = resources(() => platform);

test('a world changed in one version is changed in the other', async () => {
  const body = {
    subtitle: 'New',
    globalAnnouncement: '[b]a[/b]',
    displayCss: '.a {}',
    genres: ['sea'],
    cover: { id: 2 },
    articlesPrivateOnCreation: true,
  };
  expect((await patch('world', platform.worldId, body)).json).toMatchObject({
    success: true,
    entityClass: 'World',
  });
  expect(await read('world', platform.worldId, 1)).toMatchObject({ ...body, cover: { id: 2 } });
  const old = (await call(platform, 'GET', `${earlier}/world/${platform.worldId}`)).json;
  expect(old).toMatchObject({
    subtitle: 'New',
    global_announcement: '[b]a[/b]',
    display_css: '.a {}',
    cover: { id: 2 },
  });
  expect((await create('article', { title: 'T', templateType: 'item' })).state).toBe('private');
  await call(platform, 'PATCH', `${earlier}/world/${platform.worldId}`, {
    body: { state: 'private', copyright: 'c' },
  });
  expect(await read('world', platform.worldId, 1)).toMatchObject({ state: 'private', copyright: 'c' });
  await patch('world', platform.worldId, { state: 'public', articlesPrivateOnCreation: false });
});

test('users can change only themselves', async () => {
  const me = (await ask('GET', 'identity')).json;
  const change = {
    bio: 'Draws.',
    discord: 'tide',
    interfaceEditor: 'plutarch',
    activeWorld: { id: platform.worldId },
  };
  expect((await patch('user', me.id, change)).json.success).toBe(true);
  const now = await read('user', me.id);
  expect(now).toMatchObject({ ...change, activeWorld: { id: platform.worldId } });
  const old = (await call(platform, 'GET', `${earlier}/user/${me.id}`)).json;
  expect(old).toMatchObject({ bio: 'Draws.', discord: 'tide', youtube: null });
  expect((await patch('user', me.id, change, platform.secondUser.authToken)).status).toBe(403);
  expect(await read('user', me.id, 2, platform.secondUser.authToken)).not.toHaveProperty('activeWorld');
});

test('images can be described, hidden and deleted, but not uploaded', async () => {
  const change = {
    title: 'quay.webp',
    description: 'The quay',
    alt: 'A quay',
    tags: 'sea',
    state: 'private',
  };
  expect((await patch('image', 2, change)).json.success).toBe(true);
  expect(await read('image', 2)).toMatchObject({ description: 'The quay', alt: 'A quay', tags: 'sea' });
  const old = (await call(platform, 'GET', `${earlier}/image/2`)).json;
  expect(old).toMatchObject({ title: 'quay.webp', description: 'The quay', tags: 'sea', state: 'private' });
  const token = platform.secondUser.authToken;
  expect((await call(platform, 'GET', `${earlier}/image/2`, { token })).status).toBe(403);
  const seen = await list('world/images', platform.worldId, {}, token);
  expect(seen.map(({ id }: { id: number }) => id)).not.toContain(2);
  expect(seen.length).toBeGreaterThan(1);
  const owner = platform.entities('manuscript')[0]?.ownerId;
  const images = (await call(platform, 'GET', `${earlier}/user/${owner}/images`)).json.images;
  expect(images).toContainEqual({ id: 2, title: 'quay.webp', state: 'private', url: expect.any(String) });
  const covered = await create('article', { title: 'C', templateType: 'item', cover: { id: 2 } });
  expect((await remove('image', 2)).json).toEqual({ success: true });
  expect((await read('article', covered.id)).cover).toBeNull();
  expect((await ask('PUT', 'image', { title: 'x' })).status).toBe(405);
});

test('a category keeps its book, its own fields, covers and redirect', async () => {
  const redirect = { id: platform.articles(platform.worldId)[0]?.id };
  const made = await create('category', {
    title: 'Book',
    isBook: true,
    custom1: 'one',
    pagecover: { id: 1 },
  });
  expect(made).toMatchObject({ state: 'public', isBook: true, custom1: 'one', pagecover: { id: 1 } });
  await patch('category', made.id, { isCollapsed: 1, articleRedirect: redirect, description: 'd' });
  expect(await read('category', made.id)).toMatchObject({
    isCollapsed: true,
    isBook: true,
    articleRedirect: redirect,
  });
  const old = (await call(platform, 'GET', `${earlier}/category/${made.id}`)).json;
  expect(old).toMatchObject({ description: 'd', page_cover: { id: 1 } });
});

test('an article keeps its switches, its CSS and its passcode', async () => {
  const body = {
    displaySidebar: false,
    allowComments: '0',
    isFeaturedArticle: 1,
    cssClasses: 'dark',
    displayCss: 'p {}',
    passcode: 'x',
  };
  const made = await create('article', { title: 'S', templateType: 'item', ...body });
  expect(await read('article', made.id)).toMatchObject({
    displaySidebar: false,
    allowComments: false,
    isFeaturedArticle: true,
    showInToc: true,
    displayTitle: 1,
    passcode: 'x',
  });
  const old = (await call(platform, 'GET', `${earlier}/article/${made.id}`)).json;
  expect(old).toMatchObject({ css_classes: 'dark', css_code: 'p {}', passcode: 'x' });
  await patch('article', made.id, { showInToc: false });
  expect(await read('article', made.id)).toMatchObject({ showInToc: false, displaySidebar: false });
});

test('the date when an article first stops being a draft is stored', async () => {
  const made = await create('article', { title: 'Out', templateType: 'item' });
  const summary = async () =>
    (
      await call(
        platform,
        'GET',
        `${earlier}/world/${platform.worldId}/articles?order_by=creation_date&trajectory=DESC`,
      )
    ).json.articles[0];
  expect(await summary()).toMatchObject({ id: made.id, is_draft: true, notification_date: null });
  await patch('article', made.id, { isDraft: false });
  expect(await summary()).toMatchObject({ is_draft: false, notification_date: { timezone_type: 3 } });
});
