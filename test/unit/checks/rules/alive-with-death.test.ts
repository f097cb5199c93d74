import { expect, it } from 'vitest';
import { aliveWithDeath } from '../../../../lib/checks/rules/dates.ts';
import { saidBy } from '../planned-world.ts';

const person = (id: string, currentstatus: string, dod = '140 AF') => ({
  ...{ id, template: 'person', texts: { dod, currentstatus } },
});

it('who has a date of death isn’t alive', () => {
  expect(
    saidBy(aliveWithDeath, [person('a', 'Alive'), person('b', 'am Leben'), person('c', '存命')]),
  ).toEqual([
    ['a currentstatus: currentstatus: Alive', 'a dod: 140 AF'],
    ['b currentstatus: currentstatus: am Leben', 'b dod: 140 AF'],
    ['c currentstatus: currentstatus: 存命', 'c dod: 140 AF'],
  ]);
});

it('other states, and no date of death, say nothing', () => {
  expect(
    saidBy(aliveWithDeath, [
      person('a', 'Dead'),
      person('b', 'Alive, as a lich'),
      person('c', 'Alive', 'unknown'),
      person('d', 'Undead'),
    ]),
  ).toEqual([]);
});
