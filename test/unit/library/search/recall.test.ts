import { expect, it } from 'vitest';
import {
  createSearcher,
  openSegment,
  packSegment,
  parseQuery,
} from '../../../../lib/library/search/index.ts';
import { queries } from '../../../bench/search/queries.ts';
import { world } from '../../../bench/search/worlds.ts';

it('the wanted entry is among the first five: in full, as a prefix, with a typo or in another order', () => {
  const { entries } = world(11, 3000);
  const hot = openSegment(packSegment(entries));
  if (!hot) throw new Error('Damaged.');
  const searcher = createSearcher([{ hot, excerpts: null }]);
  const counts = { all: 0, found: 0, typos: 0, slipsFound: 0 };
  for (const { kind, typed, wanted, isLatin } of queries(entries, 5, 500)) {
    const isSlip = kind === 'typo' || kind === 'swapped letters';
    const { hits } = searcher.search(parseQuery(typed), { limit: 5 });
    const isFound = Number(hits.some(({ location }) => location === wanted));
    counts.all++;
    counts.found += isFound;
    counts.typos += Number(isSlip && isLatin);
    counts.slipsFound += isSlip && isLatin ? isFound : 0;
  }
  expect(counts.typos).toBeGreaterThan(100);
  expect(counts.slipsFound / counts.typos).toBeGreaterThanOrEqual(0.98);
  expect(counts.found / counts.all).toBeGreaterThanOrEqual(0.99);
});
