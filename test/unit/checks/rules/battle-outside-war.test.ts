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

it('the war may be named in a sentence', () => {
  const told = (battle: string) =>
    saidBy(battleOutsideWar, [
      { id: 'b', title: 'Battle of Reeds', template: 'militaryConflict', content: battle },
      {
        id: 'w',
        title: 'Salt War',
        template: 'militaryConflict',
        content: 'The Salt War lasted from 120 AF to 130 AF.',
      },
    ]).length;
  const war = '@[Salt War](militaryConflict:w)';
  expect(told(`The Battle of Reeds was fought in 90 AF during the ${war}.`)).toBe(1);
  expect(told(`The Battle of Reeds was fought in 140 AF. It was the last battle of the ${war}.`)).toBe(1);
  expect(told(`The Battle of Reeds was fought in 125 AF during the ${war}.`)).toBe(0);
  expect(told(`The Battle of Reeds was fought in 140 AF, ten years after the ${war}.`)).toBe(0);
});
