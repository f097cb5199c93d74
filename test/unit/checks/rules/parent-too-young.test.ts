import { expect, it } from 'vitest';
import { parentTooYoung } from '../../../../lib/checks/rules/family.ts';
import { saidBy } from '../planned-world.ts';

const person = (id: string, dob: string, mother?: string) => ({
  ...{ id, template: 'person', texts: { dob }, ...(mother ? { relations: { mother } } : {}) },
});

it('a mother of five is found with both births', () => {
  expect(saidBy(parentTooYoung, [person('mira', '400 AF'), person('tom', '405 AF', 'mira')])).toEqual([
    ['tom dob: 405 AF', 'mira dob: 400 AF'],
  ]);
});

it('parents who may be old enough, or whose years can’t be compared, are fine', () => {
  expect(
    saidBy(parentTooYoung, [
      person('mira', '400 AF'),
      person('tom', '412 AF', 'mira'),
      person('ann', 'c. 405 AF', 'mira'),
      person('joe', '405', 'mira'),
      // Younger than the child: another contradiction.
      person('eve', '390 AF', 'mira'),
    ]),
  ).toEqual([]);
});
