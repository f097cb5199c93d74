const SHORTEST = 1_000;
const LONGEST = 3_600_000;

/**
 * The `Retry-After` header in milliseconds: seconds or an HTTP date, clamped to 1 second … 1 hour;
 * null where there is none or it says nothing.
 */
export function readRetryAfter(header: string | null, now: number): number | null {
  const text = header?.trim();
  if (!text) return null;
  const wait = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(wait) ? null : Math.min(LONGEST, Math.max(SHORTEST, wait));
}
