import { formatAge, formatDate } from '../../lib/i18n/index.ts';
import type { Instant } from '../../lib/model/index.ts';
import type { Fact } from './facts.tsx';

/** A time as a fact: its age, with the date as a tooltip. Null if it isn't known or invalid. */
export function momentFact(label: string, at: Instant | null): Fact | null {
  if (at === null) return null;
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return null;
  return {
    label,
    value: (
      <time dateTime={date.toISOString()} title={formatDate(date)}>
        {formatAge(at, Math.max(Date.now(), at))}
      </time>
    ),
  };
}
