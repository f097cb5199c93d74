import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldLetters } from '../../../../lib/library/search/fold.ts';
import { slugOf } from '../../../../lib/library/search/segment/field-codecs.ts';
import { tokenize, wordsOf } from '../../../../lib/library/search/tokenizer.ts';

// A letter of a rare script forces the slow path.
const OTHER = 'ก';

const everyUnit = Array.from({ length: 0xd800 }, (_, code) => String.fromCharCode(code));
const plain = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...everyUnit.slice(0x20, 0x180), '‘', '’', '“', '”', '–', '—', '…', '‑'),
    fc.constantFrom('a', 'B', '7', ' ', "'", 'é', 'Æ', 'ŀ'),
    fc.constantFrom(...'東京々ーカガひび', ...'ЁёйЇѓЖъ', ...'אבאםض', ...'اأآؤىي', 'ـ', '。'),
  ),
  maxLength: 24,
});

describe('the fast path for common scripts', () => {
  it('folds each letter like the slow path', () => {
    for (const one of everyUnit) {
      if (/\p{M}/u.test(one)) continue;
      expect([one, foldLetters(one)]).toEqual([one, foldLetters(OTHER + one).slice(1)]);
    }
  });

  it('finds the same words at the same offsets as the slow path', () => {
    fc.assert(
      fc.property(plain, (text) => {
        const beside = tokenize(`${OTHER} ${text}`).slice(1);
        const moved = tokenize(text).map(({ start, end, position, ...token }) => {
          return { ...token, start: start + 2, end: end + 2, position: position + 1 };
        });
        expect(moved).toEqual(beside);
        expect(wordsOf(text)).toEqual(beside.map(({ word }) => word));
      }),
      { numRuns: 2000 },
    );
  });

  it('makes URL slugs', () => {
    fc.assert(
      fc.property(plain, (title) => {
        const wanted = foldLetters(title)
          .replace(/[^a-z0-9]+/g, '-')
          .replace(/^-|-$/g, '');
        expect(slugOf(title)).toBe(wanted);
      }),
      { numRuns: 1000, examples: [['—'], ['Éowyn’s  Oath!'], ['']] },
    );
  });
});
