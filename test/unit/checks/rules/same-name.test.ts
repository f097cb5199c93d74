import { expect, it } from 'vitest';
import { sameName } from '../../../../lib/checks/rules/same-name.ts';
import { saidBy } from '../planned-world.ts';

it('two articles of one name in one category are found', () => {
  expect(
    saidBy(sameName, [
      { id: 'a', title: 'The Gate', category: 'c' },
      { id: 'b', title: 'the gate', category: 'c' },
    ]),
  ).toEqual([['b title: the gate', 'a title: The Gate']]);
});

it('in other categories, in none, as an alias, of another template or unsent, it is fine', () => {
  expect(
    saidBy(sameName, [
      { id: 'a', title: 'The Gate', category: 'c' },
      { id: 'b', title: 'The Gate', category: 'd' },
      { id: 'c', title: 'The Gate', category: null },
      { id: 'd', title: 'The Gate', category: null },
      { id: 'e', title: 'Gatehouse', aliases: ['The Gate'], category: 'c' },
      { id: 'f', title: 'The Gate', template: 'person', category: 'c' },
      { id: 'draft:g', title: 'The Gate', category: 'c' },
    ]),
  ).toEqual([]);
});
