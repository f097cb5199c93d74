import { expect, it } from 'vitest';
import { missingFact } from '../../../../lib/checks/rules/texts.ts';
import { saidBy } from '../planned-world.ts';

const people = Array.from({ length: 60 }, (_, at) => ({
  id: `p${at}`,
  template: 'person',
  texts: {
    eyes: 'brown',
    species: at % 2 ? 'elf' : 'an elf of the woods, '.repeat(20),
    dod: at > 1 ? '412 AF' : '',
  },
}));

it('a fact that nearly all articles of a template have is missed', () => {
  expect(
    saidBy(missingFact, [...people, { id: 'last', template: 'person', texts: { eyes: 'gray' } }]),
  ).toEqual([['last species: ']]);
});

it('in small groups, in drafts, and for what many lack, nothing is missed', () => {
  expect(
    saidBy(missingFact, [
      ...people.slice(0, 20),
      { id: 'last', template: 'person', texts: { eyes: 'gray' } },
    ]),
  ).toEqual([]);
});

it('what isn’t finished may lack it', () => {
  expect(
    saidBy(missingFact, [
      ...people,
      { id: 'last', template: 'person', isWip: true, texts: { eyes: 'gray' } },
    ]),
  ).toEqual([]);
});
