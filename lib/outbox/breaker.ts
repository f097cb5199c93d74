import type { Instant } from '../model/index.ts';
import type { ServiceFailure } from '../service/index.ts';

/**
 * Leaves a platform in trouble alone. It lives in the worker's memory: when it is forgotten, only the pace changes.
 */
export interface Breaker {
  /** Failures of transport or server one after another. */
  failures: number;
  /** How often it opened since the last call that went well. */
  openings: number;
  /** Until when nothing is asked of the platform. */
  until: Instant;
}

export const CLOSED: Breaker = { failures: 0, openings: 0, until: 0 };

const FAILURES = 5;
const FIRST_MS = 30_000;
const LONGEST_MS = 15 * 60_000;
const ASKED_MOST_MS = 3_600_000;

/** The breaker after a call; null: it went well. A platform that names a waiting time gets it, an hour at most. */
export function afterCall(breaker: Breaker, failure: ServiceFailure | null, now: Instant): Breaker {
  if (!failure) return CLOSED;
  const asked = 'retryAfter' in failure ? Math.min(failure.retryAfter ?? 0, ASKED_MOST_MS) : 0;
  const until = Math.max(breaker.until, asked > 0 ? now + asked : 0);
  const counts = failure.kind === 'offline' || failure.kind === 'timeout' || failure.kind === 'server';
  if (!counts) return { ...breaker, until };
  const failures = breaker.failures + 1;
  if (failures < FAILURES) return { ...breaker, failures, until };
  const openings = breaker.openings + 1;
  const pause = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(openings - 1, 10));
  // One more failure opens it again: the next call is a trial.
  return { failures: FAILURES - 1, openings, until: Math.max(until, now + pause) };
}

/** A moment further ahead than we would ever wait comes from a clock that was set back. */
export const isHeld = ({ until }: Breaker, now: Instant): boolean =>
  until > now && until - now <= ASKED_MOST_MS;
