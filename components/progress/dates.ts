import { formatDate, locale } from '../../lib/i18n/index.ts';
import { dateOf, type Period, type PeriodUnit } from '../../lib/progress/index.ts';
import type { Day } from '../../lib/versions/index.ts';

/** The first day of a week where the person's language is spoken: 1 is Monday, 7 is Sunday. */
export function firstDayOfWeek(): number {
  const here: object = new Intl.Locale(locale());
  const read: unknown = Reflect.get(here, 'getWeekInfo');
  const info: unknown = typeof read === 'function' ? read.call(here) : Reflect.get(here, 'weekInfo');
  const first: unknown = typeof info === 'object' && info !== null ? Reflect.get(info, 'firstDay') : 1;
  return typeof first === 'number' ? first : 1;
}

export const dayName = (day: Day, options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }): string =>
  formatDate(dateOf(day), options);

/** The name of a period, in full or as short as fits below a bar. */
export function periodName({ from }: Period, unit: PeriodUnit, isShort: boolean): string {
  if (unit === 'month')
    return dayName(from, isShort ? { month: 'short' } : { month: 'long', year: 'numeric' });
  if (isShort) return dayName(from, { day: 'numeric', month: 'numeric' });
  return dayName(from, unit === 'day' ? { dateStyle: 'full' } : { dateStyle: 'medium' });
}
