import type { Instant } from '../../model/index.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const formats = new Map<string, Intl.DateTimeFormat | null>();

/**
 * Converts a timezone's local time `wall` (milliseconds, as if it were UTC) to an instant. Null if the timezone is
 * unknown. `zone` is a name (`Europe/London`), an offset (`+01:00`) or `UTC`. A repeated local time is the earlier
 * instant, and a skipped one is moved forward by the gap, as in World Anvil's PHP.
 */
function instantInZone(wall: number, zone: string): number | null {
  const fixed = fixedOffset(zone);
  if (fixed !== null) return wall - fixed;
  const format = formatOf(zone);
  if (!format) return null;
  const before = offsetAt(format, wall - DAY);
  const after = offsetAt(format, wall + DAY);
  const early = wall - before;
  if (offsetAt(format, early) === before) return early;
  const late = wall - after;
  return offsetAt(format, late) === after ? late : early;
}

function fixedOffset(zone: string): number | null {
  if (/^(utc|gmt|z|zulu|etc\/utc)$/i.test(zone)) return 0;
  const match = /^([+-])(\d{2}):?(\d{2})$/.exec(zone);
  if (!match) return null;
  const size = Number(match[2]) * HOUR + Number(match[3]) * 60_000;
  return match[1] === '-' ? -size : size;
}

function formatOf(zone: string): Intl.DateTimeFormat | null {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const format = makeFormat(zone);
  // The name comes from the response, so a malicious one must not fill the memory.
  if (formats.size < 64) formats.set(zone, format);
  return format;
}

function makeFormat(zone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      era: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    // This browser doesn't know the zone.
    return null;
  }
}

/** The timezone's offset in milliseconds at an instant. */
function offsetAt(format: Intl.DateTimeFormat, instant: number): number {
  const whole = Math.floor(instant / 1000) * 1000;
  const parts = new Map(format.formatToParts(whole).map(({ type, value }) => [type, value]));
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
  const year = parts.get('era')?.startsWith('B') ? 1 - number('year') : number('year');
  const wall = wallTime(
    year,
    number('month'),
    number('day'),
    number('hour'),
    number('minute'),
    number('second'),
  );
  return wall - whole;
}

/** Like `Date.UTC`, but doesn't map the years 0 to 99 to the 20th century. */
function wallTime(
  year: number,
  month: number,
  day: number,
  hour: number,
  minute: number,
  second: number,
): number {
  const date = new Date(Date.UTC(2000, month - 1, day, hour, minute, second));
  return date.setUTCFullYear(year, month - 1, day);
}

const WALL = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?$/;

/**
 * Parses World Anvil's dates: `{date: 'YYYY-MM-DD HH:MM:SS.ffffff', timezone_type, timezone}` (API specification,
 * General conventions), plain strings and ISO strings. Without a timezone, UTC. Null if invalid or in an unknown
 * timezone.
 */
export function toInstant(value: unknown): Instant | null {
  if (typeof value === 'string') return fromText(value, 'UTC');
  if (typeof value !== 'object' || value === null) return null;
  const date = 'date' in value ? value.date : null;
  const zone = 'timezone' in value ? value.timezone : null;
  return typeof date === 'string' ? fromText(date, typeof zone === 'string' && zone ? zone : 'UTC') : null;
}

function fromText(text: string, zone: string): Instant | null {
  const trimmed = text.trim();
  const match = WALL.exec(trimmed);
  if (!match) return fromIso(trimmed);
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map((part) => Number(part ?? 0));
  if (!year || !month || !day || hour === undefined || minute === undefined || second === undefined)
    return null;
  // Reject dates such as 31 February, which `Date` would normalize.
  if (hour > 23 || minute > 59 || second > 59) return null;
  const wall = wallTime(year, month, day, hour, minute, second);
  const back = new Date(wall);
  if (back.getUTCMonth() !== month - 1 || back.getUTCDate() !== day) return null;
  const fraction = Math.floor(Number(`0.${match[7] ?? 0}`) * 1000);
  return instantInZone(wall + fraction, zone);
}

function fromIso(text: string): Instant | null {
  if (!/^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:?\d{2}))?$/.test(text)) return null;
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? null : instant;
}
