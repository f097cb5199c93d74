import { expect, it } from 'vitest';
import { marriedOutsideLife } from '../../../../lib/checks/rules/lives.ts';
import { saidBy } from '../planned-world.ts';

const person = (id: string, dob: string, dod: string, content = '') => ({
  ...{ id, template: 'person', texts: { dob, dod }, content },
});

it('a wedding after death or before birth is found, of either', () => {
  expect(
    saidBy(marriedOutsideLife, [
      person('a', '100 AF', '140 AF', '--Married::@[B](person:b) (150 AF)--'),
      person('b', '90 AF', '160 AF'),
      person('c', '100 AF', '140 AF', '[b]Spouse:[/b] @[D](person:d)\n[b]Wedding:[/b] 120 AF'),
      person('d', '125 AF', '180 AF'),
    ]),
  ).toEqual([
    ['a content: Married: B (150 AF)', 'a dod: 140 AF'],
    ['c content: Wedding: 120 AF', 'd dob: 125 AF'],
  ]);
});

it('weddings within both lives are fine', () => {
  expect(
    saidBy(marriedOutsideLife, [
      person('a', '100 AF', '140 AF', '--Married::to @[B](person:b) in 120 AF--'),
      person('b', '100 AF', '140 AF'),
      person('c', '100 AF', '140 AF', '--Married::@[B](person:b), c. 145 AF--'),
    ]),
  ).toEqual([]);
});

it('weddings are read in sentences', () => {
  const told = (content: string) =>
    saidBy(marriedOutsideLife, [
      { id: 'ada', title: 'Ada', template: 'person', content },
      { id: 'tom', title: 'Tom', template: 'person', content: 'Tom died in 145 AF.' },
    ]).length;
  const tom = '@[Tom](person:tom)';
  expect(told(`Ada was born in 100 AF. She married ${tom} in 150 AF and died in 140 AF.`)).toBe(2);
  expect(told(`Ada was born in 100 AF. She married ${tom} in 150 AF.`)).toBe(1);
  expect(told('Ada wurde 100 AF geboren und starb 140 AF. Im Jahr 150 AF heiratete sie einen Müller.')).toBe(
    1,
  );
  expect(told('Ada died in 140 AF. Her brother married in 150 AF.')).toBe(0);
  expect(
    told(`Ada was born in 100 AF. She was married to ${tom} until 145 AF. She married again in 150 AF.`),
  ).toBe(0);
});
