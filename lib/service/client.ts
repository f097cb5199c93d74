import type { ServiceFailure } from '../model/index.ts';
import { ServiceError } from './failure.ts';
import type { Pacer, Turn } from './pacer.ts';
import type { CallOptions } from './port.ts';
import { type Deadline, DeadlineExceeded, deadline, isAbortError } from './transport/deadline.ts';
import { timeout } from './transport/failures.ts';
import { type Call, type Destination, send } from './transport/send.ts';
import { createReadSharing } from './transport/shared.ts';
import { canStream, type StreamingMemory } from './transport/streaming.ts';

export type Wire = Record<string, unknown>;

/** Sends requests to one API version: rate-limited, retried and deduplicated. Returns the API's own JSON. */
export interface Client {
  /** What live checks and calls have shown. */
  /** Retries where useful. Identical concurrent reads share one request. */
  read(call: Call, options?: CallOptions): Promise<Wire>;
  /** Never retried. */
  write(call: Call, options?: CallOptions): Promise<Wire>;
  /** Never retried, and if possible sent so that the browser can't repeat it. `probe`: without side effects. */
  create(call: Call, probe: Call, options?: CallOptions): Promise<Wire>;
}

export interface ClientOptions {
  to: Destination;
  pacer: Pacer;
  streaming: StreamingMemory;
  random: () => number;
  sleep: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
}

type Retries = Pick<CallOptions, 'expectsServerError'>;

/** Status codes of servers that require a Content-Length. */
const NO_STREAM = new Set([400, 411, 501]);
const RETRIES = 3;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;
/** Time limit of a read in milliseconds, from its first request on, including waits and retries. */
const READ_LIMIT = 30_000;

export function createClient({ to, pacer, streaming, random, sleep }: ClientOptions): Client {
  const shared = createReadSharing<Wire>();
  const origin = new URL(to.root).origin;

  const sendOnce = (turn: Turn, call: Call, stream = false): Promise<Wire> =>
    runPaced(turn, () => send(to, call, { signal: turn.signal, stream }));

  /** Runs a request in its turn. Tells the pacer if World Anvil asks to slow down. */
  async function runPaced(turn: Turn, request: () => Promise<Wire>): Promise<Wire> {
    try {
      return await pacer.run(turn, request);
    } catch (error) {
      const wait = error instanceof ServiceError && error.sent ? waitAskedFor(error.failure) : null;
      if (wait !== null) await pacer.pushBack(wait);
      throw error;
    }
  }

  async function sendWithRetries(turn: Turn, call: Call, retries: Retries): Promise<Wire> {
    const time = lazyDeadline(READ_LIMIT, turn.signal);
    let last: ServiceError | null = null;
    const attempt = () =>
      runPaced(turn, () => {
        const { signal, race } = time.begin();
        return race(send(to, call, { signal }));
      });
    try {
      for (let retry = 0; ; retry++) {
        try {
          return await time.race(attempt());
        } catch (error) {
          if (!(error instanceof ServiceError) || !isRetryable(error, retries) || retry >= RETRIES)
            throw error;
          last = error;
          // Full jitter, so that many clients don't retry in step. The pacer enforces the wait that World Anvil asked
          // for.
          await time.race(sleep(random() * Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** retry), turn.signal));
        }
      }
    } catch (error) {
      if (!(error instanceof DeadlineExceeded)) throw error;
      throw last ?? new ServiceError(timeout());
    } finally {
      time.end();
    }
  }

  /**
   * Whether creates can be streamed. Over HTTP/1.1, Chromium rejects a streamed request before sending it, which looks
   * like a lost connection. So a call without side effects is streamed first; any response proves that it works.
   */
  async function shouldStream(probe: Call, turn: Turn): Promise<boolean> {
    if (!origin.startsWith('https:') || !canStream()) return false;
    const known = await streaming.get(origin);
    if (known !== null) return known;
    const streamed = await testArrival(turn, probe, true);
    // If the plain call is refused as well, the missing length isn't the cause.
    const arrives =
      streamed === 'yes' || ((await testArrival(turn, probe, false)) === 'refused' && streamed === 'refused');
    await streaming.set(origin, arrives);
    return arrives;
  }

  async function testArrival(turn: Turn, probe: Call, stream: boolean): Promise<'yes' | 'refused' | 'lost'> {
    try {
      await sendOnce(turn, probe, stream);
      return 'yes';
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      const { failure, sent } = error;
      if (stream && failure.kind === 'offline') return 'lost';
      // Plain calls fail too, so this proves nothing, and the create would fail as well.
      if (!sent || failure.kind === 'offline' || failure.kind === 'timeout')
        throw new ServiceError(failure, false);
      return 'status' in failure && NO_STREAM.has(failure.status) ? 'refused' : 'yes';
    }
  }

  return {
    read(call, options = {}) {
      return shared(keyOf(call), options, pacer, (turn) => sendWithRetries(turn, call, options));
    },
    write(call, options = {}) {
      return sendOnce(turnOf(options), call);
    },
    async create(call, probe, options = {}) {
      const stream = await shouldStream(probe, { ...turnOf(options), write: false });
      try {
        return await sendOnce(turnOf(options), call, stream);
      } catch (error) {
        if (!stream || isAbortError(error)) throw error;
        if (error instanceof ServiceError && error.failure.kind === 'offline')
          await streaming.set(origin, null);
        if (!isLengthRequired(error)) throw error;
        // A 411 means that the body wasn't read, so sending it with a length isn't a repetition.
        await streaming.set(origin, false);
        return await sendOnce(turnOf(options), call);
      }
    },
  };
}

/** A time limit that starts with the first request, because waiting for a turn doesn't count. */
function lazyDeadline(milliseconds: number, signal: AbortSignal | undefined) {
  let time: Deadline | undefined;
  return {
    begin: (): Deadline => {
      time ??= deadline(milliseconds, signal);
      return time;
    },
    race: <T>(promise: Promise<T>): Promise<T> => time?.race(promise) ?? promise,
    end: (): void => time?.end(),
  };
}

function turnOf(options: CallOptions): Turn {
  return { urgency: options.urgency ?? 'person', write: true, signal: options.signal };
}

function keyOf(call: Call): string {
  return JSON.stringify([call.method, call.path, call.query, call.body]);
}

/** How long World Anvil wants us to wait, in milliseconds. 0: we are too fast. Null: it doesn't say. */
function waitAskedFor(failure: ServiceFailure): number | null {
  if (failure.kind === 'busy' || failure.kind === 'challenge') return failure.retryAfter ?? 0;
  return 'retryAfter' in failure ? failure.retryAfter : null;
}

function isRetryable({ failure, sent }: ServiceError, { expectsServerError }: Retries): boolean {
  if (failure.kind === 'server') return sent && !expectsServerError;
  return sent && (failure.kind === 'busy' || failure.kind === 'offline');
}

function isLengthRequired(error: unknown): boolean {
  return error instanceof ServiceError && error.failure.kind === 'invalid' && error.failure.status === 411;
}
