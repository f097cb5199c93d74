import { expect, it } from 'vitest';
import { notMutual } from '../../../../lib/checks/rules/family.ts';
import { saidBy } from '../planned-world.ts';

const person = (id: string, relations = {}, texts = {}) => ({ id, template: 'person', relations, texts });

it('spouses and siblings who name somebody else instead are found', () => {
  expect(
    saidBy(notMutual, [
      person('a', { spouse: 'b' }),
      person('b', { family: [['c', 'Wife']] }),
      person('c', { siblings: ['d'] }),
      person('d', { siblings: ['e', 'f'] }),
    ]),
  ).toEqual([['a spouse: b', 'b family: c']]);
  expect(
    saidBy(notMutual, [
      person('c', { siblings: ['d'] }),
      person('d', { siblings: ['e'] }),
      person('e', { siblings: ['d'] }),
    ]),
  ).toEqual([['c siblings: d', 'd siblings: e']]);
});

it('who names nobody, may have married again, or is a half-brother, is fine', () => {
  expect(
    saidBy(notMutual, [
      person('a', { spouse: 'b' }),
      person('b'),
      person('c', { spouse: 'd' }, { dod: '300 AF' }),
      person('d', { spouse: 'e' }),
      person('e', { spouse: 'd' }),
      { ...person('f'), content: '[b]Brother:[/b] @[G](person:g) (half-brother)' },
      person('g', { siblings: ['h'] }),
      person('h', { siblings: ['g'] }),
    ]),
  ).toEqual([]);
});
