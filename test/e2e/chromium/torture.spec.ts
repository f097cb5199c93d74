import { expect, test } from '@playwright/test';
import { torture } from '../../torture/index.ts';

test('dozens of deaths and faults: no draft is lost, none stands twice', async () => {
  test.setTimeout(300_000);
  const tally = await torture({
    // A few of what `npm run torture` does by the hundred: a browser for each version and protocol.
    trials: 20,
    seed: 20_261,
    versions: ['current', 'earlier'],
    protocols: ['h1', 'h2'],
    headed: false,
    onSession: (name, tally) => console.log(name, JSON.stringify(tally)),
  });
  console.log(JSON.stringify(tally));
  expect(tally.kills + tally.faults).toBeGreaterThanOrEqual(30);
  expect(tally).toMatchObject({ trials: 20, lost: 0, duplicated: { silent: 0, reported: 0 }, unsettled: 0 });
});
