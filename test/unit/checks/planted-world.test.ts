import { expect, it } from 'vitest';
import { findAll } from '../../../lib/checks/finding.ts';
import { RULES } from '../../../lib/checks/index.ts';
import { atOnce } from '../../../lib/checks/steps.ts';
import { PLANTED_RULES } from '../../bench/checks/contradictions.ts';
import { ERAS, plantedWorld } from '../../bench/checks/planted-world.ts';
import { score } from '../../bench/checks/score.ts';
import { SURFACES } from '../../bench/checks/told-contradictions.ts';
import { quotesOf, worldOf } from './planned-world.ts';

it('contradictions of every rule are planted', () => {
  const without = RULES.filter(({ id }) => !PLANTED_RULES.includes(id)).map(({ id }) => id);
  // Names nearly right are planted in worlds of their own, in test/bench/rename.
  expect(without).toEqual(['nearName', 'missingFact']);
});

it.each([1, 2])(
  'of the contradictions planted in world %i, nearly all are found, and little else',
  async (seed) => {
    const planted = plantedWorld(seed, 2_000);
    const { entries, formerTitles } = planted;
    const world = worldOf(entries, { eras: ERAS, formerTitles, quotes: await quotesOf(entries) });
    const { recall, recallOf, falseAlarms, wrong } = score(planted, atOnce(findAll(world, RULES)));
    expect(recall, wrong.join('\n')).toBeGreaterThanOrEqual(0.99);
    for (const surface of SURFACES)
      expect(recallOf[surface], `${surface}\n${wrong.join('\n')}`).toBeGreaterThanOrEqual(0.95);
    expect(falseAlarms, wrong.join('\n')).toBeLessThanOrEqual(0.005);
  },
);
