import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromFirstMark, type Mark, splitAtMarks } from '../../../components/search/results/marked.tsx';

test('a match is a piece of its own', () => {
  expect(splitAtMarks('The Drowned Lighthouse', [[4, 9]])).toEqual([
    { text: 'The ', marked: false },
    { text: 'Drown', marked: true },
    { text: 'ed Lighthouse', marked: false },
  ]);
});

test('no letter is lost, duplicated or wrongly marked, whatever the marks are', () => {
  const mark = fc.tuple(fc.integer({ min: -2, max: 20 }), fc.integer({ min: -2, max: 20 }));
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.array(mark, { maxLength: 5 }), (text, marks: Mark[]) => {
      const pieces = splitAtMarks(text, marks);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      const meant = [...text].length === text.length;
      if (!meant) return;
      const flags = pieces.flatMap((piece) => [...piece.text].map(() => piece.marked));
      flags.forEach((marked, at) => {
        expect(marked).toBe(marks.some(([from, to]) => from <= at && at < to));
      });
      expect(pieces.every((piece, at) => at === 0 || piece.marked !== pieces[at - 1]?.marked)).toBe(true);
    }),
  );
});

test('a long text is cut to show the match, marked as before', () => {
  const long = `${'She speaks to the lamp on some nights. '.repeat(6)}Then the rock answers her.`;
  const at = long.indexOf('rock');
  const shown = fromFirstMark(long, [[at, at + 4]]);
  expect(shown.text.startsWith('…')).toBe(true);
  expect(shown.text.indexOf('rock')).toBeLessThan(70);
  expect(splitAtMarks(shown.text, shown.marks).filter(({ marked }) => marked)).toEqual([
    { text: 'rock', marked: true },
  ]);
  expect(fromFirstMark('The rock', [[4, 8]])).toEqual({ text: 'The rock', marks: [[4, 8]] });
  expect(fromFirstMark(long, []).text).toBe(long);
});
