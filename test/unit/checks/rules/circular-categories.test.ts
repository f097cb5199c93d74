import { expect, it } from 'vitest';
import { circularCategories } from '../../../../lib/checks/rules/circles.ts';
import { saidBy } from '../planned-world.ts';

it('a circle of categories is found once', () => {
  expect(
    saidBy(circularCategories, [
      { id: 'a', kind: 'category', category: 'b' },
      { id: 'b', kind: 'category', category: 'a' },
      { id: 'c', kind: 'category', category: 'a' },
      { id: 'd', category: 'a' },
    ]),
  ).toEqual([['a category: b', 'b category: a']]);
});
