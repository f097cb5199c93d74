import { expect, test } from 'vitest';
import { suggestFilters } from '../../../components/search/filters/suggest-filters.ts';
import { openLibrary, openWriter, type Searcher } from '../../../lib/library/index.ts';
import { entry, worldOf } from './world.tsx';

async function searcherOf(...tagged: [title: string, ...tags: string[]][]): Promise<Searcher> {
  await worldOf();
  await openWriter().put(
    'w1',
    tagged.map(([title, ...tags], at) => entry(`t${at}`, title, { tags })),
  );
  return (await openLibrary()).searcher('w1');
}

const offered = (searcher: Searcher, typed: string) =>
  suggestFilters(searcher, typed).filters.map(({ filter, count }) => [filter.value, count]);

test('tags are offered with their number while one is typed', async () => {
  const searcher = await searcherOf(
    ['Quay', 'harbor'],
    ['Pier', 'harbor', 'harbor master'],
    ['Hill', 'moor'],
  );
  expect(offered(searcher, 'tag:har')).toEqual([
    ['harbor', 2],
    ['harbor master', 1],
  ]);
});

test('a tag that is chosen already isn’t offered again', async () => {
  const searcher = await searcherOf(['Quay', 'harbor'], ['Pier', 'harbor', 'harbor master']);
  expect(offered(searcher, 'tag:harbor')).toEqual([['harbor master', 1]]);
  expect(offered(searcher, 'tag:harbor tag:')).toEqual([['harbor master', 1]]);
});

test('tags are counted within the results, and those without any are left out', async () => {
  const searcher = await searcherOf(
    ['Red quay', 'harbor'],
    ['Red pier', 'harbor'],
    ['Pier', 'harbor'],
    ['Hill', 'haunted'],
  );
  expect(offered(searcher, 'red tag:ha')).toEqual([['harbor', 2]]);
});

test('kinds are offered while one is typed', async () => {
  const searcher = await searcherOf(['Quay']);
  expect(offered(searcher, 'kind:')).toHaveLength(6);
  expect(offered(searcher, 'red kind:s')).toEqual([
    ['statblock', 0],
    ['secret', 0],
  ]);
  expect(offered(searcher, 'kind:secret')).toEqual([]);
  expect(offered(searcher, 'red')).toEqual([]);
});

test('numbers and titles complete filters by links', async () => {
  const searcher = await searcherOf(['The North'], ['The North Gate'], ['Hill']);
  expect(offered(searcher, 'links:').map(([value]) => value)).toEqual(['0', '>5', '<3', '2..5']);
  expect(offered(searcher, 'red links:>').map(([value]) => value)).toEqual(['>5']);
  expect(offered(searcher, 'links:abc')).toEqual([]);
  expect(offered(searcher, 'to:"the no').map(([value]) => value)).toEqual(['The North', 'The North Gate']);
  expect(offered(searcher, 'from:hi').map(([value]) => value)).toEqual(['Hill']);
  expect(offered(searcher, 'to:"Hill"')).toEqual([]);
  expect(offered(searcher, 'to:')).toEqual([]);
});
