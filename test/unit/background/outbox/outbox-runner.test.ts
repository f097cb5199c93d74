import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { beginOperation } from '../../../../lib/background/connection/connection-state.ts';
import { createOutboxRunner, hasWaitingDrafts } from '../../../../lib/background/outbox/outbox-runner.ts';
import type { Instant } from '../../../../lib/model/index.ts';
import {
  announceWork,
  isWorkAnnounced,
  OUTBOX_ALARM,
  openOutbox,
  type Sender,
} from '../../../../lib/outbox/index.ts';
import { writeAccountId, writeConnection } from '../../../../lib/stored-state/index.ts';
import { alarmNames } from '../browser.ts';
import { connection, queued } from '../connected.ts';

const START = 1_000_000_000_000;
const run = vi.fn<(signal: AbortSignal) => Promise<Instant | null>>();
const hasten = vi.fn(async () => {});
const removeExtra = vi.fn(async () => {});
const sender: Sender = { run, hasten, removeExtra };
const waits = vi.fn(async () => false);
const ran = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: START, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.clearAllMocks();
  run.mockResolvedValue(null);
  waits.mockResolvedValue(false);
});
afterEach(() => vi.useRealTimers());

/** Seconds from the start of the test, to the nearest; waiting moves the clock a little. */
const alarmAfter = async () => {
  const alarm = await fakeBrowser.alarms.get(OUTBOX_ALARM);
  return alarm && Math.round((alarm.scheduledTime - START) / 1000);
};

describe('the outbox’s runner', () => {
  it('sets its alarm before the sender runs', async () => {
    const alarms: string[][] = [];
    run.mockImplementation(async () => {
      alarms.push(await alarmNames());
      return null;
    });
    createOutboxRunner(async () => sender, waits, ran).wake();
    await vi.waitFor(() => expect(ran).toHaveBeenCalled());
    expect(alarms).toEqual([[OUTBOX_ALARM]]);
    expect(await alarmNames()).toEqual([]);
  });

  it('ends the waits and runs when the network is back', async () => {
    await createOutboxRunner(async () => sender, waits, ran).hasten();
    expect(hasten).toHaveBeenCalledBefore(run);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('runs again by a timer when something is due soon, with the alarm as a fallback', async () => {
    run.mockResolvedValueOnce(START + 10_000);
    createOutboxRunner(async () => sender, waits, ran).wake();
    await vi.waitFor(() => expect(ran).toHaveBeenCalledTimes(1));
    expect(await alarmAfter()).toBe(30);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(run).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_000);
    await vi.waitFor(() => expect(ran).toHaveBeenCalledTimes(2));
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('leaves later work to the alarm', async () => {
    run.mockResolvedValueOnce(START + 3_600_000);
    createOutboxRunner(async () => sender, waits, ran).wake();
    await vi.waitFor(() => expect(ran).toHaveBeenCalled());
    expect(await alarmAfter()).toBe(3600);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('never runs twice at once, and runs again after a wake during a run', async () => {
    let open = 0;
    let most = 0;
    let go = () => {};
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    run.mockImplementation(async () => {
      most = Math.max(most, ++open);
      await gate;
      open--;
      return null;
    });
    const runner = createOutboxRunner(async () => sender, waits, ran);
    runner.wake();
    await vi.waitFor(() => expect(run).toHaveBeenCalled());
    runner.wake();
    runner.wake();
    go();
    await vi.waitFor(() => expect(ran).toHaveBeenCalled());
    expect(run).toHaveBeenCalledTimes(2);
    expect(most).toBe(1);
  });

  it('keeps its alarm when a run fails', async () => {
    run.mockRejectedValueOnce(new Error('gone'));
    createOutboxRunner(async () => sender, waits, ran).wake();
    await vi.waitFor(() => expect(ran).toHaveBeenCalled());
    expect(await alarmAfter()).toBe(30);
  });

  it('runs every five minutes while drafts wait that can’t be sent now', async () => {
    waits.mockResolvedValue(true);
    createOutboxRunner(async () => sender, waits, ran).wake();
    await vi.waitFor(() => expect(ran).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(500);
    await vi.waitFor(() => expect(ran).toHaveBeenCalledTimes(2));
    // From the second look on, half a second after the first.
    expect(await alarmAfter()).toBe(301);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('looks again at once for a draft that was stored after the sender had looked', async () => {
    let stored = false;
    waits.mockImplementation(async () => stored);
    run.mockImplementationOnce(async () => {
      stored = true;
      return null;
    });
    run.mockImplementationOnce(async () => {
      stored = false;
      return null;
    });
    createOutboxRunner(async () => sender, waits, ran).wake();
    await vi.waitFor(() => expect(ran).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(500);
    await vi.waitFor(() => expect(ran).toHaveBeenCalledTimes(2));
    expect(run).toHaveBeenCalledTimes(2);
    expect(await alarmNames()).toEqual([]);
  });

  it('sets the alarm again if a draft was submitted while it was cleared', async () => {
    waits.mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    createOutboxRunner(async () => sender, waits, ran).wake();
    await vi.waitFor(() => expect(ran).toHaveBeenCalled());
    expect(await alarmNames()).toEqual([OUTBOX_ALARM]);
  });

  it('has an alarm after a screen announced a draft, stored it while a run ended, and closed', async () => {
    let store = () => {};
    const stored = announceWork(0, () => new Promise<void>((resolve) => (store = resolve)));
    await createOutboxRunner(async () => sender, waits, ran).wake();
    expect(await isWorkAnnounced()).toBe(true);
    store();
    await stored;
    expect(await alarmNames()).toEqual([OUTBOX_ALARM]);
    expect(await isWorkAnnounced()).toBe(false);
    await vi.advanceTimersByTimeAsync(500);
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2));
  });

  it('aborts the run and clears its alarm when it is stopped', async () => {
    let received: AbortSignal | undefined;
    run.mockImplementation((signal) => {
      received = signal;
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    });
    const runner = createOutboxRunner(async () => sender, waits, ran);
    runner.wake();
    await vi.waitFor(() => expect(run).toHaveBeenCalled());
    await runner.stop();
    await vi.waitFor(() => expect(ran).toHaveBeenCalled());
    expect(received?.aborted).toBe(true);
    expect(await alarmNames()).toEqual([]);
  });
});

it('waits for no draft of an account that is being disconnected', async () => {
  await writeConnection(connection);
  await writeAccountId('u1');
  await (await openOutbox()).add(queued('d1'));
  expect(await hasWaitingDrafts()).toBe(true);
  await beginOperation('disconnect');
  expect(await hasWaitingDrafts()).toBe(false);
});
