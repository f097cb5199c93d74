import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  createSearcher,
  type LinkTest,
  linkRange,
  openSegment,
  packSegment,
  parseQuery,
} from '../../../../lib/library/search/index.ts';
import { entry } from './world.ts';

it.each([
  ['0', 0, 0],
  [' 12 ', 12, 12],
  ['>5', 6, Number.POSITIVE_INFINITY],
  ['> 5', 6, Number.POSITIVE_INFINITY],
  ['>=5', 5, Number.POSITIVE_INFINITY],
  ['≥5', 5, Number.POSITIVE_INFINITY],
  ['<3', 0, 2],
  ['<=3', 0, 3],
  ['2..5', 2, 5],
  ['5..2', 2, 5],
  ['＞５', 6, Number.POSITIVE_INFINITY],
  ['2…5', 2, 5],
  ['2-5', 2, 5],
])('links:%s asks for %d to %d', (value, from, to) => expect(linkRange(value)).toEqual({ from, to }));

it.each(['abc', '', '>', '5>', '-1', '1.5', '2..', '1e3', '٣', '9999999999'])(
  'links:%s asks for nothing that can be counted',
  (value) => expect(linkRange(value)).toBeNull(),
);

it('never fails', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[<>=.\d -]*$/)), (value) => {
      const range = linkRange(value);
      expect(range === null || range.from >= 0).toBe(true);
    }),
  );
});

const segment = (...titles: string[]) => {
  const hot = openSegment(packSegment(titles.map((title, at) => entry(at * 3, title))));
  if (!hot) throw new Error('Damaged.');
  return { hot, excerpts: null };
};
const searcher = createSearcher([segment('Mira', 'Port Sorrow', 'Mira the elder')]);
/** Passes the locations that a filter lists: `links:6` passes 6. */
const listed: LinkTest =
  ({ value }) =>
  (location) =>
    value.split(',').includes(String(location));
const found = (typed: string, links?: LinkTest) =>
  searcher.search(parseQuery(typed), { limit: 9, links }).hits.map(({ location }) => location);

it('asks whoever searches which entries pass, together with words and other filters', () => {
  expect(found('links:0,6', listed).sort()).toEqual([0, 6]);
  expect(found('mira -links:0', listed)).toEqual([6]);
  expect(found('mira to:0,3', listed)).toEqual([0]);
  expect(found('to:0,3 to:3,6', listed)).toEqual([3]);
});

it('lets nothing pass without an answer, negated or not', () => {
  expect(found('links:0')).toEqual([]);
  expect(found('-links:0')).toEqual([]);
});

it('asks again once links have changed', () => {
  expect(found('links:0', () => () => true)).toHaveLength(3);
  expect(found('links:0', () => () => false)).toEqual([]);
});
