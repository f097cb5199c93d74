import type { Quirks } from './quirks.ts';

const london = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** World Anvil's date object: local time with its timezone. */
export function dateObject(instant: string, quirks: Quirks) {
  const fraction = quirks.wholeSeconds ? '.000000' : instant.slice(19);
  if (!quirks.londonDates)
    return { date: instant.slice(0, 19) + fraction, timezone_type: 3, timezone: 'UTC' };
  const there = london.format(Date.parse(`${instant.slice(0, 10)}T${instant.slice(11, 19)}Z`));
  return { date: there + fraction, timezone_type: 3, timezone: 'Europe/London' };
}
