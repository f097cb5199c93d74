import { expect, it } from 'vitest';
import { textMatcher } from '../../../../lib/library/index.ts';

const NAMES = ['Visibility of new articles', 'New articles start as drafts either way.'];

it('finds beginnings of words, without case and accents, and marks them', () => {
  expect(textMatcher('vis')(NAMES)).toEqual([[[0, 3]], []]);
  expect(textMatcher('ARTÍCLES draft')(NAMES)).toEqual([
    [[18, 26]],
    [
      [4, 12],
      [22, 27],
    ],
  ]);
  expect(textMatcher('vis nothing')(NAMES)).toBeNull();
});

it('tolerates typos as the search of a world does', () => {
  expect(textMatcher('visibilty')(NAMES)).not.toBeNull();
  expect(textMatcher('artcles')(NAMES)).not.toBeNull();
  expect(textMatcher('vsi')(NAMES)).toBeNull();
});

it('finds words in scripts without spaces', () => {
  expect(textMatcher('公開')(['新しい記事の公開範囲'])).toEqual([[[6, 8]]]);
  expect(textMatcher('記録')(['新しい記事の公開範囲'])).toBeNull();
});

it('finds nothing for marks alone', () => {
  expect(textMatcher('???')(NAMES)).toBeNull();
});
