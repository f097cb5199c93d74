import { expect, test } from '@playwright/test';
import { torture } from '../../torture/index.ts';

test('under repeated deaths and faults, no draft is lost and none is sent twice', async () => {
  // A sample of the hundreds of trials that `npm run torture` runs for every version and protocol.
  const common = { browser: 'chromium' as const, trials: 5, headed: false };
  const tallies = await Promise.all([
    torture({ ...common, seed: 20_261, versions: ['current'], protocols: ['h2'] }),
    torture({ ...common, seed: 20_262, versions: ['earlier'], protocols: ['h1'] }),
  ]);
  for (const tally of tallies) {
    console.log(JSON.stringify(tally));
    expect(tally.kills + tally.faults).toBeGreaterThanOrEqual(7);
    expect(tally).toMatchObject({ trials: 5, lost: 0, duplicated: { silent: 0, reported: 0 }, unsettled: 0 });
  }
});
