import type { Instant } from '../model/index.ts';
import { stored } from './stored.ts';

/** What World Anvil asked for when requests came too fast. It outlives the worker that was asked. */
export interface Slowdown {
  /** No requests between these moments. If the clock was set back, the wait is as long and begins again. */
  since: Instant;
  until: Instant;
  /** The share of the configured pace that is used after that: 1 for all of it. */
  share: number;
}

/** A server may ask for more, but nobody waits longer, whatever is stored. Milliseconds. */
const LONGEST = 3_600_000;

/** Checked by hand: the popup reads it before its first paint, and the library for schemas loads later. */
function parse(raw: unknown): Slowdown | null {
  const { since, until, share }: Partial<Record<keyof Slowdown, unknown>> = Object(raw);
  if (typeof since !== 'number' || typeof until !== 'number' || typeof share !== 'number') return null;
  const isWait = until >= since && until - since <= LONGEST;
  return isWait && share > 0 && share <= 1 ? { since, until, share } : null;
}

/** Null: World Anvil never asked for any. Only the background writes it. */
export const {
  read: readSlowdown,
  watch: watchSlowdown,
  write: writeSlowdown,
} = stored<Slowdown | null>('slowdown', parse);

/** Until when World Anvil asked for no requests; null if it doesn't ask for that now. */
export const waitsUntil = (slowdown: Slowdown | null, now: Instant): Instant | null => {
  if (!slowdown) return null;
  const { since, until } = slowdown;
  if (since > now) return now + (until - since);
  return until > now ? until : null;
};
