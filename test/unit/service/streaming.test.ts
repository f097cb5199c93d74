import { describe, expect, it } from 'vitest';
import { type ServiceVersion, streamingMemory } from '../../../lib/service/index.ts';
import { type Answerer, failureOf, fakeNetwork, fakeService, json, type Seen } from './fake-service.ts';

const ORIGIN = 'https://service.example';
const NEW = { worldId: 'w', title: 'Ælf', template: 'person' };
const isCreate = ({ method, url }: Seen) =>
  method === 'PUT' || (method === 'POST' && url.pathname.endsWith('/article'));
const healthy: Answerer = (seen) =>
  isCreate(seen) ? json({ id: 'new' }) : json({ success: true, entities: [] });

function setup(answer: Answerer, version: ServiceVersion = 'current', address = ORIGIN) {
  const network = fakeNetwork(answer);
  const streaming = streamingMemory();
  const service = fakeService(network.fetch, version, { streaming, address });
  const sent = () =>
    network.seen.map(
      (seen) => `${isCreate(seen) ? 'create' : 'probe'} ${seen.streamed ? 'streamed' : 'plain'}`,
    );
  return { network, streaming, sent, create: () => service.createArticle(NEW) };
}

const fails = (reason: string) => {
  throw new TypeError(reason);
};

describe('a create over HTTPS', () => {
  it.each(['current', 'earlier'] as const)('is streamed after a harmless call was: %s', async (version) => {
    const { network, sent, create, streaming } = setup(healthy, version);
    expect(await create()).toMatchObject({ id: 'new' });
    await create();
    expect(sent()).toEqual(['probe streamed', 'create streamed', 'create streamed']);
    expect(JSON.parse(network.seen[1]!.body)).toMatchObject({ title: 'Ælf' });
    expect(await streaming.get(ORIGIN)).toBe(true);
  });

  it("is preceded by a test request that can't create anything", async () => {
    const current = setup(healthy, 'current');
    await current.create();
    expect(current.network.seen[0]).toMatchObject({
      method: 'POST',
      url: { pathname: '/api/external/boromir/world/articles' },
    });
    const earlier = setup(healthy, 'earlier');
    await earlier.create();
    expect(earlier.network.seen[0]).toMatchObject({ method: 'PATCH', body: '{}' });
    expect(earlier.network.seen[0]!.url.pathname).toMatch(/article\/00000000-0000-0000-0000-000000000000$/);
  });

  it('treats any response as proof, even a refusal', async () => {
    const { sent, create } = setup((seen) =>
      isCreate(seen) ? json({ id: 'new' }) : json({}, { status: 404 }),
    );
    await create();
    expect(sent()).toEqual(['probe streamed', 'create streamed']);
  });

  it("is sent plainly where streams don't arrive, which is remembered", async () => {
    const { sent, create, streaming } = setup((seen) => (seen.streamed ? fails('HTTP/1.1') : healthy(seen)));
    await create();
    await create();
    expect(sent()).toEqual(['probe streamed', 'probe plain', 'create plain', 'create plain']);
    expect(await streaming.get(ORIGIN)).toBe(false);
  });

  it.each([400, 411, 501])('is sent plainly if a stream is answered with %i', async (status) => {
    const { sent, create } = setup((seen) => (seen.streamed ? json({}, { status }) : healthy(seen)));
    await create();
    expect(sent()).toEqual(['probe streamed', 'probe plain', 'create plain']);
  });

  it('is streamed if the plain test request is refused in the same way', async () => {
    const { sent, create } = setup((seen) =>
      isCreate(seen) ? json({ id: 'new' }) : json({}, { status: 400 }),
    );
    await create();
    expect(sent()).toEqual(['probe streamed', 'probe plain', 'create streamed']);
  });

  it("isn't sent if nothing arrives at all, and nothing is remembered", async () => {
    const { sent, create, streaming } = setup(() => fails('offline'));
    expect(await failureOf(create())).toMatchObject({ sent: false, failure: { kind: 'offline' } });
    expect(sent()).toEqual(['probe streamed', 'probe plain']);
    expect(await streaming.get(ORIGIN)).toBeNull();
  });

  it('counts as sent if the connection is lost, and the next one is tested again', async () => {
    let lost = true;
    const { sent, create } = setup((seen) => (isCreate(seen) && lost ? fails('reset') : healthy(seen)));
    expect(await failureOf(create())).toMatchObject({ sent: true, failure: { kind: 'offline' } });
    lost = false;
    await create();
    expect(sent()).toEqual(['probe streamed', 'create streamed', 'probe streamed', 'create streamed']);
  });

  it('is sent once more, plainly, after a 411', async () => {
    const { sent, create, streaming } = setup((seen) =>
      isCreate(seen) && seen.streamed ? json({}, { status: 411 }) : healthy(seen),
    );
    expect(await create()).toMatchObject({ id: 'new' });
    expect(sent()).toEqual(['probe streamed', 'create streamed', 'create plain']);
    expect(await streaming.get(ORIGIN)).toBe(false);
  });
});

describe('without encryption', () => {
  it('nothing is streamed or tested', async () => {
    const { sent, create } = setup(healthy, 'current', 'http://localhost:8080');
    await create();
    expect(sent()).toEqual(['create plain']);
  });
});

describe('patch and delete', () => {
  it('are sent plainly, because they are idempotent', async () => {
    const { fetch, seen } = fakeNetwork(healthy);
    const service = fakeService(fetch);
    await service.patchArticle('a', 'w', { title: 't' });
    await service.deleteArticle('a');
    expect(seen.map(({ streamed }) => streamed)).toEqual([false, false]);
  });
});
