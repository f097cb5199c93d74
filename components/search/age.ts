import type { Instant } from '../../lib/model/index.ts';
import { LOCALE } from '../ui/index.ts';

const STEPS = [
  ['year', 31_557_600_000],
  ['month', 2_629_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "5 minutes ago", in the interface language; "now" within the first minute. */
export function formatAge(at: Instant, now: Instant): string {
  const format = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' });
  for (const [unit, ms] of STEPS)
    if (now - at >= ms) return format.format(-Math.floor((now - at) / ms), unit);
  return format.format(0, 'second');
}

/** An age for the end of a sentence: "just now", "5 minutes ago". */
export function formatAgo(at: Instant): string {
  const now = Date.now();
  return now - at < 60_000 ? 'just now' : formatAge(at, now);
}
