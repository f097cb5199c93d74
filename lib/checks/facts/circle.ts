import type { Place } from '../place.ts';
import type { EntryFacts } from './entry-facts.ts';

/** A step to another entry, and where it is written. */
export interface Step {
  to: EntryFacts;
  place: Place;
}

/** More than any honest line of ancestors or categories. */
const LONGEST = 1_000;

/**
 * The shortest way from an entry back to itself over at least one other, as its first and last place. Null if there is none, or
 * if an entry of a lower location is on it, which reports it.
 */
export function circleFrom(
  entry: EntryFacts,
  steps: (from: EntryFacts) => readonly Step[],
): { here: Place; there: Place | undefined } | null {
  const first = steps(entry).filter(({ to }) => to !== entry);
  if (first.length === 0) return null;
  const seen = new Map<EntryFacts, { first: Step; lowest: number }>();
  const queue: EntryFacts[] = [];
  for (const step of first)
    if (!seen.has(step.to)) {
      seen.set(step.to, { first: step, lowest: step.to.location });
      queue.push(step.to);
    }
  for (let at = 0; at < queue.length && at < LONGEST; at++) {
    const from = queue[at];
    const way = from && seen.get(from);
    if (!from || !way) break;
    for (const step of steps(from)) {
      if (step.to === entry) {
        const isFirst = entry.location < way.lowest;
        return isFirst ? { here: way.first.place, there: step.place } : null;
      }
      if (seen.has(step.to)) continue;
      seen.set(step.to, { first: way.first, lowest: Math.min(way.lowest, step.to.location) });
      queue.push(step.to);
    }
  }
  return null;
}
