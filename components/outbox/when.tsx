import { formatDate, formatShortAge } from '../../lib/i18n/index.ts';
import type { Instant } from '../../lib/model/index.ts';

/** When something last happened: relative, with the exact time as a tooltip. */
export function When({ at, now }: { at: Instant; now: Instant }) {
  return (
    <time class="outbox-when" dateTime={new Date(at).toISOString()} title={formatDate(at)}>
      {formatShortAge(at, now)}
    </time>
  );
}
