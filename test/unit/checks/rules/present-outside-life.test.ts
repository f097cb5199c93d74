import { expect, it } from 'vitest';
import { presentOutsideLife } from '../../../../lib/checks/rules/lives.ts';
import { saidBy } from '../planned-world.ts';

const person = (id: string, dob: string, dod = '', more = {}) => ({
  id,
  template: 'person',
  texts: { dob, dod },
  ...more,
});

it('somebody who takes part in an event when dead or unborn is found', () => {
  expect(
    saidBy(presentOutsideLife, [
      person('mira', '380 AF', '412 AF'),
      {
        id: 'late',
        template: 'militaryConflict',
        texts: { startingDate: '420 AF' },
        relations: { participants: ['mira'] },
      },
      {
        id: 'early',
        template: 'militaryConflict',
        texts: { startingDate: '300 AF', endingDate: '310 AF' },
        relations: { commanders: ['mira'] },
      },
      {
        id: 'fine',
        template: 'militaryConflict',
        texts: { startingDate: '400 AF', endingDate: '430 AF' },
        relations: { commanders: ['mira'] },
      },
    ]),
  ).toEqual([
    ['late startingDate: 420 AF', 'mira dod: 412 AF'],
    ['early endingDate: 310 AF', 'mira dob: 380 AF'],
  ]);
});

it('a session report, whose date is that of the players, is fine', () => {
  expect(
    saidBy(presentOutsideLife, [
      person('mira', '380 AF', '412 AF'),
      { id: 'session', template: 'report', content: '--Date::2024--', relations: { participants: ['mira'] } },
    ]),
  ).toEqual([]);
});
