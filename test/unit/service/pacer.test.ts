import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { message } from '../../../lib/i18n/index.ts';
import { createPacer, type Pacer } from '../../../lib/service/index.ts';
import type { Slowdown } from '../../../lib/stored-state/index.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Sends a request that takes no time and records when it was sent. */
function sender(pacer: Pacer) {
  const start = Date.now();
  const went: { name: string; at: number }[] = [];
  const send = (name: string, urgency: 'person' | 'sync' = 'person', write = false) =>
    pacer.run({ urgency, write }, async () => void went.push({ name, at: Date.now() - start }));
  return { went, send };
}

describe('the rate limit', () => {
  it('allows three requests at once, then one per second', async () => {
    const { went, send } = sender(createPacer());
    for (let i = 0; i < 6; i++) send(String(i));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(went.map(({ at }) => at)).toEqual([0, 0, 0, 1000, 2000, 3000]);
  });

  it('is never exceeded, whoever sends requests', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ after: fc.nat(3000), sync: fc.boolean(), write: fc.boolean() }), {
          maxLength: 25,
        }),
        async (requests) => {
          const { went, send } = sender(createPacer({ pace: 2 }));
          for (const { after, sync, write } of requests) {
            await vi.advanceTimersByTimeAsync(after);
            send('', sync ? 'sync' : 'person', write);
          }
          await vi.advanceTimersByTimeAsync(30_000);
          expect(went).toHaveLength(requests.length);
          for (const [i, first] of went.entries())
            for (const [j, last] of went.slice(i).entries())
              expect(j + 1).toBeLessThanOrEqual(3 + ((last.at - first.at) / 1000) * 2 + 0.01);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('lets user requests go before sync requests, which leave a token for them', async () => {
    const { went, send } = sender(createPacer());
    for (let i = 0; i < 4; i++) send(`sync ${i}`, 'sync');
    await vi.advanceTimersByTimeAsync(500);
    send('person');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(went.map(({ name }) => name)).toEqual(['sync 0', 'sync 1', 'person', 'sync 2', 'sync 3']);
    expect(went[2]).toEqual({ name: 'person', at: 500 });
  });

  it('raises the priority of a waiting sync request that a user now waits for', async () => {
    const pacer = createPacer();
    const { went, send } = sender(pacer);
    for (let i = 0; i < 3; i++) send(`sync ${i}`, 'sync');
    const turn = { urgency: 'sync' as const, write: false };
    pacer.run(turn, async () => void went.push({ name: 'wanted', at: 0 }));
    pacer.hurry(turn);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(went.map(({ name }) => name)).toEqual(['sync 0', 'sync 1', 'wanted', 'sync 2']);
  });

  it('runs one write at a time, while reads continue', async () => {
    const pacer = createPacer({ pace: 1000 });
    let finish = () => {};
    pacer.run({ urgency: 'person', write: true }, () => new Promise<void>((resolve) => (finish = resolve)));
    const { went, send } = sender(pacer);
    send('second write', 'person', true);
    send('read');
    await vi.advanceTimersByTimeAsync(1000);
    expect(went.map(({ name }) => name)).toEqual(['read']);
    finish();
    await vi.advanceTimersByTimeAsync(100);
    expect(went.map(({ name }) => name)).toEqual(['read', 'second write']);
  });

  it('continues after a failed request', async () => {
    const pacer = createPacer({ burst: 1 });
    await expect(
      pacer.run({ urgency: 'person', write: true }, () => Promise.reject(new Error('no'))),
    ).rejects.toThrow('no');
    const { went, send } = sender(pacer);
    send('next', 'person', true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(went).toHaveLength(1);
  });
});

