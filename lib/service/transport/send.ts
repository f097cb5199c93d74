import { ServiceError } from '../failure.ts';
import { classify, readBody, type Verdict, type WireResponse } from './classify.ts';
import { abortError, type Deadline, DeadlineExceeded, deadline, isAbortError } from './deadline.ts';
import { notUnderstood, offline, redirected, timeout, unusableCredential } from './failures.ts';

const SHORTEST = 1_000;
const LONGEST = 3_600_000;
const HALF_CENTURY = 50;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DAY = '(?:mon|tue|wed|thu|fri|sat|sun)';
const TIME = '(?<hour>\\d\\d):(?<minute>\\d\\d):(?<second>\\d\\d)';

/** The three date formats of HTTP. `Date.parse` would accept much more, such as "-5". */
const DATES = [
  `${DAY}, (?<day>\\d\\d) (?<month>[a-z]{3}) (?<year>\\d{4}) ${TIME} GMT`,
  `${DAY}[a-z]*, (?<day>\\d\\d)-(?<month>[a-z]{3})-(?<year>\\d\\d) ${TIME} GMT`,
  `${DAY} (?<month>[a-z]{3}) (?<day>[ \\d]\\d) ${TIME} (?<year>\\d{4})`,
].map((form) => new RegExp(`^${form}$`, 'i'));

/** A two-digit year more than 50 years in the future belongs to the previous century (RFC 9110). */
function wholeYear(year: string, now: number): number {
  if (year.length === 4) return Number(year);
  const thisYear = new Date(now).getUTCFullYear();
  const inThisCentury = thisYear - (thisYear % 100) + Number(year);
  return inThisCentury > thisYear + HALF_CENTURY ? inThisCentury - 100 : inThisCentury;
}

function httpDate(text: string, now: number): number | null {
  for (const form of DATES) {
    const parts = form.exec(text)?.groups;
    if (!parts) continue;
    const month = MONTHS.indexOf((parts.month ?? '').toLowerCase());
    const [day, hour, minute, second] = [parts.day, parts.hour, parts.minute, parts.second].map(Number);
    if (month < 0 || day === undefined || hour === undefined) return null;
    const date = Date.UTC(wholeYear(parts.year ?? '', now), month, day, hour, minute, second);
    const isReal = new Date(date).getUTCDate() === day && hour < 24 && Number(minute) < 60;
    return isReal ? date : null;
  }
  return null;
}

/** `Retry-After` (seconds or an HTTP date) in milliseconds, 1 second to 1 hour. Null if invalid. */
export function readRetryAfter(header: string | null, now: number): number | null {
  const text = header?.trim();
  if (!text) return null;
  const date = httpDate(text, now);
  const wait = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : date === null ? null : date - now;
  return wait === null ? null : Math.min(LONGEST, Math.max(SHORTEST, wait));
}

const TIME_LIMIT = 25_000;
export const ENTITY_CAP = 4 * 1024 * 1024;
export const LIST_CAP = 16 * 1024 * 1024;

/** An HTTP request. The path is relative to the version's root. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  query?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  body?: Readonly<Record<string, unknown>>;
  /** Maximum response size in bytes. */
  cap: number;
  /** A success may have an empty body. */
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
  /** Time limit in milliseconds for headers and body together. Default: 25 seconds. */
  timeLimit?: number | undefined;
}

/** `duplex` is missing from TypeScript's DOM types. */
interface StreamingInit extends RequestInit {
  duplex?: 'half';
}

interface SendOptions {
  signal?: AbortSignal | undefined;
  /** Send the body as a stream, which a browser can't resend. */
  stream?: boolean;
}

/**
 * Sends a request once and returns the JSON object of the response. Rejects with a `ServiceError`, or with an
 * `AbortError` if the caller aborts. One time limit covers headers and body. Redirects aren't followed; cookies, cache
 * and referrer aren't used.
 */
export async function send(
  to: Destination,
  call: Call,
  options: SendOptions = {},
): Promise<Record<string, unknown>> {
  const verdict = judge(to, call, await exchange(to, call, options));
  if (!verdict.ok) throw new ServiceError(verdict.problem);
  return verdict.value;
}

export function judge(to: Destination, call: Call, answer: WireResponse): Verdict {
  return classify(answer, call.emptyAllowed ?? false, [to.applicationKey, to.userToken]);
}

/** Like `send`, but returns the response as it came. Rejects if none came. */
export async function exchange(
  to: Destination,
  call: Call,
  options: SendOptions = {},
): Promise<WireResponse> {
  const secrets = [to.applicationKey, to.userToken];
  if (secrets.some((secret) => !/^[\x21-\x7e]+$/.test(secret))) throw unusableCredential();
  if (options.signal?.aborted) throw abortError();
  const time = deadline(to.timeLimit ?? TIME_LIMIT, options.signal);
  try {
    return await request(to, call, time, options.stream ?? false);
  } catch (error) {
    if (error instanceof ServiceError || isAbortError(error)) throw error;
    throw new ServiceError(error instanceof DeadlineExceeded ? timeout() : notUnderstood('notJson'));
  } finally {
    time.end();
  }
}

async function request(to: Destination, call: Call, time: Deadline, stream: boolean): Promise<WireResponse> {
  const response = await time.race(begin(to, call, time.signal, stream));
  if (response === 'unreachable') throw new ServiceError(offline());
  if (response.type === 'opaqueredirect') throw new ServiceError(redirected());
  return {
    status: response.status,
    contentType: response.headers.get('content-type') ?? '',
    mitigated: response.headers.has('cf-mitigated'),
    retryAfter: readRetryAfter(response.headers.get('retry-after'), to.now()),
    allowsOtherOrigins: response.headers.has('access-control-allow-origin'),
    body: await readBody(response, call.cap, time),
  };
}

/** The reason for a `fetch` rejection is discarded, because it may quote a header or the address. */
async function begin(to: Destination, call: Call, signal: AbortSignal, stream: boolean) {
  try {
    const init: StreamingInit = {
      method: call.method,
      headers: headersOf(to),
      // Not 'error', because that can't be told apart from a lost connection.
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
    const { fetch } = to; // called without a receiver, as browsers require
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
