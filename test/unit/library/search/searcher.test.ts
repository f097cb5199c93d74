import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createSearcher,
  openExcerpts,
  openSegment,
  type PlacedEntry,
  packExcerpts,
  packSegment,
  parseQuery,
  type Searcher,
} from '../../../../lib/library/search/index.ts';
import { unspacedRuns } from '../../../../lib/library/search/tokenizer.ts';
import { bruteForce } from './oracle.ts';
import { anyWorld, entry, title, word } from './world.ts';

/** Time limit in milliseconds; generous, for busy machines. */
const BUSY = 60_000;

function over(...newestFirst: PlacedEntry[][]): Searcher {
  return createSearcher(
    newestFirst.map((entries) => {
      const hot = openSegment(packSegment(entries));
      if (!hot) throw new Error('Damaged.');
      return { hot, excerpts: openExcerpts(packExcerpts(entries)) };
    }),
  );
}
const named = (...titles: string[]) => over(titles.map((one, at) => entry(at, one)));
const titles = (searcher: Searcher, typed: string, limit = 9) =>
  searcher.search(parseQuery(typed), { limit }).hits.map((hit) => hit.title);

const asked = fc
  .oneof(
    fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')),
    fc
      .tuple(fc.array(word, { maxLength: 2 }), word, fc.nat(6))
      .map(([before, last, cut]) => [...before, last.slice(0, cut)].join(' ')),
    fc
      .tuple(word, fc.nat(8), fc.constantFrom('', 'x', 'е'))
      .map(([one, at, put]) => one.slice(0, at) + put + one.slice(at + 1)),
    title,
  )
  .filter((typed) => !/["-]|:/.test(typed));

describe('search', () => {
  it(
    'returns what a full scan returns, in the same order',
    () => {
      fc.assert(
        fc.property(
          anyWorld(25),
          asked,
          fc.integer({ min: 1, max: 12 }),
          fc.array(fc.tuple(fc.nat(600), fc.double({ min: 0, max: 1, noNaN: true }))),
          (world, typed, limit, opened) => {
            const recent = new Map(opened);
            const half = Math.floor(world.length / 2);
            const { hits, more } = over(world.slice(half), world.slice(0, half)).search(parseQuery(typed), {
              limit,
              recent,
            });
            const wanted = bruteForce(world, typed, limit, recent);
            // Typos in runs without spaces have their own rule.
            if (wanted.length === 0 && unspacedRuns(typed).length > 0) return;
            if (parseQuery(typed).parts.length === 0) return;
            expect(hits.map(({ location }) => location)).toEqual(wanted.slice(0, limit));
            expect(more).toBe(wanted.length > limit);
          },
        ),
        { numRuns: 250 },
      );
    },
    BUSY,
  );

  it('ranks exact titles first, then title prefixes, words in any order, aliases, tags, excerpts', () => {
    const searcher = over([
      entry(1, 'Notes', { excerpt: 'Of the raven queen.' }),
      entry(2, 'Rookery', { tags: ['raven queen'] }),
      entry(3, 'Isolde', { aliases: ['Raven Queen'] }),
      entry(4, 'Queen of a raven'),
      entry(5, 'Raven Queens at war'),
      entry(6, 'Raven Queen'),
    ]);
    const { hits } = searcher.search(parseQuery('raven queen'), { limit: 9 });
    expect(hits.map(({ location, why }) => [location, why.where])).toEqual([
      ...[
        [6, 'title'],
        [5, 'title'],
        [4, 'title'],
        [3, 'alias'],
        [2, 'tag'],
        [1, 'excerpt'],
      ],
    ]);
  });

  it('ranks titles with the typed article before titles that start with the next word', () => {
    const searcher = over([
      entry(1, 'Mountain Pass'),
      entry(2, 'Gate under the Mountain'),
      entry(3, 'Mountain'),
    ]);
    expect(titles(searcher, 'the mountain')).toEqual([
      'Mountain',
      'Gate under the Mountain',
      'Mountain Pass',
    ]);
    expect(titles(searcher, 'mountain')).toEqual(['Mountain', 'Mountain Pass', 'Gate under the Mountain']);
  });

  it.each([
    ['eowyn', 'Éowyn’s Oath', [[0, 5]]],
    [
      'oath eow',
      'Éowyn’s Oath',
      [
        [0, 3],
        [8, 12],
      ],
    ],
    ['東', '大東京', [[1, 2]]],
    ['大東', '大東京', [[0, 2]]],
    ['елка', 'Большая Ёлка', [[8, 12]]],
    ['كتاب', 'كِتَاب', [[0, 6]]],
    ['harbuor', 'Old Harbour', [[4, 11]]],
    ['strasse', 'Lange Straße', [[6, 12]]],
    ['เทพ', 'กรุงเทพ', [[4, 7]]],
    ['🐉', 'A 🐉 sleeps', [[2, 4]]],
  ])('finds and marks %j in %j', (typed, name, marks) => {
    const [hit] = named(name, 'Something else').search(parseQuery(typed), { limit: 5 }).hits;
    expect(hit).toMatchObject({ title: name, titleMarks: marks });
  });

  it('allows no typos after an exact title of several words', () => {
    const searcher = named('Silver Wood', 'Silver Wool', 'Silverwood', 'Silberwood');
    expect(titles(searcher, 'silver wood')).toEqual(['Silver Wood']);
    expect(titles(searcher, 'silver woo')).toEqual(['Silver Wood', 'Silver Wool']);
    expect(titles(searcher, 'silver woot')).toEqual(['Silver Wood', 'Silver Wool']);
    expect(titles(searcher, 'silverwood')).toEqual(['Silverwood', 'Silberwood']);
  });

  it('intersects a word with a tag, however common the tag', () => {
    const others = Array.from({ length: 900 }, (_, at) => entry(at, `Thing ${at}`, { tags: ['harbour'] }));
    const more = [entry(900, 'Raven', { tags: ['harbour'] }), entry(901, 'Raven alone')];
    expect(titles(over([...others, ...more]), 'raven harbour')).toEqual(['Raven']);
  });

  it('lifts recent entries, but not above better matches', () => {
    const searcher = named('Raven', 'Raven hall', 'Raven tower', 'Old raven');
    const recent = new Map([
      [2, 0.5],
      [3, 1],
    ]);
    const { hits } = searcher.search(parseQuery('raven'), { limit: 9, recent });
    expect(hits.map((hit) => hit.title)).toEqual(['Raven', 'Raven tower', 'Raven hall', 'Old raven']);
  });

  it('handles phrases and exclusions, and finds nothing for a query without words', () => {
    const searcher = named('Raven of Kyr', 'Kyr of Raven', 'Ravens of Kyr');
    expect(titles(searcher, '"raven of kyr"')).toEqual(['Raven of Kyr']);
    expect(titles(searcher, 'kyr -ravens')).toEqual(['Kyr of Raven', 'Raven of Kyr']);
    expect(titles(searcher, 'kyr -"of raven"')).toEqual(['Raven of Kyr', 'Ravens of Kyr']);
    expect(titles(searcher, '???')).toEqual([]);
    expect(titles(searcher, '')).toHaveLength(3);
  });
});

describe('filters', () => {
  const searcher = over([
    entry(1, 'North', { kind: 'category', id: 'c1' }),
    entry(2, 'Far North', { kind: 'category', id: 'c2', categoryId: 'c1' }),
    entry(3, 'Keep', {
      categoryId: 'c2',
      tags: ['Old Town', 'sea'],
      template: 'militaryConflict',
      isDraft: true,
    }),
    entry(4, 'Gate', {
      categoryId: 'c1',
      tags: ['sea'],
      state: 'private',
      template: 'person',
      isPending: true,
    }),
    entry(5, 'Gate picture', { kind: 'image', tags: ['seaside'], state: 'public', isWip: true }),
  ]);
  it.each([
    ['tag:sea', ['Keep', 'Gate']],
    ['tag:"old town" tag:SEA', ['Keep']],
    ['-tag:sea gate', ['Gate picture']],
    ['category:north', ['Keep', 'Gate', 'Far North']],
    ['category:c2', ['Keep']],
    ['template:military-conflict', ['Keep']],
    ['template:person template:militaryConflict', ['Keep', 'Gate']],
    ['is:draft', ['Keep']],
    ['is:private is:pending', ['Gate']],
    ['is:wip', ['Gate picture']],
    ['-is:public gate', ['Gate']],
    ['kind:image', ['Gate picture']],
    ['in:categories in:image', ['North', 'Far North', 'Gate picture']],
  ])('%s', (typed, wanted) => expect(titles(searcher, typed)).toEqual(wanted));

  it('survives cycles of categories', () => {
    const circle = over([
      entry(1, 'A', { kind: 'category', id: 'a', categoryId: 'b' }),
      entry(2, 'B', { kind: 'category', id: 'b', categoryId: 'a' }),
    ]);
    expect(titles(circle, 'category:a')).toEqual(['A', 'B']);
  });

  it('returns only the requested kinds', () => {
    const { hits } = searcher.search(parseQuery('gate'), { limit: 9, kinds: ['image', 'secret'] });
    expect(hits.map((hit) => hit.title)).toEqual(['Gate picture']);
  });
});

describe('byTitle', () => {
  const searcher = named(
    'The Ravens of Kyr',
    'Harbour (district)',
    'Session 12',
    'Session 13',
    'Sunlight',
    '東京',
    '???',
    'Thunder Hall',
  );
  it.each([
    ['Raven of Kyr', ['The Ravens of Kyr']],
    ['Raven fo Kyr', ['The Ravens of Kyr']],
    ['harbours', ['Harbour (district)']],
    ['Harbor', ['Harbour (district)']],
    ['Session 12', ['Session 12']],
    ['Sun light', ['Sunlight']],
    ['Thunderhall', ['Thunder Hall']],
    ['Thundre Hall', ['Thunder Hall']],
    ['東京', ['東京']],
    ['???', ['???']],
    ['Theatre', []],
    ['', []],
  ])('%j', (typed, wanted) => expect(searcher.byTitle(typed, 5).map((hit) => hit.title)).toEqual(wanted));
});

describe('startsWith', () => {
  const searcher = over([
    entry(1, 'The Salt Road'),
    entry(2, 'Salt'),
    entry(3, 'Old Salt'),
    entry(4, 'Anvil'),
    entry(5, 'Salt pan', { kind: 'image' }),
  ]);
  const starts = (typed: string, limit = 9) =>
    searcher.startsWith(typed, ['article'], limit).map((hit) => hit.title);
  it('sorts by title, then titles with a later word', () => {
    expect(starts('sal')).toEqual(['Salt', 'The Salt Road', 'Old Salt']);
    expect(starts('the salt r')).toEqual(['The Salt Road']);
    expect(starts('', 2)).toEqual(['Anvil', 'Old Salt']);
  });
});

it('counts tags, most used first, and finds them by word prefix', () => {
  const searcher = over(
    [entry(1, 'A', { tags: ['sea', 'Old Town'] }), entry(2, 'B', { tags: ['sea'] })],
    [entry(1, 'A', { tags: ['gone'] })],
  );
  expect(searcher.tags('', 9)).toEqual([
    { tag: 'sea', count: 2 },
    { tag: 'Old Town', count: 1 },
  ]);
  expect(searcher.tags('tow', 9)).toEqual([{ tag: 'Old Town', count: 1 }]);
  expect([...searcher.hits()].map((hit) => hit.title)).toEqual(['A', 'B']);
  expect([...searcher.hits('image')]).toEqual([]);
});

it.each(['東京術美館', '東京美大館', '東京美館', '東京美美術館'])(
  'allows the typo in %j, a script without spaces',
  (typed) => {
    expect(titles(named('東京美術館', '東京', '美術'), typed)).toEqual(['東京美術館']);
  },
);
