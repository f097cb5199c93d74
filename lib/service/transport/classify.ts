import { type Message, message } from '../../i18n/index.ts';
import type { KeyName, Result, ServiceFailure } from '../../model/index.ts';
import { failed, ok, visibleText } from '../../model/index.ts';
import { isRecord, parseJson } from '../json.ts';
import type { Deadline } from './deadline.ts';
import {
  busy,
  challenge,
  connectionBroken,
  forbidden,
  invalid,
  noSuchService,
  notFound,
  notUnderstood,
  redirected,
  server,
  unauthorised,
  wrongMethod,
} from './failures.ts';

/** Why a body couldn't be read. */
type BodyProblem = 'tooLarge' | 'notText' | 'broken';

/**
 * Reads a response body in chunks, so that no more than `cap` bytes are held in memory. Only UTF-8, with or without
 * BOM. Other encodings are rejected rather than guessed, because a wrong guess would be written back.
 */
export async function readBody(
  response: Response,
  cap: number,
  time: Deadline,
): Promise<Result<string, BodyProblem>> {
  if (!response.body) return ok('');
  const reader = response.body.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const parts: string[] = [];
  let size = 0;
  try {
    for (;;) {
      const step = await time.race(read(reader));
      if (step === 'broken') return failed('broken');
      if (step.done) break;
      size += step.value.byteLength;
      if (size > cap) return failed('tooLarge');
      const part = decode(decoder, step.value);
      if (part === null) return failed('notText');
      parts.push(part);
    }
    const rest = decode(decoder);
    return rest === null ? failed('notText') : ok(parts.join('') + rest);
  } finally {
    // Stops the download. The result of cancelling doesn't matter.
    reader.cancel().catch(() => {});
  }
}

async function read(reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    return await reader.read();
  } catch {
    return 'broken' as const;
  }
}

function decode(decoder: TextDecoder, bytes?: Uint8Array): string | null {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
  } catch {
    // Not UTF-8, as the return value says.
    return null;
  }
}

const CHALLENGE =
  /just a moment|attention required|challenge-platform|cf-chl|cf_chl|cf-turnstile|checking your browser|verify(?:ing)? (?:that )?you are (?:a )?human|enable javascript and cookies/i;
const SIGN_IN =
  /<input[^>]+type\s*=\s*["']?password|<title>[^<]*(?:log ?in|sign ?in)\b|action\s*=\s*["'][^"']*login/i;

/** Whether a response is a web page. PHP labels JSON as `text/html` by default, so the body counts. */
export function looksLikeWebPage(contentType: string, text: string): boolean {
  return /^\s*</.test(text) || (/\bx?html\b/i.test(contentType) && /^\s*[^\s{[]/.test(text));
}

/** The failure when a web page comes instead of JSON. It is from the CDN or web server, never from the API. */
function webPageFailure(
  status: number,
  text: string,
  mitigated: boolean,
  retryAfter: number | null,
): ServiceFailure {
  if (mitigated || CHALLENGE.test(text)) return challenge(retryAfter);
  if (status >= 500) return server(status, retryAfter);
  if (status === 429) return challenge(retryAfter);
  if (status === 401 || SIGN_IN.test(text)) return redirected();
  if (status === 403) return challenge(retryAfter);
  if (status === 404) return noSuchService();
  if (status === 405) return wrongMethod();
  if (status >= 400) return invalid(status, null);
  return notUnderstood('webPage');
}

// Extracts the useful part of World Anvil's error messages, without SQL, stack traces and class names (platform notes,
// Errors: the summary of a 422 may be a raw SQL message).

const TECHNICAL =
  /SQLSTATE|\b(?:SELECT|INSERT INTO|UPDATE\s+\S+\s+SET|DELETE FROM)\b|exception|stack|trace|\.php|\\[A-Z]|::|->|#\d|\{|<[a-z/!]/i;
const BARE_CODE = /^[a-z0-9]+(?:_[a-z0-9]+)*$/;
const LONGEST = 200;

/** Why World Anvil refused, in its own words, quoted; null if it doesn't say. Never contains `secrets`. */
function refusalReason(body: unknown, secrets: readonly string[]): Message | null {
  for (const text of candidates(body)) {
    if (secrets.some((secret) => secret !== '' && text.includes(secret))) continue;
    const reason = fromSql(text) ?? quotation(text);
    if (reason) return reason;
  }
  return null;
}

/** Which key World Anvil doesn't accept. Null if it doesn't say: its documented code is the same for both. */
function refusedKey(body: unknown): KeyName | null {
  for (const text of candidates(body)) {
    const isApplication = /application(?!\/)|app[-_ ]?key/i.test(text);
    if (isApplication !== /token/i.test(text)) return isApplication ? 'applicationKey' : 'userToken';
  }
  return null;
}

function* candidates(body: unknown): Generator<string> {
  if (!isRecord(body)) return;
  const { error, reason, message, errors } = body;
  if (isRecord(error)) yield* texts([error.summary, error.message, error.reason]);
  yield* texts([error, reason, message]);
  if (Array.isArray(errors)) yield* texts(errors);
}

function* texts(values: unknown[]): Generator<string> {
  for (const value of values) if (typeof value === 'string' && value.trim()) yield value.trim();
}

const FIELDS_IN_CATALOG = /^(title|content|excerpt|tags|subtitle|description|scrapbook|seeded|footnotes)$/;

const SQL: readonly [RegExp, (field: string | Message) => Message][] = [
  [/data too long for column '([^']{1,60})'/i, (field) => message('service.fieldTooLong', { field })],
  [/column '([^']{1,60})' cannot be null/i, (field) => message('service.fieldMissing', { field })],
  [
    /incorrect string value.*column '([^']{1,60})'/i,
    (field) => message('service.fieldHasBadCharacter', { field }),
  ],
  [
    /out of range value for column '([^']{1,60})'/i,
    (field) => message('service.fieldNumberTooLarge', { field }),
  ],
  [/duplicate entry/i, () => message('service.duplicate')],
  [/foreign key constraint/i, () => message('service.missingReference')],
];

