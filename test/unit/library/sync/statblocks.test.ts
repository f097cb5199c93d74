import { expect, it } from 'vitest';
import {
  createSearcher,
  openSegment,
  packSegment,
  parseQuery,
} from '../../../../lib/library/search/index.ts';
import { openExcerpts } from '../../../../lib/library/search/segment/segment-reader.ts';
import { packExcerpts } from '../../../../lib/library/search/segment/segment-writer.ts';
import { entryOfStatblock } from '../../../../lib/library/sync/entries.ts';
import type { StatblockSummary } from '../../../../lib/model/index.ts';

const plain = { icon: null, kind: null, state: null, tags: [], url: null, slug: null, updatedAt: null };

const drake: StatblockSummary = {
  ...{ ...plain, id: 7, title: 'Salt drake' },
  isShared: null,
  template: { id: 3, title: 'Creature', system: { ...plain, id: 1, title: 'Tides and Towers' } },
};

it('a statblock is found by its system, which is not part of its title', () => {
  const one = { ...entryOfStatblock('w1', drake), location: 0 };
  const hot = openSegment(packSegment([one]));
  if (!hot) throw new Error('The index does not open');
  const searcher = createSearcher([{ hot, excerpts: openExcerpts(packExcerpts([one])) }]);
  expect(
    searcher.search(parseQuery('towers'), { limit: 5 }).hits.map(({ title, aliases }) => [title, aliases]),
  ).toEqual([['Salt drake', []]]);
  const { excerpt } = entryOfStatblock('w1', { ...drake, template: null });
  expect(excerpt).toBeNull();
});
