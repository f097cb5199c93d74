import type { Instant } from '../../lib/model/index.ts';
import { LOCALE } from '../ui/index.ts';

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "5 min. ago", in the interface language. */
export function formatShortAge(at: Instant, now: Instant): string {
  const format = new Intl.RelativeTimeFormat(LOCALE, { style: 'narrow', numeric: 'auto' });
  for (const [unit, ms] of STEPS)
    if (now - at >= ms) return format.format(-Math.floor((now - at) / ms), unit);
  return format.format(0, 'second');
}

/** When something last happened: relative, with the exact time as a tooltip. */
export function When({ at, now }: { at: Instant; now: Instant }) {
  return (
    <time
      class="outbox-when"
      dateTime={new Date(at).toISOString()}
      title={new Date(at).toLocaleString(LOCALE)}
    >
      {formatShortAge(at, now)}
    </time>
  );
}
