import { expect, test } from '@playwright/test';
import { torture } from '../../torture/index.ts';

test('when Firefox and its extension are killed on a faulty network, no draft is lost and every copy is reported', async () => {
  // A sample of the hundreds of trials that `npm run torture -- --browser firefox` runs.
  const options = { browser: 'firefox' as const, trials: 4, seed: 3, headed: false };
  const tally = await torture({ ...options, versions: ['current'], protocols: ['h2'] });
  console.log(JSON.stringify(tally));
  expect(tally.kills + tally.faults).toBeGreaterThanOrEqual(6);
  expect(tally.crashes).toBeGreaterThanOrEqual(1);
  // Firefox itself may send a request twice; the outbox has to find the second copy and report it.
  expect(tally).toMatchObject({ trials: 4, lost: 0, duplicated: { silent: 0 }, unsettled: 0 });
});
