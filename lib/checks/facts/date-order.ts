import type { WrittenDate } from '../dates/index.ts';
import {
  isLabelAxis,
  isBefore as isLower,
  leastYearsBetween,
  mostYearsBetween,
  saysForward,
} from '../dates/index.ts';
import { type DateRole, dateOf, type EntryFacts } from './entry-facts.ts';
import { groupBy } from './groups.ts';
import type { WorldFacts } from './world-facts.ts';

const PAIRS: readonly (readonly [DateRole, DateRole])[] = [
  ['birth', 'death'],
  ['founding', 'dissolution'],
  ['start', 'end'],
  ['reignStart', 'reignEnd'],
];
/** As many as make a habit, and as many as nobody doubts. */
const HABIT = 2;
const MANY = 20;

/** For each axis of a label, whether pairs of an entry's dates count down. */
function* directionsOf(entry: EntryFacts): Generator<readonly [axis: string, isDown: boolean]> {
  if (entry.dates.length < 2) return;
  for (const [first, last] of PAIRS) {
    const [a, b] = [dateOf(entry, first)?.date, dateOf(entry, last)?.date];
    if (!a || !b || a.axis !== b.axis || !isLabelAxis(a.axis)) continue;
    if (isLower(a, b)) yield [a.axis, false];
    else if (isLower(b, a)) yield [a.axis, true];
  }
}

/** Labels that nobody has explained may count down. If most pairs of dates of the world say so, they do. */
const pairsDown = groupBy(directionsOf, (directions) => {
  const down = directions.filter(Boolean).length;
  if (down < HABIT || down <= directions.length - down) return 0;
  return down < MANY ? HABIT : MANY;
});

/** “AQ” and “DQ”: in Romance languages, “antes” and “después”, “depois” or “dopo”. */
const isAntes = (axis: string): boolean => /^label:a\p{L}$/u.test(axis);
const isUsed = groupBy(
  ({ dates }) =>
    dates.flatMap(({ date: { axis } }) => (/^label:d\p{L}$/u.test(axis) ? [[axis, true] as const] : [])),
  (dates) => dates.length > 0,
);

function countsDown(world: WorldFacts, axis: string): boolean {
  if (!isLabelAxis(axis)) return false;
  const isForward = saysForward(axis) && !(isAntes(axis) && isUsed(world, axis.replace(':a', ':d')));
  return pairsDown(world, axis) >= (isForward ? MANY : HABIT);
}

/** Whether the first date is surely before the second. */
export const isBefore = (world: WorldFacts, a: WrittenDate, b: WrittenDate): boolean =>
  countsDown(world, a.axis) ? isLower(b, a) : isLower(a, b);

/** The greatest number of years that may lie between two dates, the first of which is earlier. */
export const mostYears = (world: WorldFacts, earlier: WrittenDate, later: WrittenDate): number =>
  countsDown(world, earlier.axis) ? mostYearsBetween(later, earlier) : mostYearsBetween(earlier, later);

/** The least number of years between two dates, the first of which is surely earlier. */
export const leastYears = (world: WorldFacts, earlier: WrittenDate, later: WrittenDate): number =>
  countsDown(world, earlier.axis) ? leastYearsBetween(later, earlier) : leastYearsBetween(earlier, later);
