import { expect, it } from 'vitest';
import { tortureHistory } from '../../torture/history.ts';

// Longer runs: `npm run torture -- --history 1000`.
it.each(['current', 'earlier'] as const)(
  'over HTTP and on the real database the same holds: %s version',
  async (version) => {
    const tally = await tortureHistory({ edits: 18, seed: 3, version });
    expect(tally.applied).toBeGreaterThan(5);
    expect(tally.deaths).toBeGreaterThan(2);
  },
  60_000,
);
