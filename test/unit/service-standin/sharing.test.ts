import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Platform, startPlatform } from '../../service/index.ts';
import { call, earlier, type Json } from './client.ts';
import { resources } from './resources.ts';

let platform: Platform;
let wren: string;
let oriel: string;
let fennick: string;
beforeAll(async () => {
  platform = await startPlatform({ articles: 50 });
  wren = platform.subscriber.authToken;
  oriel = platform.secondUser.authToken;
  fennick = platform.coAuthor.authToken;
});
afterAll(() => platform.close());
const { ask, create, read, patch, remove, list } = resources(() => platform);

const group = () => ({
  id: platform.entities('subscribergroup').find(({ title }) => title.startsWith('Friends'))?.id,
});
const status = async (path: string, token: string) => (await ask('GET', path, undefined, token)).status;

test('a private article is visible to the groups it is shared with, in both versions, and to nobody else', async () => {
  const body = { title: 'For friends', templateType: 'item', state: 'private', isDraft: false };
  const made = await create('article', { ...body, subscribergroups: [group()] });
  expect(made.subscribergroups).toEqual([expect.objectContaining({ title: 'Friends of the Ninth Crew' })]);
  for (const [token, seen] of [
    [wren, 200],
    [oriel, 403],
  ] as const) {
    expect(await status(`article?id=${made.id}`, token)).toBe(seen);
    expect((await call(platform, 'GET', `${earlier}/article/${made.id}`, { token })).status).toBe(seen);
    const listed = await list('world/articles', platform.worldId, { limit: '50', offset: '0' }, token);
    expect(listed.some(({ id }) => id === made.id)).toBe(seen === 200);
    const term = `${earlier}/world/${platform.worldId}/articles?term=For%20friends`;
    expect((await call(platform, 'GET', term, { token })).json.articles).toHaveLength(seen === 200 ? 1 : 0);
  }
  await patch('article', made.id, { subscribergroups: [] });
  expect(await status(`article?id=${made.id}`, wren)).toBe(403);
});

test("a draft is visible only to the world's authors, shared or not", async () => {
  const made = await create('article', { title: 'Draft', templateType: 'item', subscribergroups: [group()] });
  expect(await status(`article?id=${made.id}`, wren)).toBe(403);
  expect(await status(`article?id=${made.id}`, fennick)).toBe(200);
});

test('a secret is visible to its groups, to everybody once public, and lists its groups', async () => {
  const made = await create('secret', { title: 'Shared', content: 'c', subscribergroups: [group()] });
  const seen = (await call(platform, 'GET', `${earlier}/secret/${made.id}`, { token: wren })).json;
  expect(seen).toMatchObject({ content: 'c', subscribergroups: [{ title: 'Friends of the Ninth Crew' }] });
  expect(await status(`secret?id=${made.id}`, oriel)).toBe(403);
  expect((await list('world/secrets', platform.worldId, {}, wren)).map(({ id }) => id)).toContain(made.id);
  expect((await patch('secret', made.id, { title: 'Mine' }, wren)).status).toBe(403);
  await patch('secret', made.id, { state: 'public' });
  expect(await status(`secret?id=${made.id}`, oriel)).toBe(200);
});

test("a co-author sees their own secrets, and others' if the world allows it", async () => {
  const own = await create('secret', { title: 'By Fennick', content: 'x' }, fennick);
  const others = await create('secret', { title: 'By the owner', content: 'y' });
  expect(await status(`secret?id=${own.id}`, fennick)).toBe(200);
  expect(await status(`secret?id=${others.id}`, fennick)).toBe(403);
  const before = await list('world/secrets', platform.worldId, {}, fennick);
  expect(before.map(({ title }) => title)).toContain('By Fennick');
  expect(before.map(({ title }) => title)).not.toContain('By the owner');
  await patch('world', platform.worldId, { openSecrets: true });
  expect(await read('secret', others.id, 0, fennick)).toMatchObject({ content: 'y', isEditable: true });
  await patch('world', platform.worldId, { openSecrets: false });
});

test("a co-author can edit the world's content but not the world itself", async () => {
  const timeline = await create('timeline', { title: 'By two' }, fennick);
  expect((await patch('timeline', timeline.id, { description: 'd' })).status).toBe(200);
  expect((await patch('world', platform.worldId, { title: 'Mine now' }, fennick)).status).toBe(403);
  const earlierPatch = { token: fennick, body: { name: 'Mine now' } };
  expect((await call(platform, 'PATCH', `${earlier}/world/${platform.worldId}`, earlierPatch)).status).toBe(
    403,
  );
  const me = (await ask('GET', 'identity', undefined, fennick)).json;
  const worlds = await list('user/worlds', me.id, {}, fennick);
  expect(worlds).toEqual([expect.objectContaining({ id: platform.worldId, ownership: 'coauthor' })]);
});

test('a private world is accessible to its subscribers', async () => {
  const world = await create('world', { title: 'Behind the curtain' });
  expect(world).toMatchObject({ state: 'private', success: true });
  const path = `world?id=${world.id}`;
  expect(await status(path, wren)).toBe(403);
  const me = (await ask('GET', 'identity', undefined, wren)).json;
  const body = { title: 'Guests', world: { id: world.id }, paidsubscribers: [{ id: me.id }] };
  await create('subscribergroup', body);
  expect(await status(path, wren)).toBe(200);
  expect((await patch('world', world.id, { title: 'Mine' }, wren)).status).toBe(403);
});

test('a notebook and its contents are visible only to their owner', async () => {
  const note = platform.entities('note')[0];
  for (const token of [oriel, fennick]) {
    expect(await status(`note?id=${note?.id}`, token)).toBe(403);
    expect(await status(`notebook?id=${platform.entities('notebook')[0]?.id}`, token)).toBe(403);
  }
  expect((await read('note', note?.id)).content).toContain('tongue');
});

test('references are returned only to users who can see their target', async () => {
  const hidden = await create('article', { title: 'Hidden owner', templateType: 'person' });
  const body = { title: 'Seen', templateType: 'item', state: 'public', isDraft: false };
  const shown = await create('article', { ...body, currentHolder: { id: hidden.id } });
  expect(shown.currentHolder.id).toBe(hidden.id);
  expect((await read('article', shown.id, 2, oriel)).currentHolder).toBeNull();
  const old: Json = (await call(platform, 'GET', `${earlier}/article/${shown.id}`, { token: oriel })).json;
  expect(old.relations).not.toHaveProperty('currentHolder');
  await remove('article', hidden.id);
  expect((await read('article', shown.id)).currentHolder).toBeNull();
});
