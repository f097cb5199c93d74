import type { Instant } from '../../lib/model/index.ts';
import { formatAge } from '../search/index.ts';
import { LOCALE } from '../ui/index.ts';
import type { Fact } from './facts.tsx';

/** A time as a fact: its age, with the date as a tooltip. Null if it isn't known or invalid. */
export function momentFact(label: string, at: Instant | null): Fact | null {
  if (at === null) return null;
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return null;
  return {
    label,
    value: (
      <time dateTime={date.toISOString()} title={date.toLocaleString(LOCALE)}>
        {formatAge(at, Math.max(Date.now(), at))}
      </time>
    ),
  };
}
