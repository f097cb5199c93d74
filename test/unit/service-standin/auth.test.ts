import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Platform, startPlatform } from '../../service/index.ts';
import { call, current, earlier } from './client.ts';

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform({ articles: 20 });
});
afterAll(() => platform.close());

test.each([
  ['no credentials', {}],
  ['only the token', { 'x-auth-token': 'TOKEN' }],
  ['only the key', { 'x-application-key': 'KEY' }],
  ['a wrong key', { 'x-application-key': 'nonsense', 'x-auth-token': 'TOKEN' }],
  ['a wrong token', { 'x-application-key': 'KEY', 'x-auth-token': 'nonsense' }],
])('%s is rejected by both versions', async (_, given) => {
  const real: Record<string, string> = { KEY: platform.applicationKey, TOKEN: platform.authToken };
  const headers = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, real[value] ?? value]),
  );
  for (const path of [`${current}/identity`, `${earlier}/user`]) {
    const reply = await call(platform, 'GET', path, { headers });
    expect(reply.status).toBe(401);
    expect(reply.json).toEqual({ success: false, error: 'access_denied_auth_failed' });
  }
});

test('credentials in the query string are accepted, and the log records where they were', async () => {
  platform.clearRequests();
  const query = `x-application-key=${platform.applicationKey}&x-auth-token=${platform.authToken}`;
  const reply = await call(platform, 'GET', `${earlier}/user?${query}`, {
    headers: { 'user-agent': 'Tester ( https://example.org/, 1.0 )', cookie: 'a=b' },
  });
  expect(reply.status).toBe(200);
  await call(platform, 'GET', `${current}/identity`);
  expect(platform.requests()).toMatchObject([
    {
      credentials: 'query',
      cookies: 'a=b',
      userAgent: 'Tester ( https://example.org/, 1.0 )',
      protocol: 'http/1.1',
    },
    { credentials: 'header', cookies: null, path: `${current}/identity` },
  ]);
});

test("the identity is the token's owner in both versions", async () => {
  const identity = (await call(platform, 'GET', `${current}/identity`)).json;
  expect(identity).toEqual({
    id: expect.any(String),
    success: true,
    username: 'Tidewright',
    userhash: expect.any(String),
  });
  expect((await call(platform, 'GET', `${earlier}/user`)).json.id).toBe(identity.id);
  expect((await call(platform, 'GET', `${current}/user?id=${identity.id}`)).json.title).toBe('Tidewright');
  const other = await call(platform, 'GET', `${current}/identity`, { token: platform.secondUser.authToken });
  expect(other.json.username).toBe('Oriel');
});

test('a wrong path returns 404, a wrong method an HTML page', async () => {
  const missing = await call(platform, 'GET', `${current}/nothing`);
  expect([missing.status, missing.json]).toEqual([404, { success: false, error: 'resource_not_found' }]);
  const verb = await call(platform, 'POST', `${current}/article`, { body: {} });
  expect(verb.status).toBe(405);
  expect(verb.headers.get('content-type')).toMatch('text/html');
});
