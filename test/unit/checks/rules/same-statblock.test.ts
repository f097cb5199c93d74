import { expect, it } from 'vitest';
import { sameStatblock } from '../../../../lib/checks/rules/copies.ts';
import { saidBy } from '../planned-world.ts';

it('two statblocks of one name are found', () => {
  expect(
    saidBy(sameStatblock, [
      { id: '7', kind: 'statblock', title: 'Wolf' },
      { id: '8', kind: 'statblock', title: 'wolf' },
      { id: '9', kind: 'statblock', title: 'Dire Wolf' },
      { id: 'a', title: 'Wolf' },
    ]),
  ).toEqual([['8 title: wolf', '7 title: Wolf']]);
});
