import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, isOneTypoApart } from '../../../../lib/library/search/fold.ts';

describe('fold', () => {
  it.each([
    ['The Ravens of Kyr', 'Raven of Kyr'],
    ['Éowyn’s Oath', 'eowyns oath'],
    ['Harbour (district)', 'harbours'],
    ['A Tale', 'tale'],
    ['  Salt—Road ', 'salt road'],
    ['ＦＵＬＬ', 'full'],
  ])('takes %j and %j for the same', (a, b) => expect(fold(a)).toBe(fold(b)));

  it.each([
    ['Glass', 'Glas'],
    ['Session 12', 'Session 13'],
    ['Theatre', 'Atre'],
    ['Тень', 'Тени'],
  ])('tells %j from %j', (a, b) => expect(fold(a)).not.toBe(fold(b)));

  it.each(['(aside)', 'The', '???', '東京', 'A'])('never folds %j to nothing', (title) =>
    expect(fold(title)).not.toBe(''),
  );

  it('ignores case, accents and surrounding whitespace', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        expect(fold(` ${title} `)).toBe(fold(title));
        expect(fold(title.normalize('NFD'))).toBe(fold(title.normalize('NFC')));
      }),
      { numRuns: 2000, examples: [['\u1fcd'], ['İ'], ['ΣΑΣ']] },
    );
  });
});

describe('isOneTypoApart', () => {
  it.each([
    ['raven', 'ravan'],
    ['raven', 'ravens'],
    ['raven', 'raen'],
    ['raven', 'raevn'],
    ['aa', 'aaa'],
  ])('sees the typo between %j and %j', (a, b) => {
    expect(isOneTypoApart(a, b)).toBe(true);
    expect(isOneTypoApart(b, a)).toBe(true);
  });

  it.each([
    ['raven', 'raven'],
    ['raven', 'rook'],
    ['raven', 'nevar'],
    ['session 12', 'session 13'],
    ['act 1', 'act'],
  ])('sees none between %j and %j', (a, b) => expect(isOneTypoApart(a, b)).toBe(false));
});
