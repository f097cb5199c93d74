import type { Slowdown } from '../stored-state/index.ts';
import { ServiceError } from './failure.ts';
import { abortError } from './transport/deadline.ts';
import { busy } from './transport/failures.ts';

export type Urgency = 'person' | 'sync';

/** A request that waits for its turn. */
export interface Turn {
  /** `hurry` raises it while the request waits. */
  urgency: Urgency;
  write: boolean;
  /** Wait until the bucket also has a token for the write that follows. */
  precedesWrite?: boolean;
  signal?: AbortSignal | undefined;
}

export interface PacerState {
  /** Currently allowed requests per second. Below the configured rate after a push-back. */
  pace: number;
  /** True from a push-back until the configured rate is reached again. */
  slowed: boolean;
  /** When World Anvil asked us to retry. Null if it didn't. */
  waitingUntil: number | null;
  /** Number of waiting requests. */
  queue: number;
}

/** Limits the rate of requests. One instance is shared by the whole extension. */
export interface Pacer {
  run<T>(turn: Turn, task: () => Promise<T>): Promise<T>;
  hurry(turn: Turn): void;
  /** Slows down because World Anvil asked to wait `retryAfter` milliseconds. Resolves once that is remembered. */
  pushBack(retryAfter: number): Promise<void>;
  /** Goes on with what an earlier worker remembered. Call it before the first request. */
  resume(slowdown: Slowdown): void;
  setPace(pace: number): void;
  state(): PacerState;
  subscribe(listener: (state: PacerState) => void): () => void;
}

export interface PacerOptions {
  /** Sustained requests per second. Default: 1. */
  pace?: number;
  /** Requests that may be sent at once after an idle period. Default: 3. */
  burst?: number;
  now?: () => number;
  /** Stores a slowdown for the next worker. Default: it ends with this one. */
  remember?: (slowdown: Slowdown) => Promise<void>;
}

/** A longer wait is reported as an error instead, because a worker may be killed while it waits. */
const PATIENCE = 20_000;
const IN_FLIGHT = 3;
const RECOVER_AFTER = 10;
const SLOWEST = 1 / 16;
/** The configured pace is used again when this time has passed since a wait, however few requests were sent. */
const SLOW_FOR = 3_600_000;

interface Waiting {
  turn: Turn;
  start(): void;
  fail(error: Error): void;
}

/**
 * A token bucket. Written here because existing queues support either priorities or changing rates, but not both. User
 * requests go before `sync` requests, which also leave one token for users. Only one write runs at a time. After a
 * push-back everything waits, then continues at half the rate, which doubles after every ten completed requests.
 */
export function createPacer({
  pace: initialPace = 1,
  burst = 3,
  now = Date.now,
  remember = async () => {},
}: PacerOptions = {}): Pacer {
  const waiting: Waiting[] = [];
  const listeners = new Set<(state: PacerState) => void>();
  let setting = initialPace;
  let slowed = 1;
  let quiet = 0;
  let tokens = burst;
  let filledAt = now();
  let heldUntil = 0;
  let heldSince = 0;
  let inFlight = 0;
  let writing = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const pace = () => setting * slowed;
  const remembered = () => remember({ since: heldSince, until: heldUntil, share: slowed });

  /** Remaining wait in milliseconds. If the clock was set back, it restarts from now. */
  function remainingWait(): number {
    const at = now();
    if (at < heldSince) {
      heldUntil = at + Math.max(0, heldUntil - heldSince);
      heldSince = at;
      void remembered();
    }
    return heldUntil - at;
  }

  function fill() {
    const at = now();
    tokens = Math.min(burst, tokens + (Math.max(0, at - filledAt) / 1000) * pace());
    filledAt = at;
  }

  function nextCandidate(): Waiting | undefined {
    const eligible = waiting.filter(({ turn }) => !(turn.write && writing));
    return eligible.find(({ turn }) => turn.urgency === 'person') ?? eligible[0];
  }

  /** Milliseconds until this request may start. */
  function delay({ turn }: Waiting): number {
    const left = (turn.urgency === 'sync' ? 1 : 0) + (turn.precedesWrite ? 1 : 0);
    const needed = Math.min(1 + left, Math.max(1, burst));
    return Math.max(remainingWait(), ((needed - tokens) / pace()) * 1000);
  }

  function pump() {
    clearTimeout(timer);
    for (;;) {
      const candidate = inFlight < IN_FLIGHT ? nextCandidate() : undefined;
      if (!candidate) break;
      fill();
      const wait = delay(candidate);
      // Ignores rounding errors.
      if (wait > 0.5) {
        timer = setTimeout(pump, Math.ceil(wait));
        break;
      }
      waiting.splice(waiting.indexOf(candidate), 1);
      tokens -= 1;
      candidate.start();
    }
    notify();
  }

  function notify() {
    for (const listener of listeners) listener(state());
  }

  function state(): PacerState {
    return {
      pace: pace(),
      slowed: slowed < 1,
      waitingUntil: remainingWait() > 0 ? heldUntil : null,
      queue: waiting.length,
    };
  }

  function turnOf(turn: Turn): Promise<void> {
    if (turn.signal?.aborted) return Promise.reject(abortError());
    if (remainingWait() > PATIENCE) return Promise.reject(new ServiceError(busy(remainingWait()), false));
    return new Promise((resolve, reject) => {
      const leave = () => entry.fail(abortError());
      const entry: Waiting = {
        turn,
        start() {
          turn.signal?.removeEventListener('abort', leave);
          inFlight += 1;
          writing ||= turn.write;
          resolve();
        },
        fail(error) {
          turn.signal?.removeEventListener('abort', leave);
          const place = waiting.indexOf(entry);
          if (place >= 0) waiting.splice(place, 1);
          reject(error);
          pump();
        },
      };
      turn.signal?.addEventListener('abort', leave, { once: true });
      waiting.push(entry);
      pump();
    });
  }

  return {
    async run(turn, task) {
      await turnOf(turn);
      try {
        return await task();
      } finally {
        inFlight -= 1;
        if (turn.write) writing = false;
        quiet += 1;
        if (slowed < 1 && quiet >= RECOVER_AFTER) {
          slowed = Math.min(1, slowed * 2);
          quiet = 0;
          void remembered();
        }
        pump();
      }
    },
    hurry(turn) {
      turn.urgency = 'person';
      pump();
    },
    pushBack(retryAfter) {
      fill();
      tokens = Math.min(tokens, 1);
      slowed = Math.max(SLOWEST, slowed / 2);
      quiet = 0;
      const left = Math.max(0, remainingWait());
      heldSince = now();
      heldUntil = heldSince + Math.max(left, retryAfter);
      if (remainingWait() > PATIENCE)
        for (const entry of [...waiting]) entry.fail(new ServiceError(busy(remainingWait()), false));
      pump();
      return remembered();
    },
    resume({ since, until, share }) {
      if (until <= heldUntil) return;
      heldSince = since;
      heldUntil = until;
      if (now() - until < SLOW_FOR) slowed = Math.min(slowed, Math.max(SLOWEST, share));
      pump();
    },
    setPace(value) {
      fill();
      setting = Math.max(SLOWEST, value);
      pump();
    },
    state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
