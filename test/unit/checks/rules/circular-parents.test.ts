import { expect, it } from 'vitest';
import { circularParents } from '../../../../lib/checks/rules/circles.ts';
import { saidBy } from '../planned-world.ts';

it('a circle of articles above each other is found once', () => {
  expect(
    saidBy(circularParents, [
      { id: 'a', under: 'b' },
      { id: 'b', under: 'c' },
      { id: 'c', under: 'a' },
      { id: 'd', under: 'a' },
    ]),
  ).toEqual([['a articleParent: b', 'c articleParent: a']]);
});

it('a tree is fine, and so is a parent that isn’t here', () => {
  expect(
    saidBy(circularParents, [
      { id: 'a', under: 'b' },
      { id: 'b' },
      { id: 'c', under: 'b' },
      { id: 'd', under: 'gone' },
    ]),
  ).toEqual([]);
});
