import type { Instant } from '../../model/index.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Every length of time that the outbox goes by, in milliseconds. */
export interface Timing {
  /** After an unclear answer no earlier than this does finding nothing mean that nothing is there. */
  settleMs: number;
  /** When to look for an article whose fate is unclear, counted from the unclear answer. */
  sweepsMs: readonly number[];
  /** When to look once more for late copies of what was sent more than once. */
  watchMs: readonly number[];
  /** Sendings of one draft before a person is asked. */
  maxAttempts: number;
  /** The most that one call may take: a background worker is ended after 30 seconds. */
  callMs: number;
  /** How long a decision to send stays good: a machine that slept meanwhile decides again. */
  freshMs: number;
  backoffFirstMs: number;
  backoffMostMs: number;
  /** Pages read in one look at most; a list that is not newest first is read to its end. */
  maxPages: number;
}

export const TIMING: Timing = {
  settleMs: 180 * SECOND,
  sweepsMs: [3 * SECOND, 15 * SECOND, 45 * SECOND],
  watchMs: [HOUR, DAY],
  maxAttempts: 8,
  callMs: 24 * SECOND,
  freshMs: 10 * SECOND,
  backoffFirstMs: 2 * SECOND,
  backoffMostMs: 300 * SECOND,
  maxPages: 40,
};

export const BIN_MS = 30 * DAY;
/** A server may ask for more patience than this; nobody waits longer for one draft. */
export const ASKED_MOST_MS = HOUR;

/** Full jitter: anything up to a limit that doubles with each failure. `random` is in 0 to 1. */
export function backoff(failures: number, random: number, timing: Timing): number {
  const limit = Math.min(timing.backoffMostMs, timing.backoffFirstMs * 2 ** Math.min(failures, 20));
  return Math.round(random * limit);
}

/** The next of several moments counted from `from` that lies ahead; null when all are past. */
export function nextOf(moments: readonly number[], from: Instant, now: Instant): Instant | null {
  for (const moment of moments) if (from + moment > now) return from + moment;
  return null;
}
