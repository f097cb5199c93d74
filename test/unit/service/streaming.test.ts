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
  it.each(['current', 'earlier'] as const)(
    'goes out as a stream once a harmless call did: %s',
    async (version) => {
      const { network, sent, create, streaming } = setup(healthy, version);
      expect(await create()).toMatchObject({ id: 'new' });
      await create();
      expect(sent()).toEqual(['probe streamed', 'create streamed', 'create streamed']);
      expect(JSON.parse(network.seen[1]!.body)).toMatchObject({ title: 'Ælf' });
      expect(await streaming.get(ORIGIN)).toBe(true);
    },
  );

  it('is tried with something that cannot create anything', async () => {
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

  it('takes any answer at all for a proof, a refusal too', async () => {
    const { sent, create } = setup((seen) =>
      isCreate(seen) ? json({ id: 'new' }) : json({}, { status: 404 }),
    );
    await create();
    expect(sent()).toEqual(['probe streamed', 'create streamed']);
  });

  it('goes out plainly where streams do not arrive, and remembers it', async () => {
    const { sent, create, streaming } = setup((seen) => (seen.streamed ? fails('HTTP/1.1') : healthy(seen)));
    await create();
    await create();
    expect(sent()).toEqual(['probe streamed', 'probe plain', 'create plain', 'create plain']);
    expect(await streaming.get(ORIGIN)).toBe(false);
  });

  it.each([400, 411, 501])('goes out plainly where a stream is answered with %i', async (status) => {
    const { sent, create } = setup((seen) => (seen.streamed ? json({}, { status }) : healthy(seen)));
    await create();
    expect(sent()).toEqual(['probe streamed', 'probe plain', 'create plain']);
  });

  it('is streamed where the plain trial is refused just as the streamed one', async () => {
    const { sent, create } = setup((seen) =>
      isCreate(seen) ? json({ id: 'new' }) : json({}, { status: 400 }),
    );
    await create();
    expect(sent()).toEqual(['probe streamed', 'probe plain', 'create streamed']);
  });

  it('does not go out at all when nothing arrives, and nothing is learnt from it', async () => {
    const { sent, create, streaming } = setup(() => fails('offline'));
    expect(await failureOf(create())).toMatchObject({ sent: false, failure: { kind: 'offline' } });
    expect(sent()).toEqual(['probe streamed', 'probe plain']);
    expect(await streaming.get(ORIGIN)).toBeNull();
  });

  it('that is lost counts as sent, and the next one is preceded by a new trial', async () => {
    let lost = true;
    const { sent, create } = setup((seen) => (isCreate(seen) && lost ? fails('reset') : healthy(seen)));
    expect(await failureOf(create())).toMatchObject({ sent: true, failure: { kind: 'offline' } });
    lost = false;
    await create();
    expect(sent()).toEqual(['probe streamed', 'create streamed', 'probe streamed', 'create streamed']);
  });

  it('that is refused for want of a length goes out once more, plainly', async () => {
    const { sent, create, streaming } = setup((seen) =>
      isCreate(seen) && seen.streamed ? json({}, { status: 411 }) : healthy(seen),
    );
    expect(await create()).toMatchObject({ id: 'new' });
    expect(sent()).toEqual(['probe streamed', 'create streamed', 'create plain']);
    expect(await streaming.get(ORIGIN)).toBe(false);
  });
});

describe('without encryption', () => {
  it('nothing is streamed and nothing is tried', async () => {
    const { sent, create } = setup(healthy, 'current', 'http://localhost:8080');
    await create();
    expect(sent()).toEqual(['create plain']);
  });
});

describe('patch and delete', () => {
  it('go out plainly: sent twice they are the same as once', async () => {
    const { fetch, seen } = fakeNetwork(healthy);
    const service = fakeService(fetch);
    await service.patchArticle('a', 'w', { title: 't' });
    await service.deleteArticle('a');
    expect(seen.map(({ streamed }) => streamed)).toEqual([false, false]);
  });
});
