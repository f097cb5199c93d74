import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createDurableRunner } from '../../../../lib/background/core/durable-runner.ts';
import type { Instant } from '../../../../lib/model/index.ts';
import { alarmNames } from '../browser.ts';

const START = 1_000_000_000_000;
const ALARM = 'work';
const run = vi.fn<(signal: AbortSignal) => Promise<Instant | null>>();
const onError = vi.fn();
const onIdle = vi.fn();
const isWorkLeft = vi.fn(async () => false);
const create = () => createDurableRunner({ alarm: ALARM, run, onError, onIdle, isWorkLeft });

/** Seconds from the start of the test. */
const alarmAfter = async () => {
  const alarm = await fakeBrowser.alarms.get(ALARM);
  return alarm && Math.round((alarm.scheduledTime - START) / 1000);
};

function gate() {
  let open = () => {};
  const opened = new Promise<null>((resolve) => {
    open = () => resolve(null);
  });
  return { open, opened };
}

beforeEach(async () => {
  vi.useFakeTimers({ now: START, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.resetAllMocks();
  run.mockResolvedValue(null);
  isWorkLeft.mockResolvedValue(false);
  await fakeBrowser.alarms.clearAll();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the alarm', () => {
  it('exists before a run starts, repeats, and is cleared when nothing is left', async () => {
    let during: unknown;
    run.mockImplementation(async () => {
      during = await fakeBrowser.alarms.get(ALARM);
      return null;
    });
    await create().wake();
    expect(during).toMatchObject({ scheduledTime: START + 30_000, periodInMinutes: 0.5 });
    expect(await alarmNames()).toEqual([]);
  });

  it('is set to the next run, and no timer keeps the worker alive for it', async () => {
    run.mockResolvedValueOnce(START + 3_600_000);
    await create().wake();
    expect(await alarmAfter()).toBe(3600);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('covers a timer when the next run is near', async () => {
    run.mockResolvedValueOnce(START + 10_000);
    await create().wake();
    expect(await alarmAfter()).toBe(30);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(run).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('exists before the work of `during` starts, and until it has ended', async () => {
    const runner = create();
    const { open, opened } = gate();
    let before: string[] = [];
    const working = runner.during(async () => {
      before = await alarmNames();
      return opened;
    });
    await vi.waitFor(() => expect(before).toEqual([ALARM]));
    await runner.wake();
    expect(await alarmNames()).toEqual([ALARM]);
    open();
    await working;
    await vi.waitFor(async () => expect(await alarmNames()).toEqual([]));
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('is set again if a screen stored work while it was cleared, or nobody can tell', async () => {
    isWorkLeft.mockResolvedValueOnce(true);
    await create().wake();
    expect(await alarmNames()).toEqual([ALARM]);
    isWorkLeft.mockRejectedValueOnce(new Error('The database is closed.'));
    await create().wake();
    expect(await alarmNames()).toEqual([ALARM]);
  });

  it('wakes the next worker only if it exists', async () => {
    await create().resume();
    expect(run).not.toHaveBeenCalled();
    await create().arm();
    await create().resume();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('comes in time after the clock was set back', async () => {
    run.mockResolvedValue(START + 40_000);
    await create().wake();
    vi.setSystemTime(START - 86_400_000);
    run.mockResolvedValue(Date.now() + 40_000);
    await create().resume();
    expect((await fakeBrowser.alarms.get(ALARM))?.scheduledTime).toBe(START - 86_400_000 + 40_000);
  });
});

describe('a wake', () => {
  it('during a run causes one more run, never two at once', async () => {
    let open = 0;
    let most = 0;
    const { open: go, opened } = gate();
    run.mockImplementation(async () => {
      most = Math.max(most, ++open);
      await opened;
      open -= 1;
      return null;
    });
    const runner = create();
    const idle = Promise.all([runner.wake(), runner.wake(), runner.wake()]);
    await vi.waitFor(() => expect(run).toHaveBeenCalled());
    void runner.wake();
    go();
    await idle;
    expect([run.mock.calls.length, most, onIdle.mock.calls.length]).toEqual([2, 1, 1]);
  });

  it('that comes while the alarm is cleared causes another run, with its alarm', async () => {
    const runner = create();
    const { clear } = fakeBrowser.alarms;
    vi.spyOn(fakeBrowser.alarms, 'clear').mockImplementationOnce(async (name) => {
      void runner.wake();
      return clear(name);
    });
    const alarms: string[][] = [];
    run.mockImplementation(async () => {
      alarms.push(await alarmNames());
      return null;
    });
    await runner.wake();
    expect(alarms).toEqual([[ALARM], [ALARM]]);
    expect(await alarmNames()).toEqual([]);
  });

  it('that fails is reported and repeated by the alarm; a wake meanwhile isn’t lost', async () => {
    const runner = create();
    run.mockImplementationOnce(async () => {
      void runner.wake();
      throw new Error('gone');
    });
    run.mockRejectedValueOnce(new Error('gone again'));
    await runner.wake();
    expect(onError.mock.calls.map(([error]) => error.message)).toEqual(['gone', 'gone again']);
    expect(await alarmAfter()).toBe(30);
  });
});

describe('stop', () => {
  it('aborts the run, waits for its end, clears the alarm and drops earlier wakes', async () => {
    const { open, opened } = gate();
    run.mockImplementation(async (signal) => {
      await opened;
      signal.throwIfAborted();
      return null;
    });
    const runner = create();
    void runner.wake();
    await vi.waitFor(() => expect(run).toHaveBeenCalled());
    void runner.wake();
    let isStopped = false;
    const stopped = runner.stop().then(() => {
      isStopped = true;
    });
    await Promise.resolve();
    expect(isStopped).toBe(false);
    open();
    await stopped;
    expect(await alarmNames()).toEqual([]);
    expect([run.mock.calls.length, onError.mock.calls.length]).toEqual([1, 0]);
  });

  it('keeps a wake that comes while it stops', async () => {
    const { open, opened } = gate();
    run.mockReturnValueOnce(opened);
    const runner = create();
    void runner.wake();
    await vi.waitFor(() => expect(run).toHaveBeenCalled());
    const stopped = runner.stop();
    const woken = runner.wake();
    open();
    await stopped;
    await woken;
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('forgets the timer of the next run', async () => {
    run.mockResolvedValueOnce(START + 10_000);
    const runner = create();
    await runner.wake();
    await runner.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
