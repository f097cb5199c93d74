const SHORTEST = 1_000;
const LONGEST = 3_600_000;
const HALF_CENTURY = 50;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DAY = '(?:mon|tue|wed|thu|fri|sat|sun)';
const TIME = '(?<hour>\\d\\d):(?<minute>\\d\\d):(?<second>\\d\\d)';

/** The three date formats of HTTP. `Date.parse` would accept much more, such as "-5". */
const DATES = [
  `${DAY}, (?<day>\\d\\d) (?<month>[a-z]{3}) (?<year>\\d{4}) ${TIME} GMT`,
  `${DAY}[a-z]*, (?<day>\\d\\d)-(?<month>[a-z]{3})-(?<year>\\d\\d) ${TIME} GMT`,
  `${DAY} (?<month>[a-z]{3}) (?<day>[ \\d]\\d) ${TIME} (?<year>\\d{4})`,
].map((form) => new RegExp(`^${form}$`, 'i'));

/** A two-digit year more than 50 years in the future belongs to the previous century (RFC 9110). */
function wholeYear(year: string, now: number): number {
  if (year.length === 4) return Number(year);
  const thisYear = new Date(now).getUTCFullYear();
  const inThisCentury = thisYear - (thisYear % 100) + Number(year);
  return inThisCentury > thisYear + HALF_CENTURY ? inThisCentury - 100 : inThisCentury;
}

function httpDate(text: string, now: number): number | null {
  for (const form of DATES) {
    const parts = form.exec(text)?.groups;
    if (!parts) continue;
    const month = MONTHS.indexOf((parts.month ?? '').toLowerCase());
    const [day, hour, minute, second] = [parts.day, parts.hour, parts.minute, parts.second].map(Number);
    if (month < 0 || day === undefined || hour === undefined) return null;
    const date = Date.UTC(wholeYear(parts.year ?? '', now), month, day, hour, minute, second);
    const isReal = new Date(date).getUTCDate() === day && hour < 24 && Number(minute) < 60;
    return isReal ? date : null;
  }
  return null;
}

/**
 * Parses `Retry-After` (seconds or an HTTP date) to milliseconds, clamped to between 1 second and 1 hour. Null if
 * missing or invalid.
 */
export function readRetryAfter(header: string | null, now: number): number | null {
  const text = header?.trim();
  if (!text) return null;
  const date = httpDate(text, now);
  const wait = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : date === null ? null : date - now;
  return wait === null ? null : Math.min(LONGEST, Math.max(SHORTEST, wait));
}
