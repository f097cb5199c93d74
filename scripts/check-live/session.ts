import type { Call } from '../../lib/service/index.ts';
import type { Observation, Observe } from './observe.ts';

/** Why a check ended before its last question. */
export type StopReason = 'keysRefused' | 'busy' | 'challenge' | 'unreachable' | 'cancelled' | 'limit';

export class Stopped extends Error {
  readonly reason: StopReason;

  constructor(reason: StopReason) {
    super(`The live check stopped: ${reason}`);
    this.reason = reason;
  }
}

type FailureKind = NonNullable<Observation['failure']>['kind'];

export interface AskOptions {
  wrongToken?: boolean;
  stream?: boolean;
  /** Failures that are an answer to this call, instead of the end of the check. */
  expects?: readonly FailureKind[];
}

export interface SessionClock {
  now(): number;
  /** Rejects with an `AbortError` if the signal aborts. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

export interface SessionOptions {
  observe: Observe;
  clock: SessionClock;
  signal?: AbortSignal | undefined;
  mostCalls?: number;
  /** Milliseconds from one call to the next. */
  every?: number;
  onCall?: (calls: number) => void;
}

const MOST_CALLS = 40;
const EVERY = 1_000;

const STOPS: Partial<Record<FailureKind, StopReason>> = {
  unauthorised: 'keysRefused',
  busy: 'busy',
  challenge: 'challenge',
  redirected: 'unreachable',
  offline: 'unreachable',
  timeout: 'unreachable',
};

/** Makes a check's calls: one after the other, one per second, no more than the limit. */
export class Session {
  calls = 0;
  /** Calls that are kept for cleaning up. */
  reserved = 0;
  /** The 429 that ended the check, if any. */
  busy: Observation | null = null;
  readonly #options: SessionOptions;
  readonly #most: number;
  #next = 0;

  constructor(options: SessionOptions) {
    this.#options = options;
    this.#most = options.mostCalls ?? MOST_CALLS;
  }

  get left(): number {
    return this.#most - this.calls - this.reserved;
  }

  now(): number {
    return this.#options.clock.now();
  }

  /** Throws `Stopped` if the check can't go on. */
  async ask(call: Call, options: AskOptions = {}): Promise<Observation> {
    if (this.left < 1) throw new Stopped('limit');
    const { signal } = this.#options;
    const answer = await this.#paced(call, options, signal);
    const kind = answer.failure?.kind;
    if (answer.status === 429) this.busy = answer;
    const stop = kind && !options.expects?.includes(kind) ? STOPS[kind] : undefined;
    if (stop) throw new Stopped(stop);
    return answer;
  }

  /** Like `ask`, for cleaning up: uses the reserved calls, goes on after a stop, and can't be cancelled. */
  askToCleanUp(call: Call): Promise<Observation> {
    return this.#paced(call, {});
  }

  wait(milliseconds: number): Promise<void> {
    return this.#options.clock.sleep(milliseconds);
  }

  async #paced(call: Call, options: AskOptions, signal?: AbortSignal): Promise<Observation> {
    const { clock, observe, every = EVERY, onCall } = this.#options;
    const { wrongToken = false, stream = false } = options;
    try {
      const wait = this.#next - clock.now();
      if (wait > 0) await clock.sleep(Math.min(wait, every), signal);
      if (signal?.aborted) throw new Stopped('cancelled');
      this.#next = clock.now() + every;
      this.calls += 1;
      onCall?.(this.calls);
      return await observe(call, { signal, wrongToken, stream });
    } catch (error) {
      if (signal?.aborted) throw new Stopped('cancelled');
      throw error;
    }
  }
}
