import type { Instant } from '../model/index.ts';

const TIME = 9;
/** In milliseconds. A clock that was set back by more than this is trusted. */
const PUT_BACK = 60_000;
let last = 0;

/** An id that sorts after all earlier ids of this context and contains its time. */
export function newId(now: Instant): string {
  last = now > last || now < last - PUT_BACK ? now : last + 1;
  const time = Math.trunc(last).toString(36).padStart(TIME, '0');
  return `${time}-${crypto.randomUUID().slice(0, 8)}`;
}

/** The time at which an id was created, accurate to a few milliseconds. */
export const timeOf = (id: string): Instant => Number.parseInt(id.slice(0, TIME), 36);
