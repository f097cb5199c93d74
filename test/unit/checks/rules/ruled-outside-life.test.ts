import { expect, it } from 'vitest';
import { ruledOutsideLife } from '../../../../lib/checks/rules/ruled-outside-life.ts';
import { saidBy } from '../planned-world.ts';

const person = (id: string, dob: string, dod = '', more = {}) => ({
  id,
  template: 'person',
  texts: { dob, dod },
  ...more,
});

it('a reign before birth or after death is found, in any article', () => {
  expect(
    saidBy(ruledOutsideLife, [
      person('mira', '380 AF', '412 AF', { content: '--Reign::400–420 AF--' }),
      person('tom', '380 AF', '412 AF'),
      { id: 'realm', template: 'organization', content: '--Ruler::@[Tom](person:tom) (370–390 AF)--' },
    ]),
  ).toEqual([
    ['mira dod: 412 AF', 'mira content: Reign: 400–420 AF'],
    ['tom dob: 380 AF', 'realm content: Ruler: Tom (370–390 AF)'],
  ]);
});

it('a reign from birth to death is fine, and one of somebody undated', () => {
  expect(
    saidBy(ruledOutsideLife, [
      person('mira', '380 AF', '412 AF', { content: '--Reign::380–412 AF--' }),
      person('tom', '', '', { content: '--Reign::400–420 AF--' }),
      person('ann', '380 AF', 'c. 410 AF', { content: '--Reign::400–412 AF--' }),
    ]),
  ).toEqual([]);
});
