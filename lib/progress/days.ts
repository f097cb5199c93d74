import type { WorldId } from '../model/index.ts';
import { addDays, type Day, dateOf, readSums, type Sum } from '../versions/index.ts';

export const PERIODS = ['day', 'week', 'month'] as const;
export type PeriodUnit = (typeof PERIODS)[number];

/** A day, week or month. Both days are in it. */
export interface Period extends Sum {
  from: Day;
  to: Day;
}

/**
 * The first day of the period that a day is in.
 * @param firstDay of a week: 1 is Monday, 7 is Sunday
 */
export function startOf(day: Day, unit: PeriodUnit, firstDay: number): Day {
  if (unit === 'day') return day;
  if (unit === 'month') return `${day.slice(0, 8)}01`;
  return addDays(day, -((dateOf(day).getDay() - firstDay + 7) % 7));
}

/** The last periods until a day, oldest first. */
export function periodsUntil(
  sums: ReadonlyMap<Day, Sum>,
  { unit, until, count, firstDay }: { unit: PeriodUnit; until: Day; count: number; firstDay: number },
): Period[] {
  const periods: Period[] = [];
  let to = until;
  for (let left = count; left > 0; left -= 1) {
    const from = startOf(to, unit, firstDay);
    const period = { from, to, came: 0, went: 0 };
    for (let day = from; day <= to; day = addDays(day, 1)) {
      const sum = sums.get(day);
      period.came += sum?.came ?? 0;
      period.went += sum?.went ?? 0;
    }
    periods.unshift(period);
    to = addDays(from, -1);
  }
  return periods;
}

/** How many words a day added to a world. */
export async function wordsOfDay(worldId: WorldId, day: Day): Promise<number> {
  return (await readSums(worldId, day, day)).get(day)?.came ?? 0;
}
