import type { Place } from '../place.ts';
import { dateOf } from './date-of.ts';
import { isBefore } from './date-order.ts';
import type { DateRole, EntryFacts } from './entry-facts.ts';
import type { WorldFacts } from './world-facts.ts';

/** Two dates of an entry that are surely in the wrong order, the one that should be later first. */
export function outOfOrder(
  world: WorldFacts,
  entry: EntryFacts,
  earlier: DateRole,
  later: DateRole,
): { here: Place; there: Place } | null {
  const [first, last] = [dateOf(entry, earlier), dateOf(entry, later)];
  return first && last && isBefore(world, last.date, first.date)
    ? { here: last.place, there: first.place }
    : null;
}
