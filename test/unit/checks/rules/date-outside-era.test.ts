import { expect, it } from 'vitest';
import { dateOutsideEra } from '../../../../lib/checks/rules/dates.ts';
import { saidBy } from '../planned-world.ts';

it('a year that its era doesn’t have is found', () => {
  expect(
    saidBy(dateOutsideEra, [
      { id: 'mira', template: 'person', texts: { dob: '620 TA' } },
      { id: 'old', template: 'person', texts: { dob: '901 BF' } },
      { id: 'fine', template: 'person', texts: { dob: '500 TA', dod: '1,600 AF' } },
    ]),
  ).toEqual([['mira dob: 620 TA'], ['old dob: 901 BF']]);
});

it('a date outside of the era that the article names is found', () => {
  expect(
    saidBy(dateOutsideEra, [
      {
        id: 'war',
        template: 'militaryConflict',
        texts: { startingDate: '40 BF' },
        content: '--Era::The Third Age--',
      },
      {
        id: 'fine',
        template: 'militaryConflict',
        texts: { startingDate: '1200 AF' },
        content: '--Era::Third Age--',
      },
      {
        id: 'other',
        template: 'militaryConflict',
        texts: { startingDate: '40 BF' },
        content: '--Era::Age of Sail--',
      },
    ]),
  ).toEqual([['war startingDate: 40 BF', 'war content: Era: The Third Age']]);
});
