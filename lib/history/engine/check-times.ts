import type { Instant } from '../../model/index.ts';

/** After this long nothing that was lost on its way is carried out any more. Milliseconds. */
export const SETTLED_AFTER = 180_000;
const CHECK_DELAYS = [3_000, 15_000, 45_000, SETTLED_AFTER];

/** When a change whose outcome isn't known is looked at again. */
export const nextCheckAt = (wroteAt: Instant, now: Instant): Instant | null => {
  const later = CHECK_DELAYS.find((after) => wroteAt + after > now);
  return later === undefined ? null : wroteAt + later;
};
