import type { Instant } from '../model/index.ts';

/** A local day: `2026-11-01`. Days sort as text. */
export type Day = string;

/** The day of a moment, in the person's time zone. */
export function dayOf(at: Instant): Day {
  const date = new Date(at);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
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
