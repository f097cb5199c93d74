import { expect, it } from 'vitest';
import { eventOutsidePlace } from '../../../../lib/checks/rules/places.ts';
import { saidBy } from '../planned-world.ts';

const town = { id: 'salt', template: 'location', texts: { constructed: '200 AF', ruined: '400 AF' } };
const battle = (id: string, startingDate: string, more = {}) => ({
  ...{ id, template: 'militaryConflict', texts: { startingDate }, relations: { location: 'salt' } },
  ...more,
});

it('a battle before its town is built or after its ruin is found', () => {
  expect(saidBy(eventOutsidePlace, [battle('early', '150 AF'), battle('late', '450 AF'), town])).toEqual([
    ['early startingDate: 150 AF', 'salt constructed: 200 AF'],
    ['late startingDate: 450 AF', 'salt ruined: 400 AF'],
  ]);
});

it('what happens while the town stands, in its ruins, or on another axis is fine', () => {
  expect(
    saidBy(eventOutsidePlace, [
      battle('a', '300 AF'),
      battle('b', '150'),
      battle('c', '450 AF', { title: 'Battle in the Ruins' }),
      battle('d', 'before 300 AF'),
      town,
    ]),
  ).toEqual([]);
});

const told = (battle: string, town: string) =>
  saidBy(eventOutsidePlace, [
    { id: 'b', title: 'Battle of Reeds', template: 'militaryConflict', content: battle },
    { id: 's', title: 'Sarn', template: 'settlement', content: town },
  ]).length;

it('battles and towns are read in sentences', () => {
  const sarn = '@[Sarn](settlement:s)';
  expect(told(`The battle was fought in 90 AF at ${sarn}.`, 'Sarn was founded in 120 AF.')).toBe(1);
  expect(
    told(`In 90 AF, the battle was fought outside the gates of ${sarn}.`, '[b]Founded:[/b] 120 AF'),
  ).toBe(1);
  expect(told(`The battle took place near ${sarn} in 190 AF.`, 'Sarn was destroyed in 120 AF.')).toBe(1);
  expect(told(`The battle was fought in 130 AF at ${sarn}.`, 'Sarn was founded in 120 AF.')).toBe(0);
  expect(
    told(`The battle was fought in 90 AF where ${sarn} stands today.`, 'Sarn was founded in 120 AF.'),
  ).toBe(0);
  expect(
    told(`The battle was fought in 90 AF at the later site of ${sarn}.`, 'Sarn was founded in 120 AF.'),
  ).toBe(0);
});
