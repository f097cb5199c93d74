import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPacer } from '../../../lib/service/index.ts';
import { readRetryAfter } from '../../../lib/service/transport/send.ts';
import { failureOf, fakeNetwork, fakeService, html, json } from './fake-service.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Fails this many times, then succeeds. */
function flaky(times: number, refuse: () => Response) {
  let left = times;
  return fakeNetwork(() => (left-- > 0 ? refuse() : json({ id: '1', username: 'me', entities: [] })));
}

const unavailable = () => new Response('', { status: 503 });

describe('reads', () => {
  it.each([408, 500, 502, 503])('are retried after status %i', async (status) => {
    const network = flaky(2, () => new Response('', { status }));
    expect(await fakeService(network.fetch).identity()).toEqual({ id: '1', username: 'me' });
    expect(network.seen).toHaveLength(3);
  });

  it('are retried after a lost connection', async () => {
    let calls = 0;
    const fetch = async () => {
      if (calls++ === 0) throw new TypeError('Failed to fetch');
      return json({ id: '1', username: 'me' });
    };
    expect(await fakeService(fetch).identity()).toEqual({ id: '1', username: 'me' });
  });

  it('are retried even if boromir reads with POST', async () => {
    const network = flaky(1, unavailable);
    expect((await fakeService(network.fetch).articles('w', { offset: 0 })).items).toEqual([]);
    expect(network.seen.map(({ method }) => method)).toEqual(['POST', 'POST']);
  });

  it('fail after three retries, with increasing random waits', async () => {
    const waits: number[] = [];
    const network = flaky(99, unavailable);
    const service = fakeService(network.fetch, 'current', {
      random: () => 0.5,
      sleep: async (milliseconds) => void waits.push(milliseconds),
    });
    expect((await failureOf(service.identity())).failure).toMatchObject({ kind: 'server', status: 503 });
    expect(network.seen).toHaveLength(4);
    expect(waits).toEqual([250, 500, 1000]);
  });

  it.each([
    ['401', () => json({ success: false }, { status: 401 })],
    ['404', () => json({ success: false }, { status: 404 })],
    ['422', () => json({ success: false }, { status: 422 })],
    ['a challenge', () => html('Just a moment...', 403)],
    ['an answer that is not understood', () => json([])],
  ])("aren't retried after %s", async (_, refuse) => {
    const network = flaky(1, refuse);
    await failureOf(fakeService(network.fetch).identity());
    expect(network.seen).toHaveLength(1);
  });

  it("aren't retried after a server error that is expected, but after a lost connection", async () => {
    const network = flaky(1, unavailable);
    const error = await failureOf(fakeService(network.fetch).identity({ expectsServerError: true }));
    expect(error.failure.kind).toBe('server');
    expect(network.seen).toHaveLength(1);
    const offline = flaky(1, () => {
      throw new TypeError('Failed to fetch');
    });
    await fakeService(offline.fetch).identity({ expectsServerError: true });
    expect(offline.seen).toHaveLength(2);
  });

  it('wait at least as long as World Anvil asks', async () => {
    vi.useFakeTimers();
    const network = flaky(1, () => new Response('', { status: 429, headers: { 'retry-after': '7' } }));
    const call = fakeService(network.fetch, 'current', { pacer: createPacer() }).identity();
    await vi.advanceTimersByTimeAsync(6_900);
    expect(network.seen).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(await call).toEqual({ id: '1', username: 'me' });
  });

  it('take at most 30 seconds, whatever waits World Anvil asks for', async () => {
    vi.useFakeTimers();
    const network = flaky(99, () => new Response('', { status: 503, headers: { 'retry-after': '18' } }));
    const sleep = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));
    const service = fakeService(network.fetch, 'current', { pacer: createPacer(), sleep, random: () => 1 });
    const failed = failureOf(service.identity());
    const settled = vi.fn();
    void failed.then(settled);
    await vi.advanceTimersByTimeAsync(29_500);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(settled).toHaveBeenCalled();
    expect((await failed).failure).toMatchObject({ kind: 'server', status: 503 });
    expect(network.seen).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(network.seen).toHaveLength(2);
  });

  it('start their time limit with the first request, not while waiting for their turn', async () => {
    vi.useFakeTimers();
    const network = flaky(0, unavailable);
    const pacer = createPacer({ pace: 1 / 16, burst: 1 });
    const service = fakeService(network.fetch, 'current', { pacer });
    const calls = [0, 50, 100].map((offset) => service.articles('w', { offset }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(network.seen).toHaveLength(3);
    await Promise.all(calls);
  });

  it('report if World Anvil asks to wait a minute, and slow down all requests', async () => {
    const network = flaky(99, () => new Response('', { status: 429 }));
    const pacer = createPacer();
    const service = fakeService(network.fetch, 'current', { pacer });
    expect((await failureOf(service.identity())).failure).toMatchObject({ kind: 'busy' });
    expect(pacer.state()).toMatchObject({ pace: 0.5, waitingUntil: expect.any(Number) });
    expect((await failureOf(service.world('w'))).sent).toBe(false);
    expect(network.seen).toHaveLength(1);
  });
});

