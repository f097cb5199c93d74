import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createSearcher,
  fingerprintOf,
  mergeExcerpts,
  mergeSegments,
  openExcerpts,
  openSegment,
  packExcerpts,
  packSegment,
  packSegmentInSlices,
  parseQuery,
} from '../../../../lib/library/search/index.ts';
import { anyEntry, anyWorld, entry } from './world.ts';

/** Time limit in milliseconds; generous, for busy machines. */
const BUSY = 60_000;

const now = async () => {};
const open = (bytes: ArrayBuffer) => {
  const index = openSegment(bytes);
  if (!index) throw new Error('Damaged.');
  return index;
};

describe('a segment', () => {
  it(
    'returns each entry as packed, by id and by location',
    () => {
      fc.assert(
        fc.property(anyWorld(30), fc.array(fc.nat({ max: 700 })), (world, dropped) => {
          const index = open(packSegment(world, dropped));
          expect(index.size).toBe(world.length);
          expect([...index.locations]).toEqual(world.map(({ location }) => location).sort((a, b) => a - b));
          expect([...index.dropped]).toEqual([...new Set(dropped)].sort((a, b) => a - b));
          for (const one of world) {
            const { kind, id, worldId: _w, excerpt: _e, slug: _s, wordcount: _c, ...told } = one;
            expect(index.entry(one.location)).toEqual({ ref: { kind, id }, ...told });
            expect(index.locate({ kind, id })).toBe(one.location);
            expect(index.fingerprint(one.location)).toBe(fingerprintOf(one));
            expect(index.locate({ kind, id: `${id}?` })).toBe(-1);
          }
          expect(index.entry(9999)).toBeNull();
          expect(index.fingerprint(9999)).toBe(-1);
        }),
        { numRuns: 100 },
      );
    },
    BUSY,
  );

  it('keeps titles of all scripts when they are compressed', () => {
    const titles = ['Raven of Kyr', 'Тень', '東京都', 'كتاب', '🐉 dragon', 'Zażółć gęślą'];
    const world = Array.from({ length: 2500 }, (_, at) =>
      entry(at, `${titles[at % 6]} ${at}`, { excerpt: `${at} ${titles[at % 5]}` }),
    );
    const index = open(packSegment(world));
    const excerpts = openExcerpts(packExcerpts(world));
    for (const { location, title, excerpt } of world) {
      expect(index.entry(location)?.title).toBe(title);
      expect(excerpts?.excerpt(location)).toBe(excerpt);
    }
  });

  it(
    'has the same bytes when packed in slices',
    async () => {
      const world = fc.sample(anyWorld(60), { seed: 7, numRuns: 20 });
      for (const entries of world)
        expect(new Uint8Array(await packSegmentInSlices(entries, [1], now))).toEqual(
          new Uint8Array(packSegment(entries, [1])),
        );
    },
    BUSY,
  );

  it('does not open with a changed byte, truncated, or as another kind', () => {
    const bytes = new Uint8Array(packSegment([entry(1, 'Raven'), entry(2, 'Harbour', { tags: ['sea'] })]));
    for (let at = 0; at < bytes.length; at++) {
      const damaged = bytes.slice();
      damaged[at] = (damaged[at] ?? 0) ^ (1 << (at % 8));
      expect(openSegment(damaged.buffer)).toBeNull();
      expect(openSegment(bytes.slice(0, at).buffer)).toBeNull();
    }
    fc.assert(
      fc.property(fc.uint8Array(), (foreign) => {
        expect(openSegment(foreign.slice().buffer)).toBeNull();
        expect(openExcerpts(foreign.slice().buffer)).toBeNull();
      }),
    );
    expect(openExcerpts(bytes.slice().buffer)).toBeNull();
    expect(openSegment(packExcerpts([entry(1, 'Raven')]))).toBeNull();
  });

  it(
    'detects a changed entry by its fingerprint',
    () => {
      fc.assert(
        fc.property(anyEntry(1), anyEntry(1), (a, b) => {
          expect(fingerprintOf({ ...a })).toBe(fingerprintOf(a));
          const isSame = JSON.stringify(a) === JSON.stringify(b);
          expect(fingerprintOf(a) === fingerprintOf(b)).toBe(isSame);
        }),
      );
    },
    BUSY,
  );
});

describe('overlapping segments', () => {
  const change = fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .nat({ max: 15 })
        .chain((location) => fc.tuple(fc.constant('put' as const), anyEntry(location))),
    },
    { weight: 2, arbitrary: fc.nat({ max: 15 }).map((location) => ['drop', location] as const) },
    { weight: 1, arbitrary: fc.constantFrom(['merge the small ones'] as const, ['merge all'] as const) },
  );

  it(
    'answer like a freshly built segment after any additions, renames, drops and merges',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(change, { maxLength: 12 }),
          fc.constantFrom('raven', 'harb', '東', 'тен', 'ravne', 'old town'),
          async (changes, typed) => {
            const known = new Map<number, Parameters<typeof packSegment>[0][number]>();
            const pair = (entries: Parameters<typeof packSegment>[0], dropped: number[]) => ({
              hot: open(packSegment(entries, dropped)),
              excerpts: openExcerpts(packExcerpts(entries)),
            });
            let layers = [pair([], [])];
            const merged = async (some: typeof layers, isBase: boolean) => ({
              hot: open(
                await mergeSegments(
                  some.map(({ hot }) => hot),
                  now,
                  isBase,
                ),
              ),
              excerpts: openExcerpts(await mergeExcerpts(some, now)),
            });
            for (const [what, with_] of changes) {
              if (what === 'put') {
                known.set(with_.location, with_);
                layers = [pair([with_], []), ...layers];
              } else if (what === 'drop') {
                known.delete(with_);
                layers = [pair([], [with_]), ...layers];
              } else if (what === 'merge all') layers = [await merged(layers, true)];
              else if (layers.length > 2)
                layers = [await merged(layers.slice(0, -1), false), ...layers.slice(-1)];
            }
            const anew = createSearcher([pair([...known.values()], [])]);
            const searcher = createSearcher(layers);
            expect(searcher.size).toBe(known.size);
            const options = { limit: 50 };
            expect(searcher.search(parseQuery(typed), options)).toEqual(
              anew.search(parseQuery(typed), options),
            );
            expect(searcher.tags('', 9)).toEqual(anew.tags('', 9));
            expect(searcher.startsWith('', [], 50)).toEqual(anew.startsWith('', [], 50));
            for (const one of known.values()) expect(searcher.hit(one.location)?.title).toBe(one.title);
            const all = await merged(layers, true);
            const fresh = pair([...known.values()], []);
            expect([...all.hot.locations]).toEqual([...fresh.hot.locations]);
            for (const location of all.hot.locations) {
              expect(all.hot.entry(location)).toEqual(fresh.hot.entry(location));
              expect(all.hot.fingerprint(location)).toBe(fresh.hot.fingerprint(location));
            }
          },
        ),
        { numRuns: 80 },
      );
    },
    BUSY,
  );
});
