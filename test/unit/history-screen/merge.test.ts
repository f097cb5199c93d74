import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeTexts, mergeVersions } from '../../../components/history/operations/merge.ts';
import type { Values } from '../../../lib/history/index.ts';
import { readMessage } from '../../../lib/i18n/index.ts';

const merge = (seen: Values, stands: Values, wanted: Values) =>
  mergeVersions({ kind: 'conflict', sentence: readMessage(''), seen, stands, wanted, upstreamAt: null });

describe('tags', () => {
  test('what either side added stays, and what either side removed is gone', () => {
    const both = merge(
      { tags: ['port', 'old', 'lamp'] },
      { tags: ['port', 'lamp', 'north coast'] },
      { tags: ['port', 'old', 'salt'] },
    );
    expect(both).toEqual({ tags: ['port', 'north coast', 'salt'] });
  });
  test('there is nothing to keep where one side has it all', () => {
    expect(merge({ tags: ['a'] }, { tags: ['a', 'b', 'c'] }, { tags: ['a', 'b'] })).toBeNull();
    expect(merge({ tags: [] }, { tags: ['b'] }, { tags: ['b'] })).toBeNull();
  });
  test('tags that nobody saw before are united', () => {
    expect(merge({}, { tags: ['a'] }, { tags: ['b'] })).toEqual({ tags: ['a', 'b'] });
  });
});

describe('texts', () => {
  test('changes in different paragraphs are both made', () => {
    expect(mergeTexts('one\ntwo\nthree', 'one!\ntwo\nthree', 'one\ntwo\nthree!')).toBe('one!\ntwo\nthree!');
  });
  test('changes in different words of one paragraph are both made', () => {
    const before = 'The ferry leaves at nine from the north quay.';
    const theirs = before.replace('nine', 'ten');
    const mine = before.replace('north quay', '@[The North Quay](location:q1)');
    expect(mergeTexts(before, theirs, mine)).toBe(
      'The ferry leaves at ten from the @[The North Quay](location:q1).',
    );
  });
  test('where the same words became others, both paragraphs stay, theirs first', () => {
    expect(mergeTexts('a\nseven bells\nz', 'a\nnine bells\nz', 'a\nten bells\nz')).toBe(
      'a\nnine bells\nten bells\nz',
    );
    expect(mergeTexts('a', 'a\nUnder the lamp.', 'a\nA new cellar.')).toBe(
      'a\nUnder the lamp.\nA new cellar.',
    );
  });
  test('words don’t grow together where one side removes what separated them', () => {
    expect(mergeTexts('red\n', 'lamp\nsea bell', 'red')).toBe('lamp\nsea bell\nred');
  });
  test('a paragraph that one side removed and the other left alone is gone', () => {
    expect(mergeTexts('a\nb\nc', 'a\nc', 'a\nb\nc\nd')).toBe('a\nc\nd');
  });
  test('names, choices and data are never mixed, and then nothing is', () => {
    const content = ['x', 'x\ny', 'w\nx'] as const;
    for (const [name, ...values] of [
      ['title', 'A', 'B', 'C'],
      ['isDraft', true, false, true],
      ['categoryId', 'a', 'b', 'c'],
      ['jsonData', '{}', '{"a":1}', '{"b":1}'],
    ] as const) {
      const [seen, stands, wanted] = values.map((value, at) => ({
        [name]: value,
        content: content[at] ?? '',
      }));
      if (seen && stands && wanted) expect(merge(seen, stands, { ...wanted, [name]: 'other' })).toBeNull();
    }
  });
});

const text = fc
  .array(fc.constantFrom('red', 'salt', 'lamp', 'sea bell', ''), { maxLength: 6 })
  .map((all) => all.join('\n'));

test('a change that the other side didn’t touch comes through as it is', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      expect(mergeTexts(before, after, before)).toBe(after);
      expect(mergeTexts(before, before, after)).toBe(after);
      expect(mergeTexts(before, after, after)).toBe(after);
    }),
  );
});

test('no line that either side added is lost', () => {
  fc.assert(
    fc.property(text, text, text, (before, theirs, mine) => {
      const merged = mergeTexts(before, theirs, mine);
      // Null: a comparison ran out of time, on a machine that stood still.
      fc.pre(merged !== null);
      const words = (one: string) => new Set(one.split(/\s+/));
      for (const side of [theirs, mine])
        for (const word of words(side))
          if (word !== '' && !words(before).has(word)) expect(words(merged)).toContain(word);
    }),
  );
});
