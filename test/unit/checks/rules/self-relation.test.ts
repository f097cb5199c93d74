import { expect, it } from 'vitest';
import { selfRelation } from '../../../../lib/checks/rules/circles.ts';
import { saidBy } from '../planned-world.ts';

it('an article in one of its own fields is found', () => {
  expect(
    saidBy(selfRelation, [
      { id: 'a', template: 'organization', relations: { parent: 'a' } },
      { id: 'b', under: 'b' },
      { id: 'c', kind: 'category', category: 'c' },
      { id: 'd', relations: { parent: 'a' }, content: '@[D](article:d)' },
    ]),
  ).toEqual([['a parent: a'], ['b articleParent: b'], ['c category: c']]);
});
