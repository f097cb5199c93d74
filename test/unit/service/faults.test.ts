import { describe, expect, it } from 'vitest';
import { t } from '../../../lib/i18n/index.ts';
import type { ServiceFailure } from '../../../lib/service/index.ts';
import { failureOf, fakeNetwork, fakeService, html, json } from './fake-service.ts';

const answer = (body: string | null, status: number, headers: Record<string, string> = {}) =>
  new Response(body, { status, headers: { 'content-type': 'application/json', ...headers } });
const bytes = (...values: number[]) =>
  new Response(new Uint8Array(values), { headers: { 'content-type': 'application/json' } });

function redirection(): Response {
  return Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' });
}

function brokenHalfway(): Response {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"id":')),
    pull: (controller) => controller.error(new TypeError('terminated')),
  });
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}

const faults: [string, () => Response, ServiceFailure['kind']][] = [
  ['400 without a body', () => answer('', 400), 'invalid'],
  [
    '401',
    () => json({ success: false, error: 'access_denied_auth_failed' }, { status: 401 }),
    'unauthorised',
  ],
  ['403', () => json({ success: false, error: 'access_denied' }, { status: 403 }), 'forbidden'],
  ['404', () => json({ success: false, error: 'resource_not_found' }, { status: 404 }), 'notFound'],
  ['404 as a web page', () => html('<h1>Not found</h1>', 404), 'notFound'],
  ['405 as a web page', () => html('<h1>Method Not Allowed</h1>', 405), 'invalid'],
  ['408', () => answer('', 408), 'busy'],
  ['422', () => json({ success: false, error: { summary: 'no' } }, { status: 422 }), 'invalid'],
  ['429', () => answer('', 429), 'busy'],
  ['500', () => json({ success: false }, { status: 500 }), 'server'],
  ['503 as a web page', () => html('<h1>Down for maintenance</h1>', 503), 'server'],
  ['a challenge with 200', () => html('<title>Just a moment...</title>'), 'challenge'],
  ['a challenge with 403', () => html('<title>Just a moment...</title>', 403), 'challenge'],
  ['a challenge with 429', () => html('<title>Just a moment...</title>', 429), 'challenge'],
  ['a challenge with 503', () => html('<title>Just a moment...</title>', 503), 'challenge'],
  ['a nameless page with 403', () => html('<h1>Blocked</h1>', 403), 'challenge'],
  ['a page that does not say it is one', () => answer('<!DOCTYPE html><p>Hello', 200), 'notUnderstood'],
  ['some page with 200', () => html('<h1>Welcome to my blog</h1>'), 'notUnderstood'],
  ['a sign-in page with 200', () => html('<form><input name=p type="password"></form>'), 'redirected'],
  ['a redirect, as browsers show it', redirection, 'redirected'],
  ['a redirect, as servers see it', () => answer('', 302, { location: '/login' }), 'redirected'],
  ['success:false with 200', () => json({ success: false, error: 'Something is missing' }), 'invalid'],
  [
    'a refused key with 200',
    () => json({ success: false, error: 'access_denied_auth_failed' }),
    'unauthorised',
  ],
  ['a refused right with 200', () => json({ success: false, error: 'access_denied' }), 'forbidden'],
  ['nothing known with 200', () => json({ success: 0, error: 'resource_not_found' }), 'notFound'],
  ['an empty body', () => answer('', 200), 'notUnderstood'],
  ['204', () => new Response(null, { status: 204 }), 'notUnderstood'],
  ['JSON cut short', () => answer('{"id":"1","username":', 200), 'notUnderstood'],
  ['JSON with rubbish behind it', () => answer('{"id":"1"} <!-- debug -->', 200), 'notUnderstood'],
  ['a bare list', () => answer('[{"id":"1"}]', 200), 'notUnderstood'],
  ['null', () => answer('null', 200), 'notUnderstood'],
  ['an object without what it must have', () => json({ success: true }), 'notUnderstood'],
  ['a connection that breaks halfway', brokenHalfway, 'offline'],
  [
    'another charset',
    () => bytes(0x7b, 0x22, 0x69, 0x64, 0x22, 0x3a, 0x22, 0xe9, 0x22, 0x7d),
    'notUnderstood',
  ],
  ['UTF-16', () => bytes(0xff, 0xfe, 0x7b, 0, 0x7d, 0), 'notUnderstood'],
];

describe('sending a request', () => {
  it.each(faults)('reports one kind of failure for %s', async (_, response, kind) => {
    const error = await failureOf(fakeService(fakeNetwork(response).fetch).identity());
    expect(error.failure.kind).toBe(kind);
    const sentence = t(error.failure.sentence);
    expect(sentence).toMatch(/^[A-Z].*[.]$/);
    expect(sentence.length).toBeLessThan(200);
  });

  it('is offline if fetch rejects', async () => {
    const service = fakeService(() => Promise.reject(new TypeError('Failed to fetch')));
    expect((await failureOf(service.identity())).failure.kind).toBe('offline');
  });

  it('accepts a byte order mark, and JSON labeled as HTML', async () => {
    const marked = fakeNetwork(() => new Response('\uFEFF{"id":"1","username":"me"}'));
    expect(await fakeService(marked.fetch).identity()).toEqual({ id: '1', username: 'me' });
    const misnamed = fakeNetwork(() => html('{"id":"1","username":"me"}'));
    expect(await fakeService(misnamed.fetch).identity()).toEqual({ id: '1', username: 'me' });
  });

  it('accepts an empty response to a write', async () => {
    const network = fakeNetwork(() => new Response('', { headers: { 'content-type': 'text/html' } }));
    const service = fakeService(network.fetch, 'earlier', { address: 'http://localhost' });
    await service.deleteArticle('a');
    expect(await service.createArticle({ worldId: 'w', title: 't', template: 'person' })).toEqual({
      id: null,
      url: null,
    });
  });

  it('rejects a response for another id than requested', async () => {
    for (const version of ['current', 'earlier'] as const) {
      const service = fakeService(fakeNetwork(() => json({ id: 'other', title: 'x' })).fetch, version);
      expect((await failureOf(service.article('mine'))).failure.kind).toBe('notUnderstood');
      expect((await failureOf(service.world('mine'))).failure.kind).toBe('notUnderstood');
    }
  });
});
