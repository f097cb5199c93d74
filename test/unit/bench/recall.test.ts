import { describe, expect, it } from 'vitest';
import { createSearcher, openSegment, packSegment, parseQuery } from '../../../lib/library/search/index.ts';
import { engine as minisearch } from '../../bench/search/engines/minisearch.ts';
import { engine as ufuzzy } from '../../bench/search/engines/ufuzzy.ts';
import { QUERY_KINDS, queries } from '../../bench/search/queries.ts';
import { recall } from '../../bench/search/recall.ts';
import { changed, world } from '../../bench/search/worlds.ts';

const SEED = 7;
const SIZE = 1_000;

describe('benchmark worlds', () => {
  it('are the same for the same seed', () => {
    const one = world(SEED, SIZE);
    const again = world(SEED, SIZE);
    expect(again.entries).toEqual(one.entries);
    expect(changed(again, 3, 20)).toEqual(changed(one, 3, 20));
    expect(queries(again.entries, SEED, 70)).toEqual(queries(one.entries, SEED, 70));
  });

  it('differ for another seed', () => {
    const titles = world(SEED, SIZE).entries.map(({ title }) => title);
    expect(world(SEED + 1, SIZE).entries.map(({ title }) => title)).not.toEqual(titles);
  });

  it('have distinct titles, a share of them in each script', () => {
    const titles = world(SEED, SIZE).entries.map(({ title }) => title);
    expect(new Set(titles).size).toBe(SIZE);
    for (const script of [
      /\p{Script=Latin}/u,
      /\p{Script=Cyrillic}/u,
      /\p{Script=Arabic}/u,
      /\p{Script=Han}/u,
    ]) {
      expect(titles.filter((title) => script.test(title)).length).toBeGreaterThan(SIZE / 50);
    }
  });
});

describe('search', () => {
  it('finds the expected entry at least as often as the best of the other engines', async () => {
    const { entries } = world(SEED, SIZE);
    const asked = queries(entries, SEED, 504);
    const hot = openSegment(packSegment(entries));
    if (!hot) throw new Error('The index does not open.');
    const searcher = createSearcher([{ hot, excerpts: null }]);
    const ours = recall(
      asked,
      asked.map(({ typed }) =>
        searcher.search(parseQuery(typed), { limit: 5 }).hits.map(({ location }) => location),
      ),
    );
    const peers = await Promise.all([
      minisearch.build(entries).then(minisearch.open),
      ufuzzy.build(entries).then(ufuzzy.open),
    ]);
    for (const peer of peers) {
      const answers = await Promise.all(asked.map(({ typed }) => peer.query(typed, 5)));
      expect(ours.all).toBeGreaterThanOrEqual(recall(asked, answers).all);
    }
    for (const kind of QUERY_KINDS) expect(ours.kinds[kind], kind).toBeGreaterThan(0.9);
  });
});
