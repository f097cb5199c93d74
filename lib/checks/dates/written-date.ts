/** A day as people order days: within a month that has a name or a number. */
export interface Day {
  /** A number, or a name in lower case: then the order of months isn't known. */
  month: number | string;
  day: number;
}

/** The era that a date names, and its year as the era counts it. */
export interface YearOfEra {
  era: string;
  year: number;
  /** Null: not known, or the era goes on. */
  lastYear: number | null;
}

/** What is known of a date: the years that it may mean. */
export interface WrittenDate {
  /** Dates on different axes can't be compared. Eras of the settings share one; each unknown label has its own. */
  axis: string;
  /** Whole years, both included. Infinite if only a limit is known, as in “before 950”. */
  from: number;
  to: number;
  /** Null: only the year is known, or not even that. */
  day: Day | null;
  /** Null: no era, or not one of the settings, or several years. */
  inEra: YearOfEra | null;
}

/** The axis of the eras of the settings. */
export const WORLD_AXIS = 'world';
/** The axis of years without an era. */
export const BARE_AXIS = '';
const LABEL = 'label:';

/** The axis of dates with a label that isn't known, or counted from an event that isn't. */
export const labelAxis = (label: string): string => `${LABEL}${label}`;
export const isLabelAxis = (axis: string): boolean => axis.startsWith(LABEL);

const isOneYear = ({ from, to }: WrittenDate): boolean => from === to;

function isDayBefore(a: Day, b: Day): boolean {
  if (a.month === b.month) return a.day < b.day;
  return typeof a.month === 'number' && typeof b.month === 'number' && a.month < b.month;
}

/** Whether the first date is surely before the second. */
export function isBefore(a: WrittenDate, b: WrittenDate): boolean {
  if (a.axis !== b.axis) return false;
  if (a.to < b.from) return true;
  if (!isOneYear(a) || !isOneYear(b) || a.from !== b.from) return false;
  return a.day !== null && b.day !== null && isDayBefore(a.day, b.day);
}

/** Whether both are surely the same day. */
export function isSameDay(a: WrittenDate, b: WrittenDate): boolean {
  if (a.axis !== b.axis || !isOneYear(a) || !isOneYear(b) || a.from !== b.from) return false;
  return a.day !== null && b.day !== null && a.day.month === b.day.month && a.day.day === b.day.day;
}

/** The least number of years that surely lie between two dates, the first of which is earlier. */
export const leastYearsBetween = (earlier: WrittenDate, later: WrittenDate): number =>
  earlier.axis === later.axis ? later.from - earlier.to : Number.NaN;

/** The greatest number of years that may lie between two dates, the first of which is earlier. */
export const mostYearsBetween = (earlier: WrittenDate, later: WrittenDate): number =>
  earlier.axis === later.axis ? later.to - earlier.from : Number.NaN;
