import type { Instant } from '../model/index.ts';
import type { ServiceFailure } from '../service/index.ts';
import { ASKED_MOST_MS } from './timing.ts';

/**
 * Leaves a platform in trouble alone. It lives in the worker's memory: when it is forgotten, only the pace changes.
 */
export interface Breaker {
  /** Failures of transport or server one after another. */
  failures: number;
  /** How often it opened since the last call that went well. */
  openings: number;
  /** Until when nothing is asked of the platform, and when that was decided. */
  until: Instant;
  since: Instant;
}

export const CLOSED: Breaker = { failures: 0, openings: 0, until: 0, since: 0 };

const FAILURES = 5;
const FIRST_MS = 30_000;
const LONGEST_MS = 15 * 60_000;

/** The breaker after a call; null: it went well. A platform that names a waiting time gets it, an hour at most. */
export function afterCall(breaker: Breaker, failure: ServiceFailure | null, now: Instant): Breaker {
  if (!failure) return CLOSED;
  const asked = 'retryAfter' in failure ? Math.min(failure.retryAfter ?? 0, ASKED_MOST_MS) : 0;
  const held = isHeld(breaker, now) ? breaker.until : 0;
  const until = Math.max(held, asked > 0 ? now + asked : 0);
  const counts = failure.kind === 'offline' || failure.kind === 'timeout' || failure.kind === 'server';
  if (!counts) return { ...breaker, until, since: now };
  const failures = breaker.failures + 1;
  if (failures < FAILURES) return { ...breaker, failures, until, since: now };
  const openings = breaker.openings + 1;
  const pause = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(openings - 1, 10));
  // One more failure opens it again: the next call is a trial.
  return { failures: FAILURES - 1, openings, until: Math.max(until, now + pause), since: now };
}

/** A pause that began in the future comes from a clock that was set back: nobody waits it out. */
export const isHeld = ({ until, since }: Breaker, now: Instant): boolean =>
  since <= now && until > now && until - now <= ASKED_MOST_MS;

/**
 * Whether a person asked for a draft since the pause was decided: then it is tried once in spite of the pause. If that
 * fails, the pause counts from the failure, which is later than the asking.
 */
export const isAskedSince = (askedAt: Instant | undefined, { since }: Breaker, now: Instant): boolean =>
  askedAt !== undefined && askedAt >= since && askedAt <= now;
