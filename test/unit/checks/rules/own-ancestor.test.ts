import { expect, it } from 'vitest';
import { ownAncestor } from '../../../../lib/checks/rules/circles.ts';
import { saidBy } from '../planned-world.ts';

const person = (id: string, dob: string, dod = '', more = {}) => ({
  id,
  template: 'person',
  texts: { dob, dod },
  ...more,
});

it('a circle of parents is found once', () => {
  expect(
    saidBy(ownAncestor, [
      person('a', '', '', { relations: { mother: 'b' } }),
      person('b', '', '', { relations: { father: 'c' } }),
      person('c', '', '', { relations: { parents: ['a'] } }),
      person('d', '', '', { relations: { mother: 'a' } }),
    ]),
  ).toEqual([['a mother: b', 'c parents: a']]);
});

it('cousins who share ancestors are fine', () => {
  expect(
    saidBy(ownAncestor, [
      person('a', '', '', { relations: { parents: ['b', 'c'] } }),
      person('b', '', '', { relations: { parents: ['d'] } }),
      person('c', '', '', { relations: { parents: ['d'] } }),
      person('d', '', '', { relations: { children: ['b', 'c'] } }),
    ]),
  ).toEqual([]);
});