function fromSql(text: string): Message | null {
  for (const [pattern, reason] of SQL) {
    const [found, column = ''] = pattern.exec(text) ?? [];
    const name = column.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim() || '?';
    const id = `history.field${name[0]?.toUpperCase()}${name.slice(1)}`;
    if (found) return reason(FIELDS_IN_CATALOG.test(name) ? { id } : name);
  }
  return /SQLSTATE/i.test(text) ? message('service.notStored') : null;
}

function quotation(text: string): Message | null {
  const line = visibleText(text).replaceAll(/\s+/g, ' ');
  if (line.length > LONGEST || TECHNICAL.test(line) || BARE_CODE.test(line)) return null;
  if (line === '') return null;
  // Replaces curly quotation marks, so that nothing in the text can look like the end of the quotation.
  const quoted = line.replaceAll(/[“”„‟]/g, '"');
  return message('service.said', { text: /[.!?]$/.test(quoted) ? quoted : `${quoted}.` });
}

/** A raw response. `body` isn't `ok` if it couldn't be read as text. */
export interface WireResponse {
  status: number;
  contentType: string;
  /** The response comes from Cloudflare instead of the API (`cf-mitigated`). */
  mitigated: boolean;
  retryAfter: number | null;
  /** Pages of other origins may read it (CORS). */
  allowsOtherOrigins?: boolean;
  body: Result<string, BodyProblem>;
}

/** Default wait after a 429 without `Retry-After`, in milliseconds. */
const PAUSE_OF_429 = 60_000;

export type Verdict = Result<Record<string, unknown>, ServiceFailure>;

/**
 * Interprets a response by content type, then status, then `success` (platform notes, Errors). `emptyAllowed`: a
 * success without a body counts, as for writes whose response is undocumented.
 */
export function classify(answer: WireResponse, emptyAllowed: boolean, secrets: readonly string[]): Verdict {
  const { status, body } = answer;
  const retryAfter = answer.retryAfter ?? (status === 429 ? PAUSE_OF_429 : null);
  if (status >= 300 && status < 400) return failed(redirected());
  if (!body.ok) {
    const unread = body.problem === 'broken' ? connectionBroken() : notUnderstood(body.problem);
    return failed(statusFailure(status, null, retryAfter, secrets) ?? unread);
  }
  if (looksLikeWebPage(answer.contentType, body.value))
    return failed(webPageFailure(status, body.value, answer.mitigated, retryAfter));
  const empty = body.value.trim() === '';
  const value = empty ? undefined : parseJson(body.value);
  const failure = statusFailure(status, value, retryAfter, secrets);
  if (failure) return failed(failure);
  if (empty) return emptyAllowed ? ok({}) : failed(notUnderstood('empty'));
  if (!isRecord(value)) return failed(notUnderstood('notJson'));
  return isFalse(value.success) ? failed(refused(value, status, secrets)) : ok(value);
}

function statusFailure(
  status: number,
  value: unknown,
  retryAfter: number | null,
  secrets: readonly string[],
): ServiceFailure | null {
  if (status >= 200 && status < 300) return null;
  if (status === 401) return unauthorised(refusedKey(value));
  if (status === 403) return forbidden();
  if (status === 404) return notFound();
  if (status === 405) return wrongMethod();
  if (status === 408 || status === 425 || status === 429) return busy(retryAfter);
  if (status >= 500) return server(status, retryAfter);
  return invalid(status, refusalReason(value, secrets));
}

/** Some refusals have status 200 and `success: false`. Their error codes correspond to the status codes above. */
function refused(value: Record<string, unknown>, status: number, secrets: readonly string[]): ServiceFailure {
  if (value.error === 'access_denied_auth_failed') return unauthorised(refusedKey(value));
  if (value.error === 'access_denied') return forbidden();
  if (value.error === 'resource_not_found') return notFound();
  return invalid(status, refusalReason(value, secrets));
}

function isFalse(success: unknown): boolean {
  return success === false || success === 0 || success === 'false' || success === '0';
}
