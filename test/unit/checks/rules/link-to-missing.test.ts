import { expect, it } from 'vitest';
import { linkToMissing } from '../../../../lib/checks/rules/links.ts';
import { saidBy } from '../planned-world.ts';

it('mentions and fields of entries that aren’t in the world are found, each once', () => {
  expect(
    saidBy(linkToMissing, [
      { id: 'a', content: '@[Old Gate](landmark:gone) and again @[the gate](landmark:gone).' },
      { id: 'b', relations: { location: 'lost' } },
    ]),
  ).toEqual([['a content: Old Gate'], ['b location: lost']]);
});

it('what a copy doesn’t hold at all is fine, and everything while it isn’t complete', () => {
  expect(
    saidBy(linkToMissing, [
      { id: 'a', content: '@[Map](map:gone) @[Next](person:b) @[Wish](person)' },
      { id: 'b' },
    ]),
  ).toEqual([]);
});

it('nothing is said while the copy isn’t complete', () => {
  expect(
    saidBy(linkToMissing, [{ id: 'a', content: '@[Old Gate](landmark:gone)' }], { isComplete: false }),
  ).toEqual([]);
});
