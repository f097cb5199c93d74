import type { Instant } from '../model/index.ts';

/** A date in World Anvil's format. */
export const wireDate = (at: Instant) => ({
  date: new Date(at).toISOString().replace('T', ' ').replace('Z', '000'),
  timezone_type: 3,
  timezone: 'UTC',
});
