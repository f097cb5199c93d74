import { ServiceError } from './failure.ts';
import { abortError } from './transport/deadline.ts';
import { busy } from './transport/failures.ts';

export type Urgency = 'person' | 'sync';

/** One request that wants its turn. */
export interface Turn {
  /** May be raised while it waits, with `hurry`. */
  urgency: Urgency;
  write: boolean;
  /** It waits until a second request may follow it at once. */
  leadsToWrite?: boolean;
  signal?: AbortSignal | undefined;
}

export interface PacerState {
  /** Requests a second that are allowed just now; below the setting after the platform pushed back. */
  pace: number;
  /** True after a push-back, until the pace is the setting again. */
  slowed: boolean;
  /** When the platform asked us to come back; null when it did not. */
  waitingUntil: number | null;
  /** Requests that wait for their turn. */
  queue: number;
}

/** Lets requests pass at a polite pace: one for the whole extension, shared by every service. */
export interface Pacer {
  run<T>(turn: Turn, task: () => Promise<T>): Promise<T>;
  hurry(turn: Turn): void;
  /** The platform asked for patience, for `retryAfter` milliseconds. */
  pushBack(retryAfter: number): void;
  setPace(pace: number): void;
  state(): PacerState;
  subscribe(listener: (state: PacerState) => void): () => void;
}

export interface PacerOptions {
  /** Requests a second, sustained. Default 1. */
  pace?: number;
  /** Requests that may go at once after a rest. Default 3. */
  burst?: number;
  now?: () => number;
}

/** A request that would have to wait longer for the platform's leave is told so instead: workers die waiting. */
const PATIENCE = 20_000;
const IN_FLIGHT = 3;
const RECOVER_AFTER = 10;
const SLOWEST = 1 / 16;

interface Waiting {
  turn: Turn;
  start(): void;
  fail(error: Error): void;
}

/**
 * A token bucket of our own: queues from the registry either know priorities or rates that change, not both.
 * A person's request overtakes `sync` ones, which also leave one token in the bucket for people; one write at a time;
 * after a push-back everything waits, then goes on at half the pace, which doubles again after ten quiet requests.
 */
export function createPacer({ pace: wanted = 1, burst = 3, now = Date.now }: PacerOptions = {}): Pacer {
  const waiting: Waiting[] = [];
  const listeners = new Set<(state: PacerState) => void>();
  let setting = wanted;
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

  /** Milliseconds. Where the clock was set back since, the same wait begins now: it must not last for hours. */
  function held(): number {
    const at = now();
    if (at < heldSince) {
      heldUntil = at + Math.max(0, heldUntil - heldSince);
      heldSince = at;
    }
    return heldUntil - at;
  }

  function fill() {
    const at = now();
    tokens = Math.min(burst, tokens + (Math.max(0, at - filledAt) / 1000) * pace());
    filledAt = at;
  }

  function next(): Waiting | undefined {
    const able = waiting.filter(({ turn }) => !(turn.write && writing));
    return able.find(({ turn }) => turn.urgency === 'person') ?? able[0];
  }

  /** Milliseconds until this one may go. */
  function delay({ turn }: Waiting): number {
    const left = (turn.urgency === 'sync' ? 1 : 0) + (turn.leadsToWrite ? 1 : 0);
    const needed = Math.min(1 + left, Math.max(1, burst));
    return Math.max(held(), ((needed - tokens) / pace()) * 1000);
  }

  function pump() {
    clearTimeout(timer);
    for (;;) {
      const candidate = inFlight < IN_FLIGHT ? next() : undefined;
      if (!candidate) break;
      fill();
      const wait = delay(candidate);
      // Below a thousandth of a token it is arithmetic, not impatience.
      if (wait > 0.5) {
        timer = setTimeout(pump, Math.ceil(wait));
        break;
      }
      waiting.splice(waiting.indexOf(candidate), 1);
      tokens -= 1;
      candidate.start();
    }
    tell();
  }

  function tell() {
    for (const listener of listeners) listener(state());
  }

  function state(): PacerState {
    return {
      pace: pace(),
      slowed: slowed < 1,
      waitingUntil: held() > 0 ? heldUntil : null,
      queue: waiting.length,
    };
  }

  function turnOf(turn: Turn): Promise<void> {
    if (turn.signal?.aborted) return Promise.reject(abortError());
    if (held() > PATIENCE) return Promise.reject(new ServiceError(busy(held()), false));
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
      const left = Math.max(0, held());
      heldSince = now();
      heldUntil = heldSince + Math.max(left, retryAfter);
      if (held() > PATIENCE)
        for (const entry of [...waiting]) entry.fail(new ServiceError(busy(held()), false));
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
