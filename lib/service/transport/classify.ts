import type { ServiceFailure } from '../failure.ts';
import { isRecord, parseJson } from '../json.ts';
import {
  brokenOff,
  busy,
  forbidden,
  invalid,
  notFound,
  notUnderstood,
  redirected,
  server,
  unauthorised,
  wrongMethod,
} from './failures.ts';
import { refusalSentence } from './refusal.ts';
import { looksLikeWebPage, webPageFailure } from './web-page.ts';

/** An answer as it came off the wire. `body` is null where it could not be read as text. */
export interface WireAnswer {
  status: number;
  contentType: string;
  /** The edge said that it stands in for the service (`cf-mitigated`). */
  mitigated: boolean;
  retryAfter: number | null;
  body: { ok: true; text: string } | { ok: false; reason: 'tooLarge' | 'notText' | 'broken' };
}

/** How long to leave a platform alone that says 429 and not for how long. */
const PAUSE_OF_429 = 60_000;

export type Verdict = { ok: true; value: Record<string, unknown> } | { ok: false; failure: ServiceFailure };

/**
 * What an answer means: content type first, then status, then `success` (platform notes, Errors).
 * `emptyAllowed`: a success without a body is a success, as for writes whose answer is not documented.
 */
export function classify(answer: WireAnswer, emptyAllowed: boolean, secrets: readonly string[]): Verdict {
  const { status, body } = answer;
  const retryAfter = answer.retryAfter ?? (status === 429 ? PAUSE_OF_429 : null);
  if (status >= 300 && status < 400) return failed(redirected());
  if (!body.ok) {
    const unread = body.reason === 'broken' ? brokenOff() : notUnderstood(body.reason);
    return failed(statusFailure(status, null, retryAfter, secrets) ?? unread);
  }
  if (looksLikeWebPage(answer.contentType, body.text))
    return failed(webPageFailure(status, body.text, answer.mitigated, retryAfter));
  const empty = body.text.trim() === '';
  const value = empty ? undefined : parseJson(body.text);
  const failure = statusFailure(status, value, retryAfter, secrets);
  if (failure) return failed(failure);
  if (empty) return emptyAllowed ? { ok: true, value: {} } : failed(notUnderstood('empty'));
  if (!isRecord(value)) return failed(notUnderstood('notJson'));
  return isFalse(value.success) ? failed(refused(value, status, secrets)) : { ok: true, value };
}

function statusFailure(
  status: number,
  value: unknown,
  retryAfter: number | null,
  secrets: readonly string[],
): ServiceFailure | null {
  if (status >= 200 && status < 300) return null;
  if (status === 401) return unauthorised();
  if (status === 403) return forbidden();
  if (status === 404) return notFound();
  if (status === 405) return wrongMethod();
  if (status === 408 || status === 425 || status === 429) return busy(retryAfter);
  if (status >= 500) return server(status, retryAfter);
  return invalid(status, refusalSentence(value, secrets));
}

/** Some refusals arrive with status 200 and `success: false`; their error words are those of the statuses. */
function refused(value: Record<string, unknown>, status: number, secrets: readonly string[]): ServiceFailure {
  if (value.error === 'access_denied_auth_failed') return unauthorised();
  if (value.error === 'access_denied') return forbidden();
  if (value.error === 'resource_not_found') return notFound();
  return invalid(status, refusalSentence(value, secrets));
}

function isFalse(success: unknown): boolean {
  return success === false || success === 0 || success === 'false' || success === '0';
}

function failed(failure: ServiceFailure): Verdict {
  return { ok: false, failure };
}
