import { useRef } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import type { Instant } from '../../lib/model/index.ts';

/**
 * Seconds left, with a shrinking ring that reduced motion hides.
 * @param durationMs the whole duration in milliseconds; null for the time left when it was first shown
 */
export function Countdown({
  until,
  now,
  durationMs,
}: {
  until: Instant;
  now: Instant;
  durationMs: number | null;
}) {
  const left = Math.max(0, until - now);
  const first = useRef({ until, ms: left });
  if (first.current.until !== until) first.current = { until, ms: left };
  const total = Math.max(durationMs ?? first.current.ms, left);
  const seconds = Math.ceil(left / 1_000);
  const share = total > 0 ? left / total : 0;
  return (
    <span class="countdown small soft" role="timer" aria-label={t('outbox.secondsLeft', { seconds })}>
      <svg class="countdown-ring" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <circle cx="8" cy="8" r="6.25" />
        <circle
          class="countdown-rest"
          cx="8"
          cy="8"
          r="6.25"
          pathLength={100}
          stroke-dasharray="100"
          stroke-dashoffset={100 - share * 100}
        />
      </svg>
      <span aria-hidden="true">
        {seconds >= 90
          ? t('outbox.shortMinutes', { minutes: Math.ceil(seconds / 60) })
          : t('outbox.shortSeconds', { seconds })}
      </span>
    </span>
  );
}
