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

it('parents may be named in a sentence', () => {
  const told = (child: string, mother = 'Ada was born in 100 AF.') =>
    saidBy(parentTooYoung, [
      { id: 'ivo', title: 'Ivo', template: 'person', content: child },
      { id: 'ada', title: 'Ada', template: 'person', content: mother },
      { id: 'tom', title: 'Tom', template: 'person', content: 'Tom was born in 70 AF.' },
    ]).length;
  const [ada, tom] = ['@[Ada](person:ada)', '@[Tom](person:tom)'];
  expect(told(`Ivo was born in 105 AF to ${ada}.`)).toBe(1);
  expect(told(`Ivo was born in Sarn in 105 AF, to ${tom} and ${ada}.`)).toBe(1);
  expect(
    told(
      'Ivo was born in 105 AF.',
      'Ada was born in 100 AF. She gave birth to @[Ivo](person:ivo) in 105 AF.',
    ),
  ).toBe(1);
  expect(told(`Ivo was born in 105 AF and given to ${ada}.`)).toBe(0);
  expect(
    told('Ivo was born in 105 AF.', 'Ada was born in 100 AF. Her adopted son @[Ivo](person:ivo) was a dyer.'),
  ).toBe(0);
});
