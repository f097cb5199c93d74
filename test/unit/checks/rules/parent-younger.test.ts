import { expect, it } from 'vitest';
import { parentYounger } from '../../../../lib/checks/rules/family.ts';
import { saidBy } from '../planned-world.ts';

const person = (id: string, dob: string, dod = '', more = {}) => ({
  id,
  template: 'person',
  texts: { dob, dod },
  ...more,
});

it('a parent who is born after the child is found, whoever of them names the other', () => {
  expect(
    saidBy(parentYounger, [
      person('mira', '412 AF', '', { relations: { children: ['tom'] } }),
      person('tom', '390 AF'),
      person('ann', '380 AF', '', { relations: { mother: 'mira' } }),
    ]),
  ).toEqual([
    ['tom dob: 390 AF', 'mira dob: 412 AF'],
    ['ann dob: 380 AF', 'mira dob: 412 AF'],
  ]);
});

it('kinds of relationship and sidebar rows count, too', () => {
  expect(
    saidBy(parentYounger, [
      person('mira', '412 AF'),
      person('tom', '390 AF', '', { relations: { family: [['mira', 'Mother (vital)']] } }),
      person('ann', '380 AF', '', { content: '--Mother::@[Mira](person:mira)--' }),
    ]),
  ).toEqual([
    ['tom dob: 390 AF', 'mira dob: 412 AF'],
    ['ann dob: 380 AF', 'mira dob: 412 AF'],
  ]);
});

it('step parents, ancestors, and dates that aren’t sure say nothing', () => {
  expect(
    saidBy(parentYounger, [
      person('mira', '412 AF'),
      person('tom', '390 AF', '', { relations: { family: [['mira', 'Stepmother']] } }),
      person('ann', 'c. 405 AF', '', { relations: { mother: 'mira' } }),
      person('eve', '380', '', { relations: { mother: 'mira' } }),
      person('joe', '440 AF', '', { relations: { mother: 'mira' } }),
    ]),
  ).toEqual([]);
});
