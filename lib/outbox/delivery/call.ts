import { type Message, message } from '../../i18n/index.ts';
import { failed, type Instant, type Result } from '../../model/index.ts';
import { attempt, type CallOptions, type CallProblem } from '../../service/index.ts';

/** The sender's clock. Tests pass their own. */
export interface Clock {
  now(): Instant;
  /** Calls `fire` after a delay in milliseconds. Returns a function that cancels it. */
  timer(ms: number, fire: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  timer(ms, fire) {
    const timer = setTimeout(fire, ms);
    return () => clearTimeout(timer);
  },
};

const TOO_LONG = message('outbox.tookTooLong');
const ENDED = message('outbox.interrupted');
const timeout = (sentence: Message): Result<never, CallProblem> =>
  failed({ kind: 'timeout', sentence, sent: true });

/** The machine slept before the call was made. */
export const TOO_LATE: Result<never, CallProblem> = failed({
  kind: 'timeout',
  sentence: message('outbox.computerSlept'),
  sent: false,
});

/** Makes one call and gives up after `ms` or when `signal` aborts. Service failures are returned. */
export async function within<T>(
  call: (options: CallOptions) => Promise<T>,
  {
    clock,
    ms,
    signal,
    urgency,
  }: { clock: Clock; ms: number; signal: AbortSignal; urgency: 'person' | 'sync' },
): Promise<Result<T, CallProblem>> {
  const own = new AbortController();
  let stop: (sentence: Message) => void = () => {};
  const stopped = new Promise<Result<T, CallProblem>>((resolve) => {
    stop = (sentence) => {
      own.abort();
      resolve(timeout(sentence));
    };
  });
  const end = () => stop(ENDED);
  const cancel = clock.timer(ms, () => stop(TOO_LONG));
  if (signal.aborted) end();
  signal.addEventListener('abort', end, { once: true });
  try {
    const answer = attempt(() => call({ signal: own.signal, urgency })).catch((cause: unknown) => {
      if (own.signal.aborted) return timeout(ENDED);
      throw cause;
    });
    return await Promise.race([stopped, answer]);
  } finally {
    cancel();
    signal.removeEventListener('abort', end);
  }
}
