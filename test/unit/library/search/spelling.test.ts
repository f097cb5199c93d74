import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runThrough } from '../../../../lib/library/search/segment/format.ts';
import { sortTerms } from '../../../../lib/library/search/spelling.ts';

/** Bytes of an alphabet: one letter, or the three bytes of a rare letter, whose last two can be any. */
const letter = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 3 }).map((symbol) => [symbol]) },
  fc.tuple(fc.constant(255), fc.nat({ max: 255 }), fc.nat({ max: 2 })),
);
const term = fc.array(letter, { maxLength: 12 }).map((letters) => letters.flat());

function spelt(terms: readonly number[][]) {
  const starts = new Uint32Array(terms.length + 1);
  terms.forEach((bytes, at) => {
    starts[at + 1] = (starts[at] ?? 0) + bytes.length;
  });
  return { bytes: Uint8Array.from(terms.flat()), starts };
}

const order = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((byte, place) => byte !== b[place]);
  return at < 0 ? a.length - b.length : (a[at] ?? 0) - (b[at] ?? -1);
};

function check(terms: readonly number[][]): void {
  const sorted = runThrough(sortTerms(spelt(terms)));
  expect(Array.from(sorted, (id) => terms[id])).toEqual([...terms].sort(order));
}

describe('terms', () => {
  it('are sorted by bytes', () => {
    const unlike = { selector: String, minLength: 0, maxLength: 300 };
    fc.assert(fc.property(fc.uniqueArray(term, { ...unlike, size: 'max' }), check));
  });

  it('are sorted in large sets with long common prefixes', () => {
    const digits = (number: number, base: number): number[] =>
      number === 0 ? [] : [...digits(Math.floor(number / base), base), 1 + (number % base)];
    const begun = Array.from({ length: 40 }, () => 7);
    check([
      ...Array.from({ length: 9_000 }, (_, at) => digits((at * 7_919) % 9_001, 3)),
      ...Array.from({ length: 9_000 }, (_, at) => [...begun, 255, 0, at % 256, ...digits(at, 200)]),
    ]);
  });
});
