import {
  isLabelAxis,
  isBefore as isLower,
  leastYearsBetween,
  mostYearsBetween,
  type WrittenDate,
} from '../dates/index.ts';
import { dateOf } from './date-of.ts';
import type { DateRole } from './entry-facts.ts';
import { eachEntry, oncePerWorld } from './once-per-world.ts';
import type { WorldFacts } from './world-facts.ts';

const PAIRS: readonly (readonly [DateRole, DateRole])[] = [
  ['birth', 'death'],
  ['founding', 'dissolution'],
  ['start', 'end'],
  ['reignStart', 'reignEnd'],
];
/** As many as make a habit. */
const HABIT = 2;

/** Labels that nobody has explained may count down. If most pairs of dates of the world say so, they do. */
const axesThatCountDown = oncePerWorld(function* (world) {
  const balance = new Map<string, [forward: number, backward: number]>();
  yield* eachEntry(world, (entry) => {
    if (entry.dates.length < 2) return;
    for (const [first, last] of PAIRS) {
      const [a, b] = [dateOf(entry, first)?.date, dateOf(entry, last)?.date];
      if (!a || !b || a.axis !== b.axis || !isLabelAxis(a.axis)) continue;
      const counts = balance.get(a.axis) ?? [0, 0];
      if (isLower(a, b)) counts[0]++;
      else if (isLower(b, a)) counts[1]++;
      balance.set(a.axis, counts);
    }
  });
  const reversed = [...balance].filter(([, [forward, backward]]) => backward >= HABIT && backward > forward);
  const axes: ReadonlySet<string> = new Set(reversed.map(([axis]) => axis));
  return axes;
});

/** Whether the first date is surely before the second. */
export const isBefore = (world: WorldFacts, a: WrittenDate, b: WrittenDate): boolean =>
  axesThatCountDown(world).has(a.axis) ? isLower(b, a) : isLower(a, b);

/** The greatest number of years that may lie between two dates, the first of which is earlier. */
export const mostYears = (world: WorldFacts, earlier: WrittenDate, later: WrittenDate): number =>
  axesThatCountDown(world).has(earlier.axis)
    ? mostYearsBetween(later, earlier)
    : mostYearsBetween(earlier, later);

/** The least number of years between two dates, the first of which is surely earlier. */
export const leastYears = (world: WorldFacts, earlier: WrittenDate, later: WrittenDate): number =>
  axesThatCountDown(world).has(earlier.axis)
    ? leastYearsBetween(later, earlier)
    : leastYearsBetween(earlier, later);
