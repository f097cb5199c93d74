import { expect, it } from 'vitest';
import { parentsDisagree } from '../../../../lib/checks/rules/parents-disagree.ts';
import { saidBy } from '../planned-world.ts';

const person = (id: string, dob: string, dod = '', more = {}) => ({
  id,
  template: 'person',
  texts: { dob, dod },
  ...more,
});

it('somebody who claims a child with two other parents is found', () => {
  expect(
    saidBy(parentsDisagree, [
      person('mira', '', '', { relations: { children: ['tom'] } }),
      person('ann', ''),
      person('bram', ''),
      person('tom', '', '', { relations: { mother: 'ann', father: 'bram' } }),
    ]),
  ).toEqual([['tom mother: ann', 'mira children: tom']]);
});

it('one other parent, or none, is fine', () => {
  expect(
    saidBy(parentsDisagree, [
      person('mira', '', '', { relations: { children: ['tom', 'eve'] } }),
      person('ann', ''),
      person('tom', '', '', { relations: { father: 'ann' } }),
      person('eve', ''),
    ]),
  ).toEqual([]);
});
