import { expect, it } from 'vitest';
import { overlappingReigns } from '../../../../lib/checks/rules/places.ts';
import { saidBy } from '../planned-world.ts';

const realm = (id: string, ...rows: string[]) => ({ id, template: 'organization', content: rows.join('\n') });
const people = [
  { id: 'ivo', template: 'person', relations: { spouse: 'eve' } },
  { id: 'ada', template: 'person' },
  { id: 'eve', template: 'person' },
];

it('two who rule one realm in the same years are found', () => {
  expect(
    saidBy(overlappingReigns, [
      realm(
        'fell',
        '[b]Ruler:[/b] @[Ivo](person:ivo) (130–160 AF)',
        '[b]Ruler:[/b] @[Ada](person:ada) (145–180 AF)',
      ),
      ...people,
    ]),
  ).toEqual([['fell content: Ruler: Ivo (130–160 AF)', 'fell content: Ruler: Ada (145–180 AF)']]);
});

it('one after another, couples, co-rulers and other thrones are fine', () => {
  expect(
    saidBy(overlappingReigns, [
      realm('a', '--Ruler::@[Ivo](person:ivo) (130–160 AF)--', '--Ruler::@[Ada](person:ada) (160–180 AF)--'),
      realm('b', '--Ruler::@[Ivo](person:ivo) (130–160 AF)--', '--Ruler::@[Eve](person:eve) (145–160 AF)--'),
      realm('c', '--King::@[Ivo](person:ivo) (130–160 AF)--', '--Queen::@[Ada](person:ada) (145–180 AF)--'),
      realm(
        'd',
        '--Ruler::@[Ivo](person:ivo) (130–160 AF)--',
        '--Ruler::@[Ada](person:ada), co-ruler (145–180 AF)--',
      ),
      realm(
        'e',
        '--Ruler::@[Ivo](person:ivo) (c. 130–160 AF)--',
        '--Ruler::@[Ada](person:ada) (c. 170–180 AF)--',
      ),
      ...people,
    ]),
  ).toEqual([]);
});
