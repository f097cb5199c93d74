const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const formats = new Map<string, Intl.DateTimeFormat | null>();

/**
 * The instant at which a zone's clocks show `wall` (milliseconds, as if it were UTC); null for a zone that nobody knows.
 * `zone` is a name (`Europe/London`), an offset (`+01:00`) or `UTC`. A time that the clocks show twice is the earlier
 * one, a time that they skip is moved forward by the gap, as the platform's own PHP does.
 */
export function instantInZone(wall: number, zone: string): number | null {
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
  // The name comes off the wire: a hostile answer must not fill the memory with zones.
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
    return null;
  }
}

/** What the zone's clocks show at an instant, less the instant. */
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

/** `Date.UTC` without its habit of moving the years 0 to 99 into the twentieth century. */
export function wallTime(
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
