import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureOf, fakeNetwork, fakeService, json } from './fake-service.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const asJson = { headers: { 'content-type': 'application/json' } };

/** A response that sends this many bytes every `everyMs` milliseconds, forever. */
function endless(chunk: number, everyMs: number) {
  const state = { sent: 0, cancelled: false };
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (everyMs) await new Promise((resolve) => setTimeout(resolve, everyMs));
      if (state.cancelled) return;
      controller.enqueue(new Uint8Array(chunk).fill(0x20));
      state.sent += chunk;
    },
    cancel() {
      state.cancelled = true;
    },
  });
  return { state, response: () => new Response(body, asJson) };
}

describe('the time limit', () => {
  it('ends a call without a response, and closes the connection', async () => {
    const network = fakeNetwork(() => new Promise<Response>(() => {}));
    const failure = failureOf(fakeService(network.fetch).identity());
    await vi.advanceTimersByTimeAsync(24_000);
    expect(network.seen[0]?.init?.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect((await failure).failure.kind).toBe('timeout');
    expect(network.seen[0]?.init?.signal?.aborted).toBe(true);
    expect(network.seen).toHaveLength(1);
  });

  it('ends a response that arrives too slowly', async () => {
    const drip = endless(1, 1000);
    const failure = failureOf(fakeService(fakeNetwork(drip.response).fetch).identity());
    await vi.advanceTimersByTimeAsync(25_000);
    expect((await failure).failure.kind).toBe('timeout');
    expect(drip.state.cancelled).toBe(true);
  });

  it('ends a response that stalls', async () => {
    const still = new ReadableStream({ pull: () => new Promise<void>(() => {}) });
    const failure = failureOf(fakeService(fakeNetwork(() => new Response(still, asJson)).fetch).identity());
    await vi.advanceTimersByTimeAsync(25_000);
    expect((await failure).failure.kind).toBe('timeout');
  });
});

describe('the size limit', () => {
  it.each([
    ['an entity', 4, (service: ReturnType<typeof fakeService>) => service.article('a')],
    ['a list', 16, (service: ReturnType<typeof fakeService>) => service.articles('w', { offset: 0 })],
  ])('stops reading %s after %i MB', async (_, megabytes, call) => {
    const flood = endless(65_536, 0);
    const error = await failureOf(call(fakeService(fakeNetwork(flood.response).fetch)));
    expect(error.failure).toMatchObject({
      kind: 'notUnderstood',
      sentence: { id: 'service.answerTooLarge' },
    });
    expect(flood.state.cancelled).toBe(true);
    expect(flood.state.sent).toBeLessThan((megabytes + 1) * 1024 * 1024);
  });

  it('accepts an article of 3 MB', async () => {
    const content = 'é'.repeat(1_500_000);
    const article = await fakeService(fakeNetwork(() => json({ id: 'a', content })).fetch).article('a');
    expect(article.content).toBe(content);
  });
});

describe('a caller that aborts', () => {
  it('gets an AbortError, and the request is aborted', async () => {
    const network = fakeNetwork(() => new Promise<Response>(() => {}));
    const leave = new AbortController();
    const call = fakeService(network.fetch).identity({ signal: leave.signal });
    await vi.advanceTimersByTimeAsync(10);
    leave.abort(new Error('whatever reason'));
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    await vi.advanceTimersByTimeAsync(0);
    expect(network.seen[0]?.init?.signal?.aborted).toBe(true);
  });

  it('before the call sends no request', async () => {
    const network = fakeNetwork(() => json({}));
    const signal = AbortSignal.abort();
    await expect(fakeService(network.fetch).identity({ signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    await expect(fakeService(network.fetch).deleteArticle('a', { signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(network.seen).toHaveLength(0);
  });
});
