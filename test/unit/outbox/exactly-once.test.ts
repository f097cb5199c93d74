import { describe, expect, it } from 'vitest';
import { explore, RUNS } from './model/explore.ts';
import { plans } from './model/plan.ts';

describe('a worker’s death at any moment, while World Anvil behaves as assumed', {
  timeout: 600_000,
}, () => {
  it('loses nothing, sends nothing twice, leaves nothing pending, asks nothing needlessly', async () => {
    const total = await explore('S', plans([]), RUNS, (verdict) =>
      expect(verdict).toMatchObject({
        lost: 0,
        silent: 0,
        reported: 0,
        stuck: 0,
        mistaken: 0,
        askedInVain: 0,
        wiped: 0,
        broken: [],
      }),
    );
    expect(total.kills).toBeGreaterThan(RUNS);
  });
});
