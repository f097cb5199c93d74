import { afterEach, expect, inject, test } from 'vitest';
import { sortedLocations, sortRank } from '../../../components/search/results/sort-order.ts';
import { useCatalog } from '../../../lib/i18n/index.ts';
import type { Searcher, SortFacts } from '../../../lib/library/index.ts';

const facts = (location: number, title: string, change: Partial<SortFacts> = {}): SortFacts => ({
  ...{ location, kind: 'article', title, template: 'person', updatedAt: null },
  ...change,
});

function searcherOf(...all: SortFacts[]) {
  let readings = 0;
  const searcher = {
    *sortFacts() {
      readings++;
      yield* all;
    },
  } satisfies Pick<Searcher, 'sortFacts'>;
  return { searcher, readings: () => readings };
}

afterEach(() => useCatalog('en', inject('messages')));

const WORLD = [
  facts(0, 'Session 10', { updatedAt: 3_000, template: 'report' }),
  facts(1, 'Session 9', { updatedAt: 9_000, template: 'report' }),
  facts(2, '', { updatedAt: 5_000 }),
  facts(3, 'Zofia'),
  facts(4, 'Łucja', { template: 'settlement' }),
  facts(5, 'Lucy', { updatedAt: 9_000 }),
  facts(6, 'A secret', { kind: 'secret', template: null }),
];

test('by title: 9 before 10, untitled last', () => {
  const { searcher } = searcherOf(...WORLD);
  expect(sortedLocations(searcher, 'article', 'title')).toEqual([4, 5, 1, 0, 3, 2]);
});

test('titles are compared as the chosen language does', () => {
  const { searcher } = searcherOf(...WORLD);
  expect(sortedLocations(searcher, 'article', 'title').slice(0, 2)).toEqual([4, 5]);
  useCatalog('pl', inject('messages'));
  // In Polish, Ł is a letter of its own after L.
  expect(sortedLocations(searcher, 'article', 'title').slice(0, 2)).toEqual([5, 4]);
});

test('last changed first, unknown last, equal ones by title', () => {
  const { searcher } = searcherOf(...WORLD);
  expect(sortedLocations(searcher, 'article', 'changed')).toEqual([5, 1, 2, 0, 4, 3]);
});

test('by template as it is named on the screen, equal ones by title', () => {
  const { searcher } = searcherOf(...WORLD);
  // Character, Report, Settlement.
  expect(sortedLocations(searcher, 'article', 'template')).toEqual([5, 3, 2, 1, 0, 4]);
});

test('a rank is the place in the order, and the order is computed once', () => {
  const { searcher, readings } = searcherOf(...WORLD);
  const rank = sortRank(searcher, 'changed');
  expect([5, 1, 2, 0].map(rank)).toEqual([0, 1, 2, 3]);
  sortRank(searcher, 'title');
  expect(rank(99)).toBe(WORLD.length);
  expect(readings()).toBe(1);
});
