import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type PlatformOptions, startPlatform } from '../../service/index.ts';
import { call, current, earlier } from './client.ts';

async function rows(options: PlatformOptions) {
  const platform = await startPlatform(options);
  const { applicationKey, authToken, worldId } = platform;
  const articles = platform.articles();
  await platform.close();
  return { applicationKey, authToken, worldId, articles };
}

test('the same seed gives the same worlds, another seed different ones', async () => {
  const one = await rows({ seed: 7, articles: 120 });
  expect(await rows({ seed: 7, articles: 120 })).toEqual(one);
  expect((await rows({ seed: 8, articles: 120 })).articles[0]?.id).not.toBe(one.articles[0]?.id);
});

test('2,000 articles are created: many templates, valid mentions, drafts and unusual content', async () => {
  const { articles, worldId } = await rows({ seed: 3, articles: 2000 });
  const world = articles.filter((article) => article.worldId === worldId);
  expect(world).toHaveLength(2000);
  expect(new Set(world.map(({ templateType }) => templateType)).size).toBe(26);
  const ids = new Set(world.map(({ id }) => id));
  const mentions = world.flatMap(({ texts }) => [...(texts.content ?? '').matchAll(/\]\(\w+:([\w-]+)\)/g)]);
  expect(mentions.length).toBeGreaterThan(1000);
  expect(mentions.every(([, id = '']) => ids.has(id))).toBe(true);
  expect(world.some(({ title }) => title === '')).toBe(true);
  expect(world.some(({ texts }) => texts.content?.includes('\r\n'))).toBe(true);
  expect(world.some(({ texts }) => texts.content?.includes('{{'))).toBe(false);
  expect(world.filter(({ isDraft }) => isDraft).length).toBeGreaterThan(100);
});

test('a database file persists what was written', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stand-in-'));
  const db = join(folder, 'world.sqlite');
  const first = await startPlatform({ db, articles: 5 });
  await call(first, 'POST', `${earlier}/article`, {
    body: { world: first.worldId, title: 'Kept', template: 'item' },
  });
  const before = first.articles();
  await first.close();
  const second = await startPlatform({ db, articles: 5 });
  expect(second.articles()).toEqual(before);
  expect((await call(second, 'GET', `${current}/identity`)).status).toBe(200);
  await second.close();
  rmSync(folder, { recursive: true });
});

test('quirks: delayed lists, CRLF, camelCase, strict lists, blocked scripts', async () => {
  const quirks = { listLagMs: 60_000, crlf: true, earlierCamelCase: true, strictLists: true };
  const platform = await startPlatform({ articles: 10, quirks });
  const list = `${current}/world/articles?id=${platform.worldId}`;
  const body = { world: platform.worldId, title: 'Lag', template: 'item', content: 'a\nb' };
  const { json } = await call(platform, 'POST', `${earlier}/article`, { body });
  expect(
    (await call(platform, 'POST', list, { body: { limit: '50', offset: '0' } })).json.entities,
  ).toHaveLength(10);
  expect((await call(platform, 'POST', list, { body: { limit: 50, offset: 0 } })).status).toBe(400);
  const read = (await call(platform, 'GET', `${earlier}/article/${json.id}`)).json;
  expect(read).toMatchObject({
    content: 'a\r\nb',
    contentParsed: expect.any(String),
    fullRender: expect.any(String),
  });
  const page = (limit: number) =>
    call(platform, 'GET', `${earlier}/world/${platform.worldId}/articles?limit=${limit}`);
  expect((await page(3)).json.articles).toHaveLength(3);
  platform.quirks.earlierLimit = false;
  expect((await page(3)).json.articles).toHaveLength(10);
  platform.quirks.cors = true;
  expect((await call(platform, 'OPTIONS', `${current}/identity`)).status).toBe(204);
  expect((await page(3)).headers.get('access-control-allow-origin')).toBe('*');
  platform.quirks.blockScriptAgents = true;
  expect((await call(platform, 'GET', `${current}/identity`)).text).toContain('Just a moment');
  await platform.close();
});
