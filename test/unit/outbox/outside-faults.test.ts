import { describe, expect, it } from 'vitest';
import { explore, RUNS } from './model/explore.ts';
import { LATE, type Plan, plans, RESENT } from './model/plan.ts';

const kept = { scrapbook: 'kept' } as const;
const always = { lost: 0, silent: 0, stuck: 0, wiped: 0, broken: [] };

/** A change that is carried out hours late overwrites later ones, and no API call reports that. */
const onlyNew = (plan: Plan): Plan => ({
  ...plan,
  drafts: plan.drafts.map((draft) => ({ ...draft, target: 'new' })),
});

describe('faults that no client can prevent', { timeout: 600_000 }, () => {
  it('reported: the browser sent a request twice', async () => {
    const total = await explore('R', plans(RESENT, kept), RUNS / 2, (verdict) =>
      expect(verdict).toMatchObject(always),
    );
    expect(total.reported).toBeGreaterThan(0);
  });

  it('reported: World Anvil carried out a lost request hours later', async () => {
    const total = await explore('L', plans(LATE, kept).map(onlyNew), RUNS / 2, (verdict) =>
      expect(verdict).toMatchObject(always),
    );
    expect(total.reported).toBeGreaterThan(0);
  });
});
