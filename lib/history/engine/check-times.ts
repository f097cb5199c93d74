import type { Instant } from '../../model/index.ts';

/** In milliseconds. A request that got no response isn't carried out later than this. */
export const SETTLED_AFTER = 180_000;
const CHECK_DELAYS = [3_000, 15_000, 45_000, SETTLED_AFTER];

/** When to check a change with an unknown outcome again. Null after the last check. */
export const nextCheckAt = (wroteAt: Instant, now: Instant): Instant | null => {
  const later = CHECK_DELAYS.find((after) => wroteAt + after > now);
  return later === undefined ? null : wroteAt + later;
};
