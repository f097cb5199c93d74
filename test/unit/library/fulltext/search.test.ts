import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBodyQuery } from '../../../../lib/library/fulltext/body-query.ts';
import { mergeBodies, openBodies, packBodies, searchBodies } from '../../../../lib/library/fulltext/index.ts';
import type { PackedBodies } from '../../../../lib/library/fulltext/segment-reader.ts';
import { containsUnits } from '../../../../lib/library/fulltext/snippet.ts';
import type { Query } from '../../../../lib/library/search/index.ts';
import { isFound } from './oracle.ts';
import { phrase, text, typed, word, words } from './texts.ts';

const now = () => Promise.resolve();

async function packed(texts: ReadonlyMap<number, string>, dropped: number[] = []): Promise<PackedBodies> {
  const bytes = await packBodies(
    [...texts].map(([location, one]) => ({ location, text: one })),
    dropped,
  );
  const opened = openBodies(bytes);
  if (!opened) throw new Error('What was just packed does not open');
  return opened;
}

const over = (...texts: string[]) => packed(new Map(texts.map((one, location) => [location, one])));

/** As screens do it: matches of the segments, checked against the texts. */
function found(
  segments: readonly PackedBodies[],
  texts: ReadonlyMap<number, string>,
  query: Query,
): number[] {
  const { all, none } = parseBodyQuery(query);
  return searchBodies(segments, query, { limit: 1000 })
    .map(({ location }) => location)
    .filter((location) => containsUnits(texts.get(location) ?? '', all, none))
    .sort((a, b) => a - b);
}

const expected = (texts: ReadonlyMap<number, string>, query: Query) =>
  [...texts]
    .filter(([, one]) => isFound(one, query))
    .map(([location]) => location)
    .sort((a, b) => a - b);

const part = fc.record({
  type: fc.constantFrom('word' as const, 'phrase' as const),
  text: fc.oneof(
    word,
    text,
    fc.tuple(word, fc.nat(4)).map(([one, length]) => one.slice(0, length + 1)),
  ),
  isNegated: fc.constant(false),
});
const query: fc.Arbitrary<Query> = fc
  .tuple(fc.array(part, { minLength: 1, maxLength: 3 }), fc.option(word))
  .map(([parts, no]) => ({
    parts: no === null ? parts : [{ type: 'word' as const, text: no, isNegated: true }, ...parts],
  }));

type Step = { put: [number, string][]; drop: number[] };
const step: fc.Arbitrary<Step> = fc.record({
  put: fc.array(fc.tuple(fc.nat(30), text), { maxLength: 8 }),
  drop: fc.array(fc.nat(30), { maxLength: 3 }),
});

describe('full text', () => {
  it('finds what a scan of the texts finds, through updates, deletions and merges', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 6 }),
        fc.array(query, { minLength: 1, maxLength: 5 }),
        fc.tuple(fc.nat(5), fc.nat(5)),
        async (steps, queries, [from, length]) => {
          const texts = new Map<number, string>();
          let segments: PackedBodies[] = [];
          for (const { put, drop } of steps) {
            for (const location of drop) texts.delete(location);
            for (const [location, one] of put) texts.set(location, one);
            segments.unshift(await packed(new Map(put), drop));
          }
          const check = () => {
            for (const one of queries) expect(found(segments, texts, one)).toEqual(expected(texts, one));
          };
          check();
          const run = segments.slice(from, from + length + 1);
          if (run.length === 0) return;
          const isOldest = from + run.length >= segments.length;
          const merged = openBodies(await mergeBodies(run, now, isOldest));
          if (!merged) throw new Error('What was just merged does not open');
          segments = [...segments.slice(0, from), merged, ...segments.slice(from + run.length)];
          check();
          if (isOldest) expect(merged.dropped).toHaveLength(0);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('merges to the same bytes as packing everything', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 2, maxLength: 12 }), async (texts) => {
        const bodies = texts.map((one, location) => ({ location, text: one }));
        const parts = await Promise.all([
          packBodies(bodies.filter(({ location }) => location % 2 === 1)),
          packBodies(bodies.filter(({ location }) => location % 2 === 0)),
        ]);
        const merged = await mergeBodies(
          parts.flatMap((bytes) => openBodies(bytes) ?? []),
          now,
          true,
        );
        const whole = await packBodies(bodies);
        expect(merged.byteLength).toBe(whole.byteLength);
      }),
      { numRuns: 100 },
    );
  });

  it('returns the best first, with a stable order for smaller limits', async () => {
    const segment = await over(
      'raven '.repeat(6),
      'a long tale of many things with one raven in it and much else that is said at length',
      'raven',
      'ravenous',
      'nothing of the sort',
    );
    const best = (limit: number) =>
      searchBodies([segment], words('raven'), { limit }).map(({ location }) => location);
    expect(best(9)).toHaveLength(4);
    expect(best(9).at(-1)).not.toBe(2);
    expect(best(9).indexOf(3)).toBeGreaterThan(best(9).indexOf(2));
    for (const limit of [0, 1, 2, 3]) expect(best(limit)).toEqual(best(9).slice(0, limit));
  });

  it('skips through long lists without missing anything', async () => {
    const texts = Array.from({ length: 3000 }, (_, at) =>
      ['the', at % 7 === 0 ? 'raven' : 'rook', at % 500 === 3 ? 'harbour' : 'hill'].join(' '),
    );
    const segment = await over(...texts);
    const all = searchBodies([segment], words('the', 'raven', 'harbour'), { limit: 5000 });
    const wanted = texts.flatMap((one, at) => (one === 'the raven harbour' ? at : []));
    expect(all.map(({ location }) => location).sort((a, b) => a - b)).toEqual(wanted);
    expect(searchBodies([segment], words('the'), { limit: 5000 })).toHaveLength(3000);
  });

  it('respects `allow`', async () => {
    const segment = await over('raven one', 'raven two', 'raven three');
    const odd = searchBodies([segment], words('raven'), {
      limit: 5,
      allow: (location) => location % 2 === 1,
    });
    expect(odd.map(({ location }) => location)).toEqual([1]);
  });

  it('finds nothing for filters only or an empty query', async () => {
    const segment = await over('raven');
    for (const line of ['', 'tag:raven', '-raven', '…']) {
      expect(searchBodies([segment], typed(line), { limit: 5 })).toEqual([]);
    }
    expect(searchBodies([], phrase('raven'), { limit: 5 })).toEqual([]);
  });
});
