import { failed, ok, type Result, type ServiceFailure } from '../../model/index.ts';
import { isRecord, parseJson } from '../json.ts';
import type { BodyProblem } from './body.ts';
import {
  busy,
  connectionBroken,
  forbidden,
  invalid,
  notFound,
  notUnderstood,
  redirected,
  server,
  unauthorised,
  wrongMethod,
} from './failures.ts';
import { refusalReason, refusedKey } from './refusal.ts';
import { looksLikeWebPage, webPageFailure } from './web-page.ts';

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
