import { expect, test } from 'vitest';
import { rollsIn } from '../../../components/statblock/rollable-text.ts';
import { readStatText } from '../../../components/statblock/stat-text.ts';

const found = (text: string, mode: 'attacks' | 'bonuses' = 'attacks') =>
  rollsIn(text, mode).map(({ start, end, notation }) => [text.slice(start, end), notation]);

test.each([
  ['Hit: 7 (1d8 + 3) damage', [['1d8 + 3', '1d8+3']]],
  [
    'takes 16d6 or 1D4',
    [
      ['16d6', '16d6'],
      ['1D4', '1D4'],
    ],
  ],
  ['+5 to hit, reach 5 ft.', [['+5 to hit', '1d20+5']]],
  ['−1 to hit', [['−1 to hit', '1d20-1']]],
  [
    '2d6 + 2d4 fire',
    [
      ['2d6', '2d6'],
      ['2d4', '2d4'],
    ],
  ],
  ['1d6 - 1', [['1d6 - 1', '1d6-1']]],
  [
    'd20 and d%',
    [
      ['d20', 'd20'],
      ['d%', 'd%'],
    ],
  ],
])('%s', (text, expected) => expect(found(text)).toEqual(expected));

test.each(['AC 15, 30 ft.', 'a 3rd-level spell', 'ab1d6x', 'hp 9-19-30', '0d6', 'DC 14', 'Parry: +3 to AC'])(
  'nothing to roll: %s',
  (text) => expect(found(text)).toEqual([]),
);

test('a line of bonuses makes each rollable, with its label', () => {
  expect(found('Con +6, Wis −1; +5 cha, Sleight of Hand +12', 'bonuses')).toEqual([
    ['Con +6', '1d20+6'],
    ['Wis −1', '1d20-1'],
    ['+5', '1d20+5'],
    ['Sleight of Hand +12', '1d20+12'],
  ]);
  expect(found('darkvision 60 ft., +10 ft. speed', 'bonuses')).toEqual([]);
});

test('rolls become tags in the text, and existing ones stay', () => {
  const { nodes } = readStatText(
    '**Bite.** +7 to hit, [roll:2d8+4|piercing] ([url:https://a.example]1d6[/url])',
    't',
  );
  const text = JSON.stringify(nodes);
  expect(text).toContain('"argument":"1d20+7|+7 to hit"');
  expect(text).toContain('"argument":"2d8+4|piercing"');
  expect(text).toContain('"text":"1d6"');
});
