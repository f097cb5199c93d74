import browser from 'webextension-polyfill';
import type { Instant } from '../../model/index.ts';

/** The shortest delay that browsers accept for an alarm. */
const MIN_ALARM_MS = 30_000;
const MIN_ALARM_MINUTES = MIN_ALARM_MS / 60_000;
/** A worker lives about 30 s after its last event. It waits this long itself; the alarm covers its death. */
const MAX_TIMER_MS = 25_000;
const MIN_TIMER_MS = 250;

export interface DurableRunnerOptions {
  /** The alarm's name. Its handler must call `wake`. */
  alarm: string;
  /** Does what is due. Resolves with the time of the next run; null: nothing is left. Repeated after a rejection. */
  run(signal: AbortSignal): Promise<Instant | null>;
  onError(error: unknown): void;
  /** For work that a screen announces by setting the alarm, which the runner could clear with its own. */
  isWorkLeft?(): Promise<boolean>;
  /** Called whenever the runner becomes idle. */
  onIdle?(): void;
}

/**
 * Runs stored work to its end, whatever worker is alive. The browser may end a worker at any line, so:
 *
 * - An alarm exists before work starts and until none is left. It repeats, because an alarm that fires once is gone if
 *   the worker that it starts dies at once.
 * - No wake is lost: one that comes during a run causes another run.
 * - A worker never has two runs at once.
 * - A run that fails is reported and repeated.
 *
 * `run` decides what there is to do from what is stored; a wake carries no data.
 */
export interface DurableRunner {
  /** Runs now, or again after the current run. Never rejects; resolves when the runner is idle. */
  wake(): Promise<void>;
  /** Sets the alarm. Call it before you store work, unless `during` does. */
  arm(): Promise<void>;
  /** Sets the alarm, does `work`, then wakes the runner. The alarm isn't cleared before `work` has ended. */
  during<Value>(work: () => Promise<Value>): Promise<Value>;
  /** Resolves when the runner is idle. */
  idle(): Promise<void>;
  /** Wakes the runner if its alarm exists: an earlier worker left work, or the clock was set back. */
  resume(): Promise<void>;
  /** Aborts the run, clears the alarm, resolves when nothing runs. Later wakes wait until then. */
  stop(): Promise<void>;
}

export function createDurableRunner(options: DurableRunnerOptions): DurableRunner {
  const { alarm, onError } = options;
  let isRequested = false;
  let running: Promise<void> | null = null;
  let stopping: Promise<void> | null = null;
  let holders = 0;
  let abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const arm = (at: Instant = 0): Promise<void> =>
    browser.alarms.create(alarm, {
      when: Math.max(at, Date.now() + MIN_ALARM_MS),
      periodInMinutes: MIN_ALARM_MINUTES,
    });

  async function runOnce(signal: AbortSignal): Promise<void> {
    await arm();
    if (signal.aborted) return;
    const next = await options.run(signal);
    if (signal.aborted || isRequested) return;
    if (next === null) return disarm(signal);
    const wait = next - Date.now();
    if (wait <= MAX_TIMER_MS) timer = setTimeout(wake, Math.max(wait, MIN_TIMER_MS));
    await arm(next);
  }

  async function disarm(signal: AbortSignal): Promise<void> {
    if (holders > 0) return;
    await browser.alarms.clear(alarm);
    if ((await options.isWorkLeft?.()) && !signal.aborted) await arm();
  }

  async function tryOnce({ signal }: AbortController): Promise<void> {
    try {
      await runOnce(signal);
    } catch (error) {
      // A run that was aborted rejects with the reason.
      if (signal.aborted) return;
      onError(error);
      await arm().catch(onError);
    }
  }

  /** Nothing is awaited between the last check of `isRequested` and the end, so no wake can come between. */
  async function runWhileRequested(): Promise<void> {
    while (isRequested && !stopping) {
      isRequested = false;
      clearTimeout(timer);
      await tryOnce(abort);
    }
    running = null;
    options.onIdle?.();
  }

  function start(): Promise<void> {
    running ??= runWhileRequested();
    return running;
  }

  function wake(): Promise<void> {
    isRequested = true;
    return stopping ? stopping.then(() => running ?? undefined) : start();
  }

  async function halt(): Promise<void> {
    isRequested = false;
    clearTimeout(timer);
    abort.abort();
    await running;
    await browser.alarms.clear(alarm).catch(onError);
    abort = new AbortController();
    stopping = null;
    if (isRequested) void start();
  }

  return {
    wake,
    arm: () => arm(),
    idle: async () => running ?? undefined,
    async during(work) {
      holders += 1;
      try {
        await arm();
        return await work();
      } finally {
        holders -= 1;
        void wake();
      }
    },
    async resume() {
      if (await browser.alarms.get(alarm)) await wake();
    },
    stop() {
      stopping ??= halt();
      return stopping;
    },
  };
}
