import { ServiceError, type ServiceFailure } from './failure.ts';
import type { Pacer, Turn } from './pacer.ts';
import type { CallOptions } from './port.ts';
import { type Deadline, deadline, isAbortError, TimeIsUp } from './transport/deadline.ts';
import { timeout } from './transport/failures.ts';
import { type Call, type Destination, send } from './transport/send.ts';
import { createShared } from './transport/shared.ts';
import { canStream, type StreamingMemory } from './transport/streaming.ts';

export type Wire = Record<string, unknown>;

/** Paced, retried and shared calls to one version of the service, answered in its own JSON. */
export interface Client {
  /** Tried again when that may help; two of the same at the same time are one request. */
  read(call: Call, options?: CallOptions): Promise<Wire>;
  /** Sent once. */
  write(call: Call, options?: CallOptions): Promise<Wire>;
  /** Sent once, and where possible in a way that the browser cannot repeat; `probe` is a call that changes nothing. */
  create(call: Call, probe: Call, options?: CallOptions): Promise<Wire>;
}

export interface ClientOptions {
  to: Destination;
  pacer: Pacer;
  streaming: StreamingMemory;
  random: () => number;
  sleep: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
}

/** Answers of a server that wants a body with its length. */
const NO_STREAM = new Set([400, 411, 501]);
const RETRIES = 3;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;
/** Milliseconds that a read may take from its first request on, waits and repeats included. */
const READ_LIMIT = 30_000;

export function createClient({ to, pacer, streaming, random, sleep }: ClientOptions): Client {
  const shared = createShared<Wire>();
  const origin = new URL(to.root).origin;

  const once = (turn: Turn, call: Call, stream = false): Promise<Wire> =>
    passed(turn, () => send(to, call, { signal: turn.signal, stream }));

  /** In its turn; the pacer hears where the platform asks for patience. */
  async function passed(turn: Turn, request: () => Promise<Wire>): Promise<Wire> {
    try {
      return await pacer.run(turn, request);
    } catch (error) {
      const wait = error instanceof ServiceError && error.sent ? pushedBack(error.failure) : null;
      if (wait !== null) pacer.pushBack(wait);
      throw error;
    }
  }

  async function again(turn: Turn, call: Call): Promise<Wire> {
    const time = limitOf(READ_LIMIT, turn.signal);
    let last: ServiceError | null = null;
    const attempt = () =>
      passed(turn, () => {
        const { signal, race } = time.begin();
        return race(send(to, call, { signal }));
      });
    try {
      for (let retry = 0; ; retry++) {
        try {
          return await time.race(attempt());
        } catch (error) {
          if (!(error instanceof ServiceError) || !mayHelp(error) || retry >= RETRIES) throw error;
          last = error;
          // Full jitter, so that many clients do not come back in step; the pacer holds what the platform asked for.
          await time.race(sleep(random() * Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** retry), turn.signal));
        }
      }
    } catch (error) {
      if (!(error instanceof TimeIsUp)) throw error;
      throw last ?? new ServiceError(timeout());
    } finally {
      time.end();
    }
  }

  /**
   * Whether a create may go out as a stream. Over HTTP/1.1 Chromium fails such a request before anything is sent, which
   * looks like a lost connection, so a call that changes nothing tries it first; any answer at all proves that it arrives.
   */
  async function streams(probe: Call, turn: Turn): Promise<boolean> {
    if (!origin.startsWith('https:') || !canStream()) return false;
    const known = await streaming.get(origin);
    if (known !== null) return known;
    const streamed = await arrival(turn, probe, true);
    // A refusal that the plain call meets as well is not for want of a length.
    const arrives =
      streamed === 'yes' || ((await arrival(turn, probe, false)) === 'refused' && streamed === 'refused');
    await streaming.set(origin, arrives);
    return arrives;
  }

  async function arrival(turn: Turn, probe: Call, stream: boolean): Promise<'yes' | 'refused' | 'lost'> {
    try {
      await once(turn, probe, stream);
      return 'yes';
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      const { failure, sent } = error;
      if (stream && failure.kind === 'offline') return 'lost';
      // Nothing is learnt where plain calls fail too, and the create that waits behind this would fare no better.
      if (!sent || failure.kind === 'offline' || failure.kind === 'timeout')
        throw new ServiceError(failure, false);
      return 'status' in failure && NO_STREAM.has(failure.status) ? 'refused' : 'yes';
    }
  }

  return {
    read(call, options = {}) {
      return shared(keyOf(call), options, pacer, (turn) => again(turn, call));
    },
    write(call, options = {}) {
      return once(turnOf(options), call);
    },
    async create(call, probe, options = {}) {
      const stream = await streams(probe, { ...turnOf(options), write: false });
      try {
        return await once(turnOf(options), call, stream);
      } catch (error) {
        if (!stream || isAbortError(error)) throw error;
        if (error instanceof ServiceError && error.failure.kind === 'offline')
          await streaming.set(origin, null);
        if (!isLengthRequired(error)) throw error;
        // 411 says that the body was not taken for want of a length, so sending it plainly is still the first time.
        await streaming.set(origin, false);
        return await once(turnOf(options), call);
      }
    },
  };
}

/** A time limit that begins when it's first asked to: a turn may be long in coming, and that isn't the read's time. */
function limitOf(milliseconds: number, signal: AbortSignal | undefined) {
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

/** How long the platform wants to be left alone; 0 where it only shows that we were too many. */
function pushedBack(failure: ServiceFailure): number | null {
  if (failure.kind === 'busy' || failure.kind === 'challenge') return failure.retryAfter ?? 0;
  return 'retryAfter' in failure ? failure.retryAfter : null;
}

function mayHelp({ failure, sent }: ServiceError): boolean {
  return sent && (failure.kind === 'busy' || failure.kind === 'server' || failure.kind === 'offline');
}

function isLengthRequired(error: unknown): boolean {
  return error instanceof ServiceError && error.failure.kind === 'invalid' && error.failure.status === 411;
}
