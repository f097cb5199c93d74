import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createNameFinder } from '../../../../lib/library/names/index.ts';
import { codePoint } from '../../code-point.ts';
import { findSlowly } from './oracle.ts';
import { finderOf } from './worlds.ts';

const WORDS =
  `kara ra ka karas KARA Ka rá ra\u0301 ra\u0301ka stra\xdfe strasse \xc6lga aelga s l 7 12 R2 \u9f99 \u738b \u306e
  \u30a2\u30c9 \u30a2 \u30ed\u30f3 \u{10330}\u{1033b} \u{1d56c} \u{20bb7} \u0e01\u0e32 \u0e01\u0e38 \u05e9\u05c1\u05dc \u05e9\u05dc \u0645\u064f\u062d \u0645\u062d
  \u039f\u0394\u039f\u03a3 \u03bf\u03b4\u03cc\u03c2 \u0410\u0301\u043d \u0430\u043d k\xadara \u0915\u093f \u0915\u0940`.split(
    /\s+/,
  );
const GAPS = [' ', ' ', ' ', ' ', '-', "'", '’', ', ', '. ', '\n', '\n\n', '', '\u{1f409}', '\ud800', '  '];

const written = (most: number) =>
  fc
    .array(fc.tuple(fc.constantFrom(...WORDS), fc.constantFrom(...GAPS)), { maxLength: most })
    .map((parts) => parts.flat().join(''));

describe('NameFinder.find', () => {
  it('follows the rules, in several scripts', () => {
    fc.assert(
      fc.property(fc.array(written(3), { maxLength: 12 }), written(30), (names, text) => {
        // What there may be several of is found whatever stands beside it.
        const known = names.map((name, location) => ({ name, location, kind: 'common' as const }));
        const found = createNameFinder(known)
          .find(text)
          .map(({ start, end, locations }) => ({
            start,
            end,
            locations: [...locations].sort((a, b) => a - b),
          }));
        expect(found).toEqual(findSlowly(text, known));
      }),
      { numRuns: 2_000 },
    );
  });

  it('returns disjoint matches in order, for any text', () => {
    const anything = fc.string({ unit: codePoint, maxLength: 60 });
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 6 }), fc.array(anything), (names, between) => {
        const text = between.flatMap((part, at) => [part, names[at % (names.length || 1)] ?? '']).join(' ');
        let last = 0;
        for (const { start, end, location, name } of finderOf(...names).find(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(name).toBe(names[location]);
          last = end;
        }
      }),
    );
  });
});
