import { expect, it } from 'vitest';
import { noSuchDay } from '../../../../lib/checks/rules/dates.ts';
import { saidBy } from '../planned-world.ts';

const born = (id: string, dob: string) => ({ id, template: 'person', texts: { dob } });

it('a day that none of our months has is found, in any language', () => {
  expect(
    saidBy(noSuchDay, [
      born('a', '31 February 412 AF'),
      born('b', 'April 31st, 412 AF'),
      born('c', '30. Februar 412'),
      born('d', '31 de junio de 412'),
    ]),
  ).toEqual([
    ['a dob: 31 February 412 AF'],
    ['b dob: April 31st, 412 AF'],
    ['c dob: 30. Februar 412'],
    ['d dob: 31 de junio de 412'],
  ]);
});

it('months of the world’s own may be as long as they like', () => {
  expect(
    saidBy(noSuchDay, [
      born('a', '29 February 412 AF'),
      born('b', '35th of Frost, 412 AF'),
      born('c', '412-02-31'),
      born('d', '31 March 412 AF'),
    ]),
  ).toEqual([]);
});
