import { expect, it } from 'vitest';
import { battleOutsideWar } from '../../../../lib/checks/rules/places.ts';
import { saidBy } from '../planned-world.ts';

const conflict = (id: string, startingDate: string, endingDate: string, more = {}) => ({
  ...{ id, template: 'militaryConflict', texts: { startingDate, endingDate }, ...more },
});
const war = conflict('war', '300 AF', '310 AF');

it('a battle before or after the war that it belongs to is found', () => {
  expect(
    saidBy(battleOutsideWar, [
      conflict('a', '320 AF', '321 AF', { under: 'war' }),
      conflict('b', '290 AF', '290 AF', { content: '[b]Part of:[/b] @[War](militaryConflict:war)' }),
      war,
    ]),
  ).toEqual([
    ['a startingDate: 320 AF', 'war endingDate: 310 AF'],
    ['b endingDate: 290 AF', 'war startingDate: 300 AF'],
  ]);
});

it('battles within it, and wars without an end, are fine', () => {
  expect(
    saidBy(battleOutsideWar, [
      conflict('a', '305 AF', '305 AF', { under: 'war' }),
      conflict('b', '320 AF', '321 AF', { under: 'open' }),
      conflict('open', '300 AF', ''),
      war,
    ]),
  ).toEqual([]);
});
