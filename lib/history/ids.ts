import type { Instant } from '../model/index.ts';

const TIME = 9;
/** A clock that was put back by more than this many milliseconds is believed. */
const PUT_BACK = 60_000;
let last = 0;

/** An id that sorts after all that were made here before; its time can be told of it. */
export function newId(now: Instant): string {
  last = now > last || now < last - PUT_BACK ? now : last + 1;
  const time = Math.trunc(last).toString(36).padStart(TIME, '0');
  return `${time}-${crypto.randomUUID().slice(0, 8)}`;
}

/** When an id was made, to a few milliseconds. */
export const timeOf = (id: string): Instant => Number.parseInt(id.slice(0, TIME), 36);
