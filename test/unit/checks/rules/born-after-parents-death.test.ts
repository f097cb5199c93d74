import { expect, it } from 'vitest';
import { bornAfterParentsDeath } from '../../../../lib/checks/rules/family.ts';
import { saidBy } from '../planned-world.ts';

const person = (id: string, dob: string, dod = '', more = {}) => ({
  id,
  template: 'person',
  texts: { dob, dod },
  ...more,
});

it('a child that is born after its mother’s death is found, and long after its father’s', () => {
  expect(
    saidBy(bornAfterParentsDeath, [
      person('mira', '380 AF', '412 AF'),
      person('bram', '380 AF', '412 AF'),
      person('tom', '413 AF', '', { relations: { mother: 'mira' } }),
      person('ann', '413 AF', '', { relations: { father: 'bram' } }),
      person('eve', '414 AF', '', { relations: { father: 'bram' } }),
    ]),
  ).toEqual([
    ['tom dob: 413 AF', 'mira dod: 412 AF'],
    ['eve dob: 414 AF', 'bram dod: 412 AF'],
  ]);
});

it('a child of the year of death is fine', () => {
  expect(
    saidBy(bornAfterParentsDeath, [
      person('mira', '380 AF', '412 AF'),
      person('tom', '412 AF', '', { relations: { mother: 'mira' } }),
    ]),
  ).toEqual([]);
});
