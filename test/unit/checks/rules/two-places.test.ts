import { expect, it } from 'vitest';
import { twoPlaces } from '../../../../lib/checks/rules/places.ts';
import { saidBy } from '../planned-world.ts';

const city = { id: 'city', template: 'settlement' };
const inn = { id: 'inn', template: 'landmark', relations: { parent: 'city' } };
const port = { id: 'port', template: 'settlement' };
const mira = { id: 'mira', template: 'person' };
const feast = (id: string, date: string, location: string) => ({
  id,
  content: `--Date::${date}--`,
  relations: { location, participants: ['mira'] },
});

it('somebody at two events of one day in different places is found', () => {
  expect(
    saidBy(twoPlaces, [
      ...[city, port, mira],
      feast('a', '3rd of Frost, 412 AF', 'city'),
      feast('b', 'Frost 3, 412 AF', 'port'),
    ]),
  ).toEqual([['a content: Date: 3rd of Frost, 412 AF', 'b content: Date: Frost 3, 412 AF']]);
});

it('sentences with one person, place and day count, too', () => {
  expect(
    saidBy(twoPlaces, [
      ...[city, port, mira],
      {
        id: 'a',
        content: 'On the 3rd of Frost, 412 AF, @[Mira](person:mira) was seen in @[City](settlement:city).',
      },
      {
        id: 'b',
        content: '@[Mira](person:mira) stood in @[Port](settlement:port) on the 3rd of Frost, 412 AF.',
      },
    ]),
  ).toEqual([
    [
      'a content: On the 3rd of Frost, 412 AF, Mira was seen in City',
      'b content: Mira stood in Port on the 3rd of Frost, 412 AF',
    ],
  ]);
});

it('a place within the other, another day, and a day that isn’t sure are fine', () => {
  expect(
    saidBy(twoPlaces, [
      ...[city, port, inn, mira],
      feast('a', '3rd of Frost, 412 AF', 'city'),
      feast('b', '3rd of Frost, 412 AF', 'inn'),
      feast('c', '4th of Frost, 412 AF', 'port'),
      feast('d', '412 AF', 'port'),
      feast('e', '3rd of Frost, 412', 'port'),
    ]),
  ).toEqual([]);
});