describe('a bot check', () => {
  it('slows down all requests, even without a wait time', async () => {
    const pacer = createPacer({ pace: 100, burst: 10 });
    const network = fakeNetwork(() => html('<title>Just a moment...</title>', 403));
    await failureOf(fakeService(network.fetch, 'current', { pacer }).identity());
    expect(pacer.state()).toMatchObject({ pace: 50, slowed: true, waitingUntil: null });
    expect(network.seen).toHaveLength(1);
  });
});

describe('writes', () => {
  it.each([
    ['429', () => new Response('', { status: 429, headers: { 'retry-after': '1' } })],
    ['503', unavailable],
    ['408', () => new Response('', { status: 408 })],
  ])('are sent once, whatever happens: %s', async (_, refuse) => {
    for (const version of ['current', 'earlier'] as const) {
      const network = flaky(99, refuse);
      const service = fakeService(network.fetch, version, { address: 'http://localhost' });
      await failureOf(service.createArticle({ worldId: 'w', title: 't', template: 'person' }));
      expect(network.seen).toHaveLength(1);
    }
    const network = flaky(99, refuse);
    await failureOf(fakeService(network.fetch).patchArticle('a', 'w', { title: 't' }));
    expect(network.seen).toHaveLength(1);
  });

  it('that lose their connection count as sent', async () => {
    const service = fakeService(() => Promise.reject(new TypeError()), 'current', {
      address: 'http://localhost',
    });
    const error = await failureOf(service.createArticle({ worldId: 'w', title: 't', template: 'person' }));
    expect(error).toMatchObject({ sent: true, failure: { kind: 'offline' } });
  });
});

describe('two identical concurrent reads', () => {
  it('share one request', async () => {
    const network = fakeNetwork(() => json({ id: 'a', title: 'One' }));
    const service = fakeService(network.fetch);
    const both = await Promise.all([service.article('a'), service.article('a', { urgency: 'sync' })]);
    expect(both.map(({ title }) => title)).toEqual(['One', 'One']);
    expect(network.seen).toHaveLength(1);
    await service.article('a');
    expect(network.seen).toHaveLength(2);
  });

  it('can be aborted separately; the request ends when both are', async () => {
    let answer = (_: Response) => {};
    const network = fakeNetwork(() => new Promise<Response>((resolve) => (answer = resolve)));
    const service = fakeService(network.fetch);
    const [first, second] = [new AbortController(), new AbortController()];
    const left = service.article('a', { signal: first.signal });
    const stayed = service.article('a', { signal: second.signal });
    await vi.waitFor(() => expect(network.seen).toHaveLength(1));
    first.abort();
    await expect(left).rejects.toMatchObject({ name: 'AbortError' });
    answer(json({ id: 'a', title: 'One' }));
    expect((await stayed).title).toBe('One');

    const alone = service.article('b', { signal: first.signal }).catch(() => 'left before');
    expect(await alone).toBe('left before');
    const third = new AbortController();
    const gone = service.article('c', { signal: third.signal });
    await vi.waitFor(() => expect(network.seen).toHaveLength(2));
    third.abort();
    await expect(gone).rejects.toMatchObject({ name: 'AbortError' });
    expect(network.seen[1]?.init?.signal?.aborted).toBe(true);
  });
});

describe('Retry-After', () => {
  const now = Date.UTC(2026, 0, 1);
  it.each([
    ['120', 120_000],
    ['0', 1_000],
    ['999999', 3_600_000],
    ['Thu, 01 Jan 2026 00:00:30 GMT', 30_000],
    ['Wed, 31 Dec 2025 00:00:00 GMT', 1_000],
    ['Thursday, 01-Jan-26 00:00:30 GMT', 30_000],
    ['Thu Jan  1 00:00:30 2026', 30_000],
    ['1.5', 1_500],
    ['soon', null],
    ['-5', null],
    ['+30', null],
    ['1e3', null],
    ['0x10', null],
    ['30 s', null],
    ['1 2', null],
    ['2026-01-01', null],
    ['2026-01-01T00:00:30Z', null],
    ['Jan 1', null],
    ['Thu, 31 Feb 2026 00:00:30 GMT', null],
    ['Thu, 01 Jan 2026 25:00:30 GMT', null],
    ['Thu, 01 Jan 2026 00:00:30', null],
    ['NaN', null],
    ['Infinity', null],
    ['', null],
    [null, null],
  ])('%j is %j ms', (header, wait) => {
    expect(readRetryAfter(header, now)).toBe(wait);
  });

  it('is between a second and an hour, or null', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        const wait = readRetryAfter(header, now);
        expect(wait === null || (wait >= 1_000 && wait <= 3_600_000)).toBe(true);
      }),
    );
  });
});
