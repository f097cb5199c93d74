import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchLosses } from '../../../lib/worldpage/journal/watch-losses.ts';

const LOSS = 'The text of 14:32 lost 1 table.';
const MINUTE = 60_000;
/** What the background answers, one after another, and `NOTHING` from then on. */
let answers: { loss: string | null; isOld: boolean }[] = [];
const NOTHING = { loss: null, isOld: false };
const LATER = { loss: null, isOld: true };

const ask = vi.fn();
const line = { show: vi.fn(), say: vi.fn(), hide: vi.fn() };
const asked = () => ask.mock.calls.filter(([channel]) => channel === 'page.alarm').length;
let stop = new AbortController();
/** The page sends something, after a key. */
let save = () => {};

class Sent {
  initiatorType = 'fetch';
}

async function watch(...next: typeof answers): Promise<void> {
  answers = next;
  watchLosses({ ask, stopped: stop.signal, text: (id) => id, onNavigate: () => {} }, line);
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  stop = new AbortController();
  ask.mockImplementation(() => Promise.resolve({ ok: true, value: answers.shift() ?? NOTHING }));
  vi.stubGlobal('PerformanceResourceTiming', Sent);
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(observe: (list: { getEntries: () => Sent[] }) => void) {
        save = () => {
          dispatchEvent(new Event('keydown'));
          observe({ getEntries: () => [new Sent()] });
        };
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  stop.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('looks again by itself when a save couldn’t be looked at, until it could', async () => {
  await watch(NOTHING, LATER, LATER, { loss: LOSS, isOld: false });
  save();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked()).toBe(2);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(asked()).toBe(3);
  expect(line.show).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(line.show).toHaveBeenCalledWith(LOSS, expect.anything());
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(asked()).toBe(4);
});

it('shows what was known before meanwhile', async () => {
  await watch({ loss: LOSS, isOld: true });
  expect(line.show).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(line.hide).toHaveBeenCalledOnce();
});

it('a newer save takes the place of the look that waits', async () => {
  await watch(LATER);
  await vi.advanceTimersByTimeAsync(10_000);
  save();
  save();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked()).toBe(2);
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(asked()).toBe(2);
});

it('looks at most every 20 seconds, however often a page saves', async () => {
  await watch();
  for (let second = 0; second < 60; second++) {
    save();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(asked()).toBe(1 + 3);
});

it('waits no longer once our scripts are removed', async () => {
  await watch(LATER);
  stop.abort();
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(asked()).toBe(1);
});
