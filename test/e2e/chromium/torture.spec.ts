import { expect, test } from '@playwright/test';
import { torture } from '../../torture/index.ts';

test('deaths and faults, one upon the other: no draft is lost, none stands twice', async () => {
  test.setTimeout(180_000);
  // A few of what `npm run torture` does by the hundred there, over every version with every protocol.
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
