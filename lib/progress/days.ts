import type { WorldId } from '../model/index.ts';
import { type Day, type DayWords, dayOf, readDays } from '../versions/index.ts';

/** Words that came and went. */
export interface Sum {
  came: number;
  went: number;
}

export const PERIODS = ['day', 'week', 'month'] as const;
export type PeriodUnit = (typeof PERIODS)[number];

/** A day, week or month. Both days are in it. */
export interface Period extends Sum {
  from: Day;
  to: Day;
}

/** A day as a date at noon, local time, so that no change of clocks moves it. */
export function dateOf(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

export function addDays(day: Day, count: number): Day {
  const date = dateOf(day);
  date.setDate(date.getDate() + count);
  return dayOf(date.getTime());
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

export function sumsByDay(rows: readonly DayWords[]): Map<Day, Sum> {
  const sums = new Map<Day, Sum>();
  for (const { day, came, went } of rows) {
    const before = sums.get(day);
    if (before) {
      before.came += came;
      before.went += went;
    } else sums.set(day, { came, went });
  }
  return sums;
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
  return sumsByDay(await readDays(worldId, day, day)).get(day)?.came ?? 0;
}
