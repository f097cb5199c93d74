import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openSegment, packSegment } from '../../../../lib/library/search/index.ts';
import { fuzzyTerms, type TermRange } from '../../../../lib/library/search/segment/term-dictionary.ts';
import { fuzzyMatcher } from '../../../../lib/library/search/typos.ts';
import { nearness } from './typo-oracle.ts';
import { entry } from './world.ts';

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ж'), minLength: 1, maxLength: 12 });

it('fuzzy lookup finds the same whole and prefix matches as comparing every term', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(letters, { minLength: 1, maxLength: 80 }),
      letters,
      fc.constantFrom<1 | 2>(1, 2),
      (words, asked, typos) => {
        const index = openSegment(packSegment(words.map((word, at) => entry(at, word))));
        if (!index) throw new Error('The index does not open.');
        const sorted = words.toSorted();
        const told = (ranges: readonly TermRange[]): string[] =>
          ranges.flatMap(({ from, to }) => sorted.slice(from, to));
        const found = fuzzyTerms(index.terms, asked, typos);
        const wanted = (how: 'whole' | 'beginning') =>
          sorted.filter((word) => nearness(asked, word, typos) === how);
        expect(told(found.whole)).toEqual(wanted('whole'));
        expect(told(found.prefix)).toEqual(wanted('beginning'));
      },
    ),
    { numRuns: 500 },
  );
});

it('the automaton agrees with the dynamic programming table', () => {
  fc.assert(
    fc.property(
      letters,
      fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ж'), maxLength: 14 }),
      (asked, other) => {
        for (const typos of [1, 2] as const)
          expect(fuzzyMatcher(asked, typos)(other)).toBe(nearness(asked, other, typos));
      },
    ),
    { numRuns: 3000 },
  );
});
