import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Fault, type Platform, startPlatform } from '../../service/index.ts';
import { call, current, earlier } from './client.ts';

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform({ articles: 20 });
});
beforeEach(() => {
  platform.faults.clear();
  platform.clearRequests();
});
afterAll(() => platform.close());

const identity = () => call(platform, 'GET', `${current}/identity`);
const create = (title: string) =>
  call(platform, 'POST', `${earlier}/article`, {
    body: { world: platform.worldId, title, template: 'item' },
  });
const named = (title: string) => platform.articles().filter((article) => article.title === title).length;

test.each<[string, Fault, number, string | RegExp]>([
  [
    'a status of its own',
    { kind: 'status', status: 503, body: 'later', headers: { 'x-why': 'tests' } },
    503,
    'later',
  ],
  ['too many requests', { kind: 'busy', retryAfter: 12 }, 429, /too_many/],
  ['a challenge with 200', { kind: 'challenge', status: 200 }, 200, /Just a moment/],
  ['a challenge with 403', { kind: 'challenge' }, 403, /Just a moment/],
  ['a failure with 200', { kind: 'failure', error: 'no_luck' }, 200, /"success":false,"error":"no_luck"/],
  ['a sentence of SQL', { kind: 'sql' }, 422, /SQLSTATE\[23000\]/],
  ['an empty body', { kind: 'empty' }, 200, ''],
  ['a truncated body', { kind: 'truncate', at: 9 }, 200, '{"id":"fi'.slice(0, 7)],
  ['rubbish behind the JSON', { kind: 'rubbish', trailing: '<!-- x -->' }, 200, /}<!-- x -->$/],
  ['a wrong id', { kind: 'wrongId' }, 200, /"id":"ffffffff-/],
])('%s', async (_, fault, status, text) => {
  platform.faults.add(fault);
  const reply = await identity();
  expect(reply.status).toBe(status);
  expect(reply.text).toMatch(text);
  expect(platform.requests()[0]?.fault).toBe(fault.kind);
  platform.faults.clear();
  expect((await identity()).json.success).toBe(true);
});

test('faulty headers: Retry-After, Location, another content type', async () => {
  platform.faults.add({ kind: 'busy', retryAfter: 'Wed, 21 Oct 2026 07:28:00 GMT', times: 1 });
  expect((await identity()).headers.get('retry-after')).toBe('Wed, 21 Oct 2026 07:28:00 GMT');
  platform.faults.add({ kind: 'busy', times: 1 });
  expect((await identity()).headers.has('retry-after')).toBe(false);
  platform.faults.add({ kind: 'contentType', value: 'text/html', times: 1 });
  expect((await identity()).headers.get('content-type')).toBe('text/html');
  for (const status of [301, 302, 303, 307, 308] as const) {
    platform.faults.add({ kind: 'redirect', status, to: 'other', times: 1 });
    const reply = await identity();
    expect([reply.status, reply.headers.get('location')]).toEqual([
      status,
      `${platform.url.replace('127.0.0.1', 'localhost')}/login`,
    ]);
  }
  expect((await fetch(`${platform.url}/login`)).status).toBe(200);
});

test('a fault applies only to matching requests: method, path, the nth one, a number of times', async () => {
  platform.faults.add({
    kind: 'status',
    status: 500,
    match: { method: 'POST', path: `${earlier}/article` },
    times: 1,
  });
  platform.faults.add({ kind: 'status', status: 502, match: { path: 'identity$', nth: 2 } });
  expect((await identity()).status).toBe(200);
  expect((await create('Once')).status).toBe(500);
  expect((await create('Once')).status).toBe(200);
  expect((await identity()).status).toBe(502);
  expect((await identity()).status).toBe(200);
});

test.each<[string, Fault, number]>([
  ['a 500 before the write', { kind: 'status', status: 500 }, 0],
  ['a 500 after the write', { kind: 'status', status: 500, commit: true }, 1],
  ['a 422 after the write', { kind: 'sql', commit: true }, 1],
  ['a redirect after the write', { kind: 'redirect', commit: true }, 1],
  ['an empty answer', { kind: 'empty' }, 1],
])('%s', async (title, fault, written) => {
  platform.faults.add({ ...fault, match: { method: 'POST' } });
  await create(title);
  expect(named(title)).toBe(written);
  expect(platform.requests()[0]).toMatchObject({
    committed: written === 1,
    body: expect.stringContaining(title),
  });
});

test('a late write happens after the response', async () => {
  platform.faults.add({ kind: 'drop', commit: { ms: 20 }, match: { method: 'POST' } });
  const committed = new Promise((resolve) => platform.on('committed', resolve));
  await expect(create('Late')).rejects.toThrow();
  expect(named('Late')).toBe(0);
  await committed;
  expect(named('Late')).toBe(1);
});

test('listeners are called at each step, with the state at that moment', async () => {
  const heard: unknown[] = [];
  const stop = (['request', 'body', 'committed', 'responded'] as const).map((event) =>
    platform.on(event, ({ request }) =>
      heard.push([event, request.body !== '', named('Heard'), request.status]),
    ),
  );
  await create('Heard');
  for (const off of stop) off();
  await create('Unheard');
  expect(heard).toEqual([
    ['request', false, 0, null],
    ['body', true, 0, null],
    ['committed', true, 1, null],
    ['responded', true, 1, 200],
  ]);
});

test('a slow or delayed response is still complete, and a huge body has the configured size', async () => {
  platform.faults.add({ kind: 'drip', bytes: 40, everyMs: 1 });
  platform.faults.add({ kind: 'latency', ms: 5 });
  expect((await identity()).json.success).toBe(true);
  platform.faults.clear();
  platform.faults.add({ kind: 'huge', bytes: 3_000_000 });
  expect((await identity()).text.length).toBeGreaterThan(3_000_000);
});

test('faults, log, rows and reset are available over HTTP', async () => {
  const control = (method: string, path: string, body?: unknown) =>
    call(platform, method, `/_control/${path}`, body === undefined ? {} : { body });
  await control('POST', 'faults', { kind: 'status', status: 418 });
  expect((await identity()).status).toBe(418);
  expect((await control('GET', 'faults')).json).toEqual([{ kind: 'status', status: 418 }]);
  await control('DELETE', 'faults');
  expect((await create('Kept')).status).toBe(200);
  expect((await control('GET', 'requests')).json).toHaveLength(2);
  expect((await control('GET', `articles?world=${platform.worldId}`)).json.at(-1)).toMatchObject({
    title: 'Kept',
    texts: {},
  });
  await control('POST', 'reset');
  expect(named('Kept')).toBe(0);
  expect((await identity()).json.username).toBe('Tidewright');
});
