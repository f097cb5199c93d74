import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TermHash } from '../../../../lib/library/search/segment/term-writer.ts';
import { tokenize, wordsOf } from '../../../../lib/library/search/tokenizer.ts';

const letters = fc.constantFrom(
  ..."abZ9 '’…",
  ...'éŉĳßÉ',
  ...'Ёжאآ',
  ...'東京カ々',
  ...'กﷺﬁ👍',
  '\u0301',
  'x'.repeat(47),
);
const text = fc.oneof(
  fc.string({ unit: letters, maxLength: 24 }),
  fc.string({ unit: 'binary', maxLength: 24 }),
);

describe('wordsOf', () => {
  it('returns the words of the tokens, in any script', () => {
    fc.assert(
      fc.property(text, (one) => {
        expect(wordsOf(one)).toEqual(tokenize(one).map(({ word }) => word));
      }),
      { numRuns: 2000, examples: [[''], ['東'], ['e東e'], [`${'é'.repeat(60)}東`]] },
    );
  });
});

describe('TermHash', () => {
  it('numbers terms in order of appearance', () => {
    const words = fc.array(fc.string({ unit: letters, maxLength: 3 }), { maxLength: 2_000, size: 'max' });
    fc.assert(
      fc.property(words, (terms) => {
        const table = new TermHash();
        const known = new Map<string, number>();
        for (const term of terms) {
          const codes = Uint32Array.from({ length: term.length + 2 }, (_, at) => `<${term}>`.charCodeAt(at));
          if (!known.has(term)) known.set(term, known.size);
          expect(table.id(codes, 1, codes.length - 1)).toBe(known.get(term));
        }
        const { letters: all, starts } = table.view();
        const held = [...known.keys()].map((_, id) =>
          String.fromCharCode(...all.subarray(starts[id], starts[id + 1])),
        );
        expect(held).toEqual([...known.keys()]);
      }),
      { numRuns: 30 },
    );
  });
});
