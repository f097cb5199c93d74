import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differences, type Line } from '../../../components/history/differences/differences.ts';

const side = (lines: readonly Line[], without: 'added' | 'removed'): string =>
  lines
    .flatMap((line) => {
      if (line.kind === 'changed')
        return line.pieces.map(({ kind, text }) => (kind === without ? '' : text)).join('');
      return line.kind === 'gap' || line.kind === without ? [] : line.text;
    })
    .join('\n');

const LINE = fc.array(
  fc.constantFrom('lamp', 'the', '[b]', '[/b]', '灯台', 'é', ' ', '  ', '@[x](person:1)'),
);
const TEXT = fc.array(LINE.map((words) => words.join(''))).map((lines) => lines.join('\n'));

test('both texts can be reconstructed from the differences', () => {
  fc.assert(
    fc.property(TEXT, TEXT, (before, after) => {
      const lines = differences(before, after, true);
      expect(side(lines, 'added')).toBe(before);
      expect(side(lines, 'removed')).toBe(after);
    }),
    { numRuns: 300 },
  );
});

test('one changed word in a paragraph is shown as one word', () => {
  const before = 'The ninth lamp went out in the [b]Flood[/b], and nobody has lit it since.';
  const [line] = differences(before, before.replace('nobody', 'only Edda'));
  expect(line).toEqual({
    kind: 'changed',
    pieces: [
      { kind: 'same', text: 'The ninth lamp went out in the [b]Flood[/b], and ' },
      { kind: 'removed', text: 'nobody' },
      { kind: 'added', text: 'only Edda' },
      { kind: 'same', text: ' has lit it since.' },
    ],
  });
});

test('changed adjacent words are shown as one change', () => {
  const [line] = differences('a town of nine lamps by the sea', 'a town of eight wicks by the sea');
  expect(line?.kind === 'changed' && line.pieces.map(({ text }) => text)).toEqual([
    'a town of ',
    'nine lamps',
    'eight wicks',
    ' by the sea',
  ]);
});

test('lines far from any change are left out and counted', () => {
  const many = Array.from({ length: 40 }, (_, at) => `line ${at}`);
  const lines = differences(many.join('\n'), many.with(20, 'Something else').join('\n'));
  expect(lines.map((line) => (line.kind === 'gap' ? line.count : line.kind))).toEqual([
    19,
    'same',
    'removed',
    'added',
    'same',
    18,
  ]);
});

test('line endings don’t count', () => {
  expect(differences('one\r\ntwo', 'one\ntwo').every(({ kind }) => kind === 'gap' || kind === 'same')).toBe(
    true,
  );
});

test('a very long text takes limited time, falling back to all lines removed and added', () => {
  const words = (seed: number) =>
    Array.from({ length: 20_000 }, (_, at) => `w${(at * seed) % 9_973}\n`).join(' ');
  const lines = differences(words(7), words(11));
  expect(lines.length).toBeGreaterThan(0);
});
