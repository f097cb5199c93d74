import type { Day, Sum } from '../versions/index.ts';
import { periodsUntil } from './days.ts';

/** How many words a person wants to write in each day or week. */
export interface Goal {
  unit: 'day' | 'week';
  words: number;
}

export interface Streak {
  /** Days or weeks that reached the goal, since the streak began. */
  count: number;
  /** The last whole period didn't reach it, nor has this one yet. Nothing is lost. */
  isPaused: boolean;
}

/** So many days or weeks without the goal pause a streak; then a new one begins. */
const PAUSE = { day: 7, week: 4 } as const;
/** No streak is longer than what is looked at. */
const LOOKED_AT = { day: 400, week: 60 } as const;

/** How many periods reached a goal. Days off pause it, and it goes on with the next one that reaches it. Pure. */
export function streakOf(sums: ReadonlyMap<Day, Sum>, goal: Goal, today: Day, firstDay: number): Streak {
  const { unit, words } = goal;
  const periods = periodsUntil(sums, { unit, until: today, count: LOOKED_AT[unit], firstDay }).reverse();
  let [count, missed, isPaused] = [0, 0, true];
  for (const [ago, { came }] of periods.entries()) {
    if (came >= words) {
      if (ago < 2) isPaused = false;
      count += 1;
      missed = 0;
    } else if (ago > 0) missed += 1;
    if (missed > PAUSE[unit]) break;
  }
  return { count, isPaused: isPaused && count > 0 };
}