describe('a push-back', () => {
  it('pauses everything for the requested time, then continues at half the rate', async () => {
    const pacer = createPacer();
    const { went, send } = sender(pacer);
    pacer.pushBack(10_000);
    expect(pacer.state()).toEqual({
      pace: 0.5,
      slowed: true,
      waitingUntil: Date.now() + 10_000,
      queue: 0,
    });
    for (let i = 0; i < 5; i++) send(String(i));
    await vi.advanceTimersByTimeAsync(9_999);
    expect(went).toHaveLength(0);
    expect(pacer.state().queue).toBe(5);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(went.map(({ at }) => at)).toEqual([10_000, 10_000, 10_000, 12_000, 14_000]);
    expect(pacer.state().waitingUntil).toBeNull();
  });

  it("doesn't extend the wait if the clock is set back", async () => {
    const pacer = createPacer();
    const { went, send } = sender(pacer);
    pacer.pushBack(10_000);
    await vi.advanceTimersByTimeAsync(4_000);
    vi.setSystemTime(Date.now() - 5 * 3_600_000);
    for (let i = 0; i < 2; i++) send(String(i));
    expect(pacer.state().waitingUntil).toBe(Date.now() + 10_000);
    await vi.advanceTimersByTimeAsync(10_001);
    expect(went).toHaveLength(2);
  });

  it('ends after ten requests without another one', async () => {
    const pacer = createPacer({ pace: 100 });
    const { send } = sender(pacer);
    pacer.pushBack(1_000);
    for (let i = 0; i < 9; i++) send(String(i));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(pacer.state().pace).toBe(50);
    send('tenth');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(pacer.state().pace).toBe(100);
  });

  it('rejects requests that would wait too long', async () => {
    const pacer = createPacer({ burst: 1 });
    const { send } = sender(pacer);
    send('first');
    const waiting = expect(send('waiting')).rejects.toMatchObject({ sent: false, failure: { kind: 'busy' } });
    pacer.pushBack(600_000);
    await waiting;
    await expect(send('late')).rejects.toMatchObject({
      sent: false,
      failure: {
        kind: 'busy',
        retryAfter: 600_000,
        sentence: message('service.busy', { retry: message('service.retryInMinutes', { minutes: 10 }) }),
      },
    });
    await vi.advanceTimersByTimeAsync(600_000);
    await expect(send('after')).resolves.toBeUndefined();
  });
});

describe('a push-back that outlives its worker', () => {
  /** Workers that follow each other, and what they remember. */
  function workers() {
    let stored: Slowdown | null = null;
    return {
      next() {
        const pacer = createPacer({
          async remember(slowdown) {
            stored = slowdown;
          },
        });
        if (stored) pacer.resume(stored);
        return pacer;
      },
    };
  }

  it('holds the next worker for the rest of the time, then at half the rate', async () => {
    const { next } = workers();
    await next().pushBack(3_600_000);
    await vi.advanceTimersByTimeAsync(600_000);
    const pacer = next();
    const { send } = sender(pacer);
    await expect(send('early')).rejects.toMatchObject({ failure: { kind: 'busy', retryAfter: 3_000_000 } });
    await vi.advanceTimersByTimeAsync(3_000_000);
    await expect(send('after')).resolves.toBeUndefined();
    expect(next().state()).toMatchObject({ pace: 0.5, waitingUntil: null });
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(next().state()).toMatchObject({ pace: 1, slowed: false });
  });

  it('lasts as long as asked for and no longer, however the clock jumps', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1_000, max: 3_600_000 }),
        fc.array(fc.integer({ min: -400 * 86_400_000, max: 400 * 86_400_000 }), { maxLength: 6 }),
        async (asked, jumps) => {
          const { next } = workers();
          await next().pushBack(asked);
          for (const jump of jumps) {
            vi.setSystemTime(Date.now() + jump);
            const left = (next().state().waitingUntil ?? Date.now()) - Date.now();
            expect(left).toBeLessThanOrEqual(asked);
            if (jump < 0 && left === 0) expect(jumps.some((other) => other > 0)).toBe(true);
          }
          await vi.advanceTimersByTimeAsync(asked);
          expect(next().state().waitingUntil).toBeNull();
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('cancellation and state', () => {
  it('an aborted request leaves the queue', async () => {
    const pacer = createPacer({ burst: 1 });
    const { went, send } = sender(pacer);
    send('first');
    const leave = new AbortController();
    const call = pacer.run({ urgency: 'person', write: false, signal: leave.signal }, async () => {
      throw new Error('was sent');
    });
    send('third');
    leave.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(went.map(({ name }) => name)).toEqual(['first', 'third']);
  });

  it('subscribers get the state, and a new rate applies at once', async () => {
    const pacer = createPacer({ burst: 1 });
    const queues: number[] = [];
    const stop = pacer.subscribe(({ queue }) => queues.push(queue));
    const { went, send } = sender(pacer);
    send('a');
    send('b');
    pacer.setPace(10);
    await vi.advanceTimersByTimeAsync(100);
    expect(went).toHaveLength(2);
    expect(queues).toContain(1);
    stop();
    const told = queues.length;
    send('c');
    expect(queues).toHaveLength(told);
  });
});
