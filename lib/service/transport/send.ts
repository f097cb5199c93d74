import { ServiceError } from '../failure.ts';
import { readBody } from './body.ts';
import { classify, type WireAnswer } from './classify.ts';
import { abortError, type Deadline, deadline, isAbortError, TimeIsUp } from './deadline.ts';
import { notUnderstood, offline, redirected, timeout, unusableCredential } from './failures.ts';
import { readRetryAfter } from './retry-after.ts';

const TIME_LIMIT = 25_000;
export const ENTITY_CAP = 4 * 1024 * 1024;
export const LIST_CAP = 16 * 1024 * 1024;

/** One request in the words of HTTP; the path is relative to the version's root. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  query?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  body?: Readonly<Record<string, unknown>>;
  /** The most bytes that the answer may have. */
  cap: number;
  /** A success may come without a body. */
  emptyAllowed?: boolean;
}

export interface Destination {
  root: string;
  applicationKey: string;
  userToken: string;
  credentialsIn: 'headers' | 'query';
  userAgent: string;
  fetch: typeof fetch;
  now: () => number;
  /** Milliseconds for headers and body together; 25 seconds where it is left out. */
  timeLimit?: number | undefined;
}

/** `duplex` is missing from the DOM's own types. */
interface StreamingInit extends RequestInit {
  duplex?: 'half';
}

/**
 * Sends one request, once, and gives the JSON object that it was answered with. Rejects with a `ServiceError`, or with
 * an `AbortError` when the caller's signal says so. One time limit for headers and body together; redirects are not
 * followed; no cookie, cache or referrer takes part. `stream` sends the body so that a browser cannot send it again.
 */
export async function send(
  to: Destination,
  call: Call,
  options: { signal?: AbortSignal | undefined; stream?: boolean } = {},
): Promise<Record<string, unknown>> {
  const secrets = [to.applicationKey, to.userToken];
  if (secrets.some((secret) => !/^[\x21-\x7e]+$/.test(secret))) throw unusableCredential();
  if (options.signal?.aborted) throw abortError();
  const time = deadline(to.timeLimit ?? TIME_LIMIT, options.signal);
  try {
    const answer = await request(to, call, time, options.stream ?? false);
    const verdict = classify(answer, call.emptyAllowed ?? false, secrets);
    if (!verdict.ok) throw new ServiceError(verdict.failure);
    return verdict.value;
  } catch (error) {
    if (error instanceof ServiceError || isAbortError(error)) throw error;
    throw new ServiceError(error instanceof TimeIsUp ? timeout() : notUnderstood('notJson'));
  } finally {
    time.end();
  }
}

async function request(to: Destination, call: Call, time: Deadline, stream: boolean): Promise<WireAnswer> {
  const response = await time.race(begin(to, call, time.signal, stream));
  if (response === 'unreachable') throw new ServiceError(offline());
  if (response.type === 'opaqueredirect') throw new ServiceError(redirected());
  return {
    status: response.status,
    contentType: response.headers.get('content-type') ?? '',
    mitigated: response.headers.has('cf-mitigated'),
    retryAfter: readRetryAfter(response.headers.get('retry-after'), to.now()),
    body: await readBody(response, call.cap, time),
  };
}

/** The reason why `fetch` rejects is not told apart and not passed on: it may quote a header or the address. */
async function begin(to: Destination, call: Call, signal: AbortSignal, stream: boolean) {
  try {
    const init: StreamingInit = {
      method: call.method,
      headers: headersOf(to),
      // Not followed, and unlike 'error' it can be told from a lost connection.
      redirect: 'manual',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal,
    };
    if (call.body) {
      const text = JSON.stringify(call.body);
      init.body = stream ? streamOf(text) : text;
      if (stream) init.duplex = 'half';
    }
    const { fetch } = to; // called without a receiver, as browsers demand
    return await fetch(addressOf(to, call), init);
  } catch {
    return 'unreachable' as const;
  }
}

function headersOf(to: Destination): Record<string, string> {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Content-Type': 'application/json',
    'User-Agent': to.userAgent,
  };
  if (to.credentialsIn === 'query') return headers;
  return { ...headers, 'x-application-key': to.applicationKey, 'x-auth-token': to.userToken };
}

function addressOf(to: Destination, call: Call): string {
  const query = new URLSearchParams(call.query);
  if (to.credentialsIn === 'query') {
    query.set('x-application-key', to.applicationKey);
    query.set('x-auth-token', to.userToken);
  }
  const text = query.toString();
  return `${to.root}/${call.path}${text ? `?${text}` : ''}`;
}

function streamOf(text: string): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });
}
