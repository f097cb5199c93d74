import { describe, expect, it } from 'vitest';
import { headerRules, userAgent } from '../../../lib/service/index.ts';
import { fakeNetwork, fakeService, json, KEY, TOKEN } from './fake-service.ts';

describe('the user agent', () => {
  it('has the format that the API requires', () => {
    expect(userAgent('Loreside', 'https://project.example/', '0.1.0')).toBe(
      'Loreside ( https://project.example/, 0.1.0 )',
    );
  });
});

describe('header rules', () => {
  const rules = headerRules({
    extensionHost: 'abc',
    apiHost: 'service.example',
    userAgent: 'Loreside ( u, v )',
  });

  it("only apply to the extension's own API requests", () => {
    for (const { condition } of rules)
      expect(condition).toMatchObject({
        initiatorDomains: ['abc'],
        requestDomains: ['service.example'],
        resourceTypes: ['xmlhttprequest'],
      });
  });

  it('set the user agent, and close connections so that no write is resent', () => {
    expect(rules.map(({ action }) => action.requestHeaders)).toEqual([
      [{ header: 'user-agent', operation: 'set', value: 'Loreside ( u, v )' }],
      [{ header: 'connection', operation: 'set', value: 'close' }],
    ]);
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  });
});

describe('every request', () => {
  it('has both credentials as headers, JSON content and the user agent, but no cookies or referrer', async () => {
    const network = fakeNetwork(() => json({ id: 'u', username: 'me' }));
    await fakeService(network.fetch).identity();
    const [request] = network.seen;
    expect(Object.fromEntries(request!.headers)).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      'user-agent': 'Loreside ( https://project.example/, 0.1.0 )',
      'x-application-key': KEY,
      'x-auth-token': TOKEN,
    });
    expect(request!.url.href).toBe('https://service.example/api/external/boromir/identity');
    expect(request!.init).toMatchObject({
      redirect: 'manual',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    });
  });

  it('has the credentials in the query string only if configured', async () => {
    const network = fakeNetwork(() => json({ id: 'u' }));
    await fakeService(network.fetch, 'earlier', { credentialsIn: 'query' }).user();
    const [request] = network.seen;
    expect(Object.fromEntries(request!.url.searchParams)).toEqual({
      'x-application-key': KEY,
      'x-auth-token': TOKEN,
    });
    expect(request!.headers.has('x-auth-token')).toBe(false);
  });
});
