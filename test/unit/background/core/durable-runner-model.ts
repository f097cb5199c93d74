import { vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createDurableRunner, type DurableRunner } from '../../../../lib/background/core/durable-runner.ts';

export const ALARM = 'work';
/** Longer than any wait of the model but a clock that was set back. */
const LONG = 3_600_000;

interface Alarm {
  when: number;
  period: number;
}

/** What a worker waits for: the browser or the work. It goes on when the test lets it, or never if it dies. */
interface Step {
  isAlarmCall: boolean;
  go(): void;
}

/** Clearing fake timers resets their clock too. */
function clearTimers(): void {
  const now = Date.now();
  vi.clearAllTimers();
  vi.setSystemTime(now);
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

/**
 * Workers that run stored tasks, in a browser whose every response the test delays. Time is faked. A worker that dies
 * never goes on: whatever it waits for is forgotten, alarms that it asked for included.
 */
export class Model {
  /** Stored tasks, by the time when each is due. */
  readonly tasks: number[] = [];
  readonly alarms = new Map<string, Alarm>();
  readonly problems: string[] = [];
  #steps: Step[] = [];
  #worker: DurableRunner | null = null;
  #runs = 0;
  #failures = 0;
  /** False after `stop`, until somebody stores work again. */
  #isCovered = true;

  constructor() {
    // Workers of an earlier model never go on.
    clearTimers();
    vi.spyOn(fakeBrowser.alarms, 'create').mockImplementation(async (name, info) => {
      const { when = 0, periodInMinutes = 0 } = typeof name === 'string' ? (info ?? {}) : {};
      await this.#pause(
        true,
        () => void this.alarms.set(String(name), { when, period: periodInMinutes * 60_000 }),
      );
    });
    vi.spyOn(fakeBrowser.alarms, 'clear').mockImplementation(async (name) => {
      await this.#pause(true, () => void this.alarms.delete(String(name)));
      return true;
    });
    vi.spyOn(fakeBrowser.alarms, 'get').mockImplementation(async (name = '') => {
      await this.#pause(true, () => {});
      const alarm = this.alarms.get(name);
      return alarm && { name, scheduledTime: alarm.when, periodInMinutes: 0.5 };
    });
  }

  #pause(isAlarmCall: boolean, effect: () => void): Promise<void> {
    return new Promise((resolve) => {
      this.#steps.push({
        isAlarmCall,
        go() {
          effect();
          resolve();
        },
      });
    });
  }

  async #run(signal: AbortSignal): Promise<number | null> {
    this.#runs += 1;
    if (this.#runs > 1) this.problems.push('two runs at once');
    if (!this.alarms.has(ALARM)) this.problems.push('a run without an alarm');
    try {
      for (;;) {
        const now = Date.now();
        const at = this.tasks.findIndex((due) => due <= now);
        const next = Math.min(...this.tasks.filter((due) => due > now));
        // What was read grows old here: whoever stores work now must be seen by another run.
        await this.#pause(false, () => {});
        if (signal.aborted) throw signal.reason;
        if (this.#failures > 0) {
          this.#failures -= 1;
          throw new Error('failed');
        }
        if (at < 0) return Number.isFinite(next) ? next : null;
        this.tasks.splice(at, 1);
      }
    } finally {
      this.#runs -= 1;
    }
  }

  /** The browser starts a worker for any event; it resumes what an earlier one left. */
  start(): DurableRunner {
    if (this.#worker) return this.#worker;
    this.#worker = createDurableRunner({
      alarm: ALARM,
      run: (signal) => this.#run(signal),
      onError() {},
    });
    void this.#worker.resume();
    return this.#worker;
  }

  die(): void {
    this.#worker = null;
    this.#steps = [];
    this.#runs = 0;
    clearTimers();
  }

  submit(inMs: number): void {
    void this.start().during(async () => {
      this.tasks.push(Date.now() + inMs);
      this.#isCovered = true;
    });
  }

  wake(): void {
    void this.start().wake();
  }

  stop(): void {
    this.#isCovered = false;
    void this.#worker?.stop();
  }

  failNext(): void {
    this.#failures += 1;
  }

  /** The browser carries out calls to alarms in their order; work ends in any order. */
  async release(pick: number): Promise<void> {
    const firstCall = this.#steps.find(({ isAlarmCall }) => isAlarmCall);
    const free = this.#steps.filter((step) => !step.isAlarmCall || step === firstCall);
    const step = free[pick % Math.max(1, free.length)];
    if (step) {
      this.#steps.splice(this.#steps.indexOf(step), 1);
      step.go();
    }
    await this.check();
  }

  async advance(ms: number): Promise<void> {
    vi.advanceTimersByTime(ms);
    for (const alarm of this.alarms.values()) {
      if (alarm.when > Date.now()) continue;
      alarm.when = Date.now() + alarm.period;
      this.wake();
    }
    await this.check();
  }

  setClockBack(): void {
    vi.setSystemTime(Date.now() - 24 * LONG);
    for (const [index, due] of this.tasks.entries()) this.tasks[index] = due - 24 * LONG;
  }

  /** Lets everything end that needs no time to pass. */
  async drain(): Promise<void> {
    await this.check();
    while (this.#steps.length > 0) await this.release(0);
  }

  async check(): Promise<void> {
    await settled();
    if (this.tasks.length > 0 && this.#isCovered && !this.alarms.has(ALARM))
      this.problems.push('work is left without an alarm');
  }

  get overdue(): number {
    return this.tasks.filter((due) => due <= Date.now()).length;
  }
}
