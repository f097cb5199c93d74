import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EventInfo, type Platform, startPlatform } from '../../service/index.ts';
import { RequestLog } from '../../service/server/index.ts';
import { call, current } from './client.ts';

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform({ articles: 60, https: true });
});
afterAll(() => platform.close());

test('an event fires after a number of bytes of a response were sent, before the rest is', async () => {
  const heard: string[] = [];
  const stops = [
    platform.on('bytes', ({ request }: EventInfo) => heard.push(`${request.path} 1`)),
    platform.on('bytes', () => heard.push('2000'), 2000),
    platform.on('bytes', () => heard.push('never'), 50_000_000),
    platform.on('responded', () => heard.push('responded')),
  ];
  const path = `${current}/world/articles`;
  const reply = await call(platform, 'POST', `${path}?id=${platform.worldId}`, { body: {} });
  expect(reply.json.entities).toHaveLength(50);
  expect(heard).toEqual([`${path} 1`, '2000', 'responded']);
  for (const stop of stops) stop();
  await call(platform, 'GET', `${current}/identity`);
  expect(heard).toHaveLength(3);
});

test('a client that is cut off at a byte has received exactly the bytes before it', async () => {
  const controller = new AbortController();
  const stop = platform.on('bytes', () => controller.abort(), 1000);
  const isOver = new Promise<void>((resolve) => platform.on('responded', () => resolve()));
  const url = `${platform.url}${current}/world/articles?id=${platform.worldId}`;
  const headers = { 'x-application-key': platform.applicationKey, 'x-auth-token': platform.authToken };
  const reading = fetch(url, { method: 'POST', headers, signal: controller.signal }).then((got) =>
    got.text(),
  );
  await expect(reading).rejects.toThrow(/abort/);
  await isOver;
  stop();
});

test('the log drops its oldest requests', () => {
  const log = new RequestLog();
  const entry = {
    time: 0,
    method: 'GET',
    url: '/',
    path: '/',
    headers: {},
    userAgent: '',
    credentials: 'none' as const,
    cookies: null,
    body: '',
    protocol: 'http/1.1' as const,
    secure: false,
    connection: 1,
    status: 200,
    committed: false,
    articleId: null,
    fault: null,
  };
  for (let count = 0; count < 25_000; count += 1) log.add(entry);
  const kept = log.entries();
  expect(kept).toHaveLength(20_000);
  expect(kept.at(-1)?.id).toBe(25_000);
});
