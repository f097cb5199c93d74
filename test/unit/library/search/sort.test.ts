import { expect, it } from 'vitest';
import {
  createSearcher,
  openExcerpts,
  openSegment,
  type PlacedEntry,
  packExcerpts,
  packSegment,
  parseQuery,
} from '../../../../lib/library/search/index.ts';
import { entry } from './world.ts';

const opened = (entries: PlacedEntry[]) => {
  const hot = openSegment(packSegment(entries));
  if (!hot) throw new Error('Damaged.');
  return { hot, excerpts: openExcerpts(packExcerpts(entries)) };
};

const OLD = [
  entry(0, 'Lamp oil', { updatedAt: 5_000, template: 'item', excerpt: 'It burns blue.' }),
  entry(1, 'Lamp', { updatedAt: 9_000, template: 'item', categoryId: 'c2' }),
  entry(2, 'Harbor', { kind: 'category', id: 'c1', template: null, categoryId: null, state: 'private' }),
  entry(3, 'Quay', { kind: 'category', id: 'c2', template: null, categoryId: 'c1' }),
  entry(4, 'The keeper', { tags: ['lamp'], updatedAt: null, template: 'person' }),
];
const NEW = [entry(1, 'Lamp of the quay', { updatedAt: 1_000, categoryId: 'c2', template: 'item' })];
const searcher = createSearcher([opened(NEW), opened(OLD)]);

it('sorts all matches by rank, before it cuts them to the limit', () => {
  const found = (limit: number) =>
    searcher.search(parseQuery('lamp'), { limit, rank: (location) => -location });
  expect(found(2).hits.map(({ title }) => title)).toEqual(['The keeper', 'Lamp of the quay']);
  expect(found(2).more).toBe(true);
  expect(found(9).hits.map(({ title }) => title)).toEqual(['The keeper', 'Lamp of the quay', 'Lamp oil']);
  expect(found(9).more).toBe(false);
});

it('keeps equal ranks in order of relevance', () => {
  const query = parseQuery('lamp');
  const plain = searcher.search(query, { limit: 9 }).hits.map(({ title }) => title);
  const same = searcher.search(query, { limit: 9, rank: () => 0 }).hits.map(({ title }) => title);
  expect(same.slice(0, plain.length)).toEqual(plain);
});

it('sorts phrases and filters, too', () => {
  const titles = (typed: string) =>
    searcher
      .search(parseQuery(typed), { limit: 9, rank: (location) => -location })
      .hits.map((hit) => hit.title);
  expect(titles('"lamp oil"')).toEqual(['Lamp oil']);
  expect(titles('template:item')).toEqual(['Lamp of the quay', 'Lamp oil']);
});

it('lists what sorting needs of the live entries', () => {
  expect([...searcher.sortFacts('article')].sort((a, b) => a.location - b.location)).toEqual([
    { location: 0, kind: 'article', title: 'Lamp oil', template: 'item', updatedAt: 5_000 },
    { location: 1, kind: 'article', title: 'Lamp of the quay', template: 'item', updatedAt: 1_000 },
    { location: 4, kind: 'article', title: 'The keeper', template: 'person', updatedAt: null },
  ]);
});

it('knows the categories above an entry, and its excerpt', () => {
  expect(searcher.categoryPath('c2')).toEqual([
    { title: 'Harbor', state: 'private' },
    { title: 'Quay', state: null },
  ]);
  expect(searcher.categoryPath('nowhere')).toEqual([]);
  expect(searcher.excerpt(0)).toBe('It burns blue.');
  expect(searcher.excerpt(1)).toBeNull();
});

it('ends at categories that are above each other', () => {
  const circle = createSearcher([
    opened([
      entry(0, 'A', { kind: 'category', id: 'a', categoryId: 'b' }),
      entry(1, 'B', { kind: 'category', id: 'b', categoryId: 'a' }),
    ]),
  ]);
  expect(circle.categoryPath('a').length).toBeLessThan(40);
});
