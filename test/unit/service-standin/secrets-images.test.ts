import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Platform, startPlatform } from '../../service/index.ts';
import { call, current, earlier, type Json } from './client.ts';

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform({ articles: 60 });
});
afterAll(() => platform.close());

test('secrets: lists without content, single ones with it, the same in both versions', async () => {
  const old = (await call(platform, 'GET', `${earlier}/world/${platform.worldId}/secrets?order_by=title`))
    .json;
  expect(old).toMatchObject({ limit: 50, order_by: 'title', secrets: expect.any(Array) });
  expect(JSON.stringify(old)).not.toContain('content');
  const list = await call(platform, 'POST', `${current}/world/secrets?id=${platform.worldId}`, { body: {} });
  expect(list.json.entities.map(({ id }: Json) => id).sort()).toEqual(
    old.secrets.map(({ id }: Json) => id).sort(),
  );
  const { id, title } = old.secrets[0];
  const read = (await call(platform, 'GET', `${earlier}/secret/${id}`)).json;
  const now = (await call(platform, 'GET', `${current}/secret?id=${id}&granularity=2`)).json;
  expect(now).toMatchObject({
    title,
    content: read.content,
    entityClass: 'Secret',
    world: { id: platform.worldId },
  });
});

test("a secret is private until it is revealed, and is included in its article's detail", async () => {
  const article = platform.articles(platform.worldId)[0];
  const body = {
    title: 'New',
    content: '[b]x[/b]',
    world: { id: platform.worldId },
    article: { id: article?.id },
  };
  const { json } = await call(platform, 'PUT', `${current}/secret`, { body });
  expect(json).toMatchObject({ success: true, state: 'private', article: { id: article?.id } });
  const detail = (await call(platform, 'GET', `${current}/article?id=${article?.id}&granularity=2`)).json;
  expect(detail.secrets).toEqual([expect.objectContaining({ id: json.id, title: 'New' })]);
  const stranger = { token: platform.secondUser.authToken };
  expect((await call(platform, 'GET', `${earlier}/secret/${json.id}`, stranger)).status).toBe(403);
  await call(platform, 'PATCH', `${current}/secret?id=${json.id}`, { body: { state: 'public' } });
  const seen = await call(platform, 'GET', `${earlier}/secret/${json.id}`, stranger);
  expect(seen.json.content_parsed).toBe('<p><strong>x</strong></p>');
  expect((await call(platform, 'DELETE', `${current}/secret?id=${json.id}`, stranger)).status).toBe(403);
  expect((await call(platform, 'DELETE', `${current}/secret?id=${json.id}`)).json).toEqual({ success: true });
});

test('images have integer ids, sizes and a working address', async () => {
  const { json } = await call(platform, 'GET', `${earlier}/world/${platform.worldId}/images`);
  expect(json).toMatchObject({ limit: 50, images: expect.any(Array) });
  expect(json.images.slice(0, 3)).toMatchObject([{ id: 1, title: 'harbour.webp' }, { id: 2 }, { id: 3 }]);
  const newest = await call(platform, 'GET', `${earlier}/world/${platform.worldId}/images?trajectory=DESC`);
  expect(newest.json.images).toEqual(json.images.toReversed());
  const read = (await call(platform, 'GET', `${earlier}/image/1`)).json;
  expect(read).toMatchObject({
    width: 1280,
    height: 720,
    extension: 'webp',
    world: { id: platform.worldId },
  });
  const file = await fetch(read.url);
  expect(file.headers.get('content-type')).toBe('image/webp');
  expect((await file.arrayBuffer()).byteLength).toBe(read.size);
  const list = await call(platform, 'POST', `${current}/world/images?id=${platform.worldId}`, {
    body: { limit: 2 },
  });
  expect(list.json.entities.map(({ id }: Json) => id)).toEqual([1, 2]);
  const now = (await call(platform, 'GET', `${current}/image?id=2&granularity=0`)).json;
  expect(now).toMatchObject({ id: 2, filename: 'lamp.webp', entityClass: 'Image' });
  const cover = { title: 'Covered', templateType: 'item', world: { id: platform.worldId }, cover: { id: 1 } };
  expect((await call(platform, 'PUT', `${current}/article`, { body: cover })).json.cover.id).toBe(1);
});
