import { formatAge as formatAgeOf } from '../../lib/i18n/index.ts';
import type { Instant } from '../../lib/model/index.ts';

/** "5 minutes ago"; "now" within the first minute. */
export const formatAge = (at: Instant, now: Instant): string => formatAgeOf(Math.min(at, now), now);

/** The same, for now. */
export const formatAgo = (at: Instant): string => formatAge(at, Date.now());
