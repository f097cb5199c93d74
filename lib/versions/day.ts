import type { Instant } from '../model/index.ts';

/** A local day: `2026-11-01`. Days sort as text. */
export type Day = string;

/** The day of a moment, in the person's time zone. */
export function dayOf(at: Instant): Day {
  const date = new Date(at);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
