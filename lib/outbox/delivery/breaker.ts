import type { Instant } from '../../model/index.ts';
import type { ServiceFailure } from '../../service/index.ts';
import { ASKED_MOST_MS } from './timing.ts';

/** Circuit breaker. It lives in the worker's memory: losing it only changes the pace. */
export interface Breaker {
  /** Consecutive transport or server failures. */
  failures: number;
  /** How often it opened since the last successful call. */
  openings: number;
  /** Until when no calls are made, and when that was decided. */
  until: Instant;
  since: Instant;
  /** Until when World Anvil asked for no calls; not later than `until`. */
  retryAt: Instant;
}

export const CLOSED: Breaker = { failures: 0, openings: 0, until: 0, since: 0, retryAt: 0 };

const FAILURES = 5;
const FIRST_MS = 30_000;
const LONGEST_MS = 15 * 60_000;

/** The breaker after a call; `failure` is null after a success. A requested wait is respected, up to an hour. */
export function afterCall(breaker: Breaker, failure: ServiceFailure | null, now: Instant): Breaker {
  if (!failure) return CLOSED;
  const held = isHeld(breaker, now) ? breaker : CLOSED;
  const retryAfter = 'retryAfter' in failure ? Math.min(failure.retryAfter ?? 0, ASKED_MOST_MS) : 0;
  const retryAt = Math.max(held.retryAt, retryAfter > 0 ? now + retryAfter : 0);
  const until = Math.max(held.until, retryAt);
  const counts = failure.kind === 'offline' || failure.kind === 'timeout' || failure.kind === 'server';
  if (!counts) return { ...breaker, until, since: now, retryAt };
  const failures = breaker.failures + 1;
  if (failures < FAILURES) return { ...breaker, failures, until, since: now, retryAt };
  const openings = breaker.openings + 1;
  const pause = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(openings - 1, 10));
  // The next call is a trial: one more failure opens the breaker again.
  return { failures: FAILURES - 1, openings, until: Math.max(until, now + pause), since: now, retryAt };
}

/** The breaker when the network is back: only what World Anvil asked for still holds. */
export const afterReconnect = ({ since, retryAt }: Breaker): Breaker => ({
  ...CLOSED,
  until: retryAt,
  since,
  retryAt,
});

/** A pause that began in the future is ignored: the clock was set back. */
export const isHeld = ({ until, since }: Breaker, now: Instant): boolean =>
  since <= now && until > now && until - now <= ASKED_MOST_MS;

/**
 * Whether the user asked to send a draft since the pause began. Then it is tried once despite the pause. If that fails,
 * the pause restarts at the failure, which is later than the user's request.
 */
export const isAskedSince = (askedAt: Instant | undefined, { since }: Breaker, now: Instant): boolean =>
  askedAt !== undefined && askedAt >= since && askedAt <= now;
