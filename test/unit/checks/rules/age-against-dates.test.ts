import { expect, it } from 'vitest';
import { ageAgainstDates } from '../../../../lib/checks/rules/dates.ts';
import { saidBy } from '../planned-world.ts';

const person = (id: string, texts: Record<string, string>, content = '') => ({
  ...{ id, template: 'person', texts, content },
});

it('an age that birth and death don’t allow is found in a field, a line, and behind a date', () => {
  expect(
    saidBy(ageAgainstDates, [
      person('a', { dob: '100 AF', dod: '140 AF', age: '71' }),
      person('b', { dob: '100 AF', dod: '140 AF' }, '[b]Age:[/b] 25 years'),
      person('c', { dob: '100 AF', dod: '140 AF, aged 54' }),
    ]),
  ).toEqual([
    ['a age: age: 71', 'a dod: 140 AF'],
    ['b content: Age: 25 years', 'b dod: 140 AF'],
    ['c dod: 140 AF, aged 54', 'c dob: 100 AF'],
  ]);
});

it('ages that fit, or that are more than a number, say nothing', () => {
  expect(
    saidBy(ageAgainstDates, [
      person('a', { dob: '100 AF', dod: '140 AF', age: '39' }),
      person('b', { dob: 'c. 100 AF', dod: '140 AF', age: '60' }),
      person('c', { dob: '100 AF', dod: '140 AF', age: 'looks 20' }),
      person('d', { dob: '100 AF', dod: '140 AF', age: '20 when she vanished' }),
      person('e', { dob: '100 AF', age: '900' }),
      person('f', { dob: '100', dod: '140 AF', age: '900' }),
      person('g', { dob: '140 AF', dod: '100 AF', age: '40' }),
    ]),
  ).toEqual([]);
});

it.each([
  ...[
    '140, at the age of 71',
    '140 (age 71)',
    '140, im Alter von 71 Jahren',
    '140, à l’âge de 71 ans',
    '140 (71 ans)',
  ],
  ...['140, a la edad de 71 años', '140, aos 71 anos', '140, all’età di 71 anni', '140, w wieku 71 lat'],
  ...['140年（71歳）', '140年、享年71', '140، عن عمر 71 عامًا'],
])('the age behind “%s” doesn’t fit', (dod) => {
  expect(saidBy(ageAgainstDates, [person('a', { dob: '100', dod })])).toHaveLength(1);
  expect(saidBy(ageAgainstDates, [person('a', { dob: '100', dod: dod.replace('71', '40') })])).toEqual([]);
});
