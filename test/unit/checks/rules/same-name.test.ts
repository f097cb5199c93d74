import { expect, it } from 'vitest';
import { sameName } from '../../../../lib/checks/rules/copies.ts';
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

const namesake = (id: string, more = {}) => ({
  id,
  title: 'Ada Fell',
  template: 'person',
  category: 'c',
  ...more,
});

it('three articles of one name are one finding', () => {
  expect(saidBy(sameName, [namesake('a'), namesake('b'), namesake('c')])).toEqual([
    ['b title: Ada Fell', 'a title: Ada Fell'],
  ]);
});

it('people who can’t be one, or whose article says so, and the namesakes of a dynasty are fine', () => {
  for (const [one, other] of [
    [{ texts: { dob: '100 AF' } }, { texts: { dob: '180 AF' } }],
    [{ texts: { suffix: 'the Elder' } }, {}],
    [{ relations: { mother: 'x' } }, { relations: { mother: 'y' } }],
    [{ content: '[i]Not to be confused with her niece.[/i]' }, {}],
    [{ content: 'Nicht zu verwechseln mit ihrer Nichte.' }, {}],
  ])
    expect(
      saidBy(sameName, [
        namesake('a', one),
        namesake('b', other),
        { id: 'x', template: 'person' },
        { id: 'y', template: 'person' },
      ]),
    ).toEqual([]);
  const dynasty = Array.from({ length: 14 }, (_, at) => namesake(`a${at}`, { title: `Fell ${at % 7}` }));
  expect(saidBy(sameName, dynasty)).toEqual([]);
});
