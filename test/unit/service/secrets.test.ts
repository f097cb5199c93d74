import { describe, expect, it } from 'vitest';
import type { FullService } from '../../../lib/service/index.ts';
import { failureOf, fakeNetwork, fakeService, html, json, KEY, TOKEN } from './fake-service.ts';

/** All texts of a thrown value: own properties, inherited ones and the stack. */
function everythingIn(resource: unknown, depth = 0): string {
  if (typeof resource !== 'object' || resource === null || depth > 5) return String(resource);
  const keys = Reflect.ownKeys(resource);
  return keys
    .map((key) => `${String(key)}=${everythingIn(Reflect.get(resource, key), depth + 1)}`)
    .join('\n');
}

const echo = `refused: ${KEY} and ${TOKEN}`;
const networks: [string, typeof fetch][] = [
  [
    'fetch rejects and quotes the headers',
    () => Promise.reject(new TypeError(`bad header ${echo}`, { cause: echo })),
  ],
  ['the service echoes them in an error', fakeNetwork(() => json({ success: false, error: echo })).fetch],
  [
    'the API echoes them in a 422',
    fakeNetwork(() => json({ error: { summary: echo } }, { status: 422 })).fetch,
  ],
  [
    'the API echoes them in SQL',
    fakeNetwork(() => json({ error: `Data too long for column '${KEY}'` }, { status: 422 })).fetch,
  ],
  ['a page echoes them', fakeNetwork(() => html(`<title>Just a moment ${echo}</title>`)).fetch],
  ['the answer is broken around them', fakeNetwork(() => new Response(`{"${echo}`)).fetch],
  ['the answer lacks its id', fakeNetwork(() => json({ key: KEY, token: TOKEN })).fetch],
];

const calls: [string, (service: FullService) => Promise<unknown>][] = [
  ['identity', (service) => service.identity()],
  ['worlds', (service) => service.worlds()],
  ['articles', (service) => service.articles('w', { offset: 0 })],
  ['create', (service) => service.createArticle({ worldId: 'w', title: 't', template: 'person' })],
  ['secret', (service) => service.secret('s')],
  ['secrets, walked', (service) => service.everySecret('w').next()],
  ['new secret', (service) => service.createSecret({ worldId: 'w', title: 't' })],
  ['rendering', (service) => service.render({ worldId: 'w', text: 'x' })],
  ['patch', (service) => service.patchArticle('a', 'w', { title: 't' })],
];

describe('credentials never leak', () => {
  for (const [situation, fetch] of networks)
    for (const credentialsIn of ['headers', 'query'] as const)
      it(`when ${situation}, with credentials in ${credentialsIn}`, async () => {
        for (const version of ['current', 'earlier'] as const)
          for (const [name, call] of calls) {
            const outcome = await call(fakeService(fetch, version, { credentialsIn })).catch(
              (error: unknown) => error,
            );
            expect(everythingIn(outcome), `${version} ${name}`).not.toMatch(/planted/);
          }
      });

  it('through the service object', () => {
    const service = fakeService(() => Promise.reject(new TypeError()));
    expect(everythingIn(service)).not.toMatch(/planted/);
    expect(JSON.stringify(service)).not.toMatch(/planted/);
  });

  it.each(['planted\nkey', 'planted-ключ', 'planted key', ''])(
    'a key like %j is rejected before anything is sent',
    async (applicationKey) => {
      const network = fakeNetwork(() => json({ id: '1' }));
      const error = await failureOf(fakeService(network.fetch, 'current', { applicationKey }).identity());
      expect(error).toMatchObject({ sent: false, failure: { kind: 'unauthorised' } });
      expect(everythingIn(error)).not.toMatch(/planted/);
      expect(network.seen).toHaveLength(0);
    },
  );
});
