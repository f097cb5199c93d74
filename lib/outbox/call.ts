import type { Instant } from '../model/index.ts';
import { type CallOptions, ServiceError, type ServiceFailure } from '../service/index.ts';

/** Time as the sender sees it; a test brings its own. */
export interface Clock {
  now(): Instant;
  /** Calls `fire` after so many milliseconds. Returns how to prevent it. */
  timer(ms: number, fire: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  timer(ms, fire) {
    const timer = setTimeout(fire, ms);
    return () => clearTimeout(timer);
  },
};

/** What became of a call; `sent` is false where it is certain that nothing left this machine. */
export type CallResult<T> = { ok: true; value: T } | { ok: false; failure: ServiceFailure; sent: boolean };

const TOO_LONG: ServiceFailure = { kind: 'timeout', sentence: 'World Anvil took too long to answer.' };
/** The machine slept before the call could be made. */
export const TOO_LATE: CallResult<never> = {
  ok: false,
  failure: { kind: 'timeout', sentence: 'The computer slept before this could be sent.' },
  sent: false,
};
const ENDED: ServiceFailure = { kind: 'timeout', sentence: 'The call was broken off.' };

/**
 * One call, given up after `ms` or when `signal` asks for it, even if the call itself never settles. Never rejects for
 * what the platform did; other errors are passed on.
 */
export async function within<T>(
  call: (options: CallOptions) => Promise<T>,
  {
    clock,
    ms,
    signal,
    urgency,
  }: { clock: Clock; ms: number; signal: AbortSignal; urgency: 'person' | 'sync' },
): Promise<CallResult<T>> {
  const own = new AbortController();
  let stop: (failure: ServiceFailure) => void = () => {};
  const stopped = new Promise<CallResult<T>>((resolve) => {
    stop = (failure) => {
      own.abort();
      resolve({ ok: false, failure, sent: true });
    };
  });
  const end = () => stop(ENDED);
  const cancel = clock.timer(ms, () => stop(TOO_LONG));
  if (signal.aborted) end();
  signal.addEventListener('abort', end, { once: true });
  try {
    const answer = call({ signal: own.signal, urgency }).then(
      (value): CallResult<T> => ({ ok: true, value }),
      (cause): CallResult<T> => {
        if (cause instanceof ServiceError) return { ok: false, failure: cause.failure, sent: cause.sent };
        if (own.signal.aborted) return { ok: false, failure: ENDED, sent: true };
        throw cause;
      },
    );
    return await Promise.race([stopped, answer]);
  } finally {
    cancel();
    signal.removeEventListener('abort', end);
  }
}
