import { expect, test } from 'vitest';
import { rollsIn } from '../../../components/statblock/content/rollable-text.ts';
import { readStatText } from '../../../components/statblock/content/stat-text.ts';

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
  ['2d6 + 2d4 fire', [['2d6 + 2d4', '2d6+2d4']]],
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

test.each([
  ['The tide (3d8 + -2)', '3d8-2'],
  ['3d8 +  2 cold', '3d8+2'],
  ['3d8\u00a0–\u20092 cold', '3d8-2'],
  ['3d8 − −2', '3d8+2'],
  ['5d4 × 100 marks', '5d4*100'],
  ['5d4 x 1,000 marks', '5d4*1000'],
  ['ten lamps, 10 × 2d4 + 1 marks', '10*2d4+1'],
  ['(1d10 + 2) × 3 days', '(1d10+2)*3'],
  ['half of it, (1d10 + 2)/2', '(1d10+2)/2'],
  ['1d10 ÷ 2, rounded down', '1d10/2'],
  ['1d10 plus 4 cold', '1d10+4'],
  ['4d6, drop the lowest', '4d6dl1'],
  ['a d20 with advantage', 'd20advantage'],
  ['2d6 + 10 ft.', '2d6+10'],
  ['d20 + 7 to hit', 'd20+7'],
  ['3W6+2 Punkte', '3d6+2'],
  ['rzuć 3k6 + 2', '3d6+2'],
  ['бросьте 3к6+2', '3d6+2'],
  ['slå 3T6+2', '3d6+2'],
  ['３Ｄ６＋２のダメージ', '3D6+2'],
])('a sum with dice is rolled whole: %s', (text, notation) => {
  expect(rollsIn(text, 'attacks').map((roll) => roll.notation)).toEqual([notation]);
});

test.each([
  '1.5 × 2d6',
  '2d6 × 1.5',
  '2d6 × your level',
  '2d6 + your Wisdom modifier',
  '1d8 + PB',
  '2d6 + 10 %',
  '(2d6 + 1 + STR) × 2',
  '12 - 3d6',
  // Products without a sign
  ...['3(2d4+1)', '(1d4)(2)', '(2d6)(1d4)', '2d6(3)', '(2d6 + 3)2', '2[1d6]', '[1d6]×2', '(level)d6'],
  // What only the reader knows
  ...['1d12 + 1/2 level', '2d6 + ½ level', '1d10+1/3 level', '1d6 plus your level', '1d6 - your level'],
  ...[
    '1d8 per level',
    '1d6/level',
    '1d6 per 2 levels',
    '1d4+1 per caster level',
    '1d6 + X',
    '1d6 + (level / 2)',
  ],
  ...[
    '1d6 rounds + 1 round per level',
    'your level - 1d6',
    '2d6 fire + STR',
    '1d8 + Strength',
    '1d6 + [level]',
  ],
  ...['1W8 + Stufe', '2W6 pro Stufe', '1W8 + GE-Modifikator', '1k8 + modyfikator Siły', '1k6 na poziom'],
  ...['1d8 + votre niveau', '2d6 par niveau', '1d8 + tu nivel', '1d6 por nível', '1d8 + il tuo livello'],
  ...['1d8＋レベル', 'レベル×1d6', 'レベルごとに1d6', '1d8 + المستوى', '1d6 لكل مستوى'],
  // Which dice count, and how
  ...['4d6 (drop lowest)', '4d6 keep 3', '2d20, take the higher', '4d6 reroll 1s', 'best 3 of 4d6'],
  ...['4W6, der niedrigste wird gestrichen', '5d10>7', '1d6!!', 'takes 1d6! damage', '{1d6+1d8}kh1'],
  ...['1d4-1 (min 1)', '1d4-1, minimum of 1', '1W4-1, mindestens 1', '1d4-1（最低1）', 'max(1, 1d4-1)'],
  ...[
    '1d6/2, rounded up',
    '1W6/2 (aufgerundet)',
    '1d6^2',
    '1d6 mod 2',
    'twice 2d6',
    'half of 2d6',
    '2d6, doubled',
  ],
  ...['1d6, plus your level', '1d6 (+ level)', '1d6, then add 3', '1d6 x your level', '1d6 alle 2 Stufen'],
  ...['1d6 tous les 2 niveaux', '1k6 co dwa poziomy', 'レベルあたり1d6', '1d6 لكل مستويين', '1d6の10倍'],
  ...[
    '2d20 (higher)',
    '4d6 best 3',
    '2d6 kh1',
    '1d20 mit Vorteil',
    '1d20 con ventaja',
    '½ (2d6)',
    'roll D66',
  ],
  ...['2d6 · 3', '2d6[fire]+3', '1d6 weeks × 2', '10% + 1d6', '1d6 + ½', '−1 + 1d6', '-1d4+10', '2d6–4d6'],
  `${'1 + '.repeat(30)}2d6`,
])('a sum that can’t be read whole stays text: %s', (text) => {
  expect(rollsIn(text, 'attacks')).toEqual([]);
});

test.each([
  ['9 (2d8) plus 3 (1d6) cold', ['2d8', '1d6']],
  ['9 (2d8) + 3 (1d6) cold', ['2d8', '1d6']],
  ['1d8/1d10 piercing', ['1d8', '1d10']],
  ['1d8 – on an 8, the bell rings', ['1d8']],
  ['DC 12 – 2d6 cold', ['2d6']],
  ['1d8 - 30 ft.', ['1d8']],
  ['1d8 +4 to hit', ['1d8', '1d20+4']],
  ['all take 2d6!', ['2d6']],
  ['take 2d6! The bell rings', ['2d6']],
  ['7(2d6) plus 3(1d6) cold', ['2d6', '1d6']],
  ['Bell · 2d6 cold', ['2d6']],
  ['1d6 minutes, or 2d4 minions', ['1d6', '2d4']],
  ['1d4 levels of exhaustion', ['1d4']],
  ['2d6 cold, and 1d4 each turn', ['2d6', '1d4']],
  ['roll 1d6, take the key', ['1d6']],
  ['- 2d6 + 3 cold', ['2d6+3']],
  ['2d6-1d4', ['2d6-1d4']],
  ['longsword +6 (1d8+4/19-20), longbow (1d8/×3)', ['1d8+4', '1d8']],
  ['0/1d6 SAN', ['1d6']],
  ['5 (1d6+2) plus 1 level of exhaustion', ['1d6+2']],
  ['1W6 mal 10, 1d6 más 3, 1d6 moins 1', ['1d6*10', '1d6+3', '1d6-1']],
  ['2d6 più 1d4', ['2d6', '1d4']],
  ['1d6+2/1d6+2', ['1d6+2', '1d6+2']],
  ['1d6: 1–2 fog, 3–6 rain', ['1d6']],
])('%s has rolls of their own', (text, notations) => {
  expect(rollsIn(text, 'attacks').map((roll) => roll.notation)).toEqual(notations);
});

test.each([
  ['Melee Attack Roll: +9, reach 5 ft. Hit: 8 (1d8 + 4)', ['1d20+9', '1d8+4']],
  ['Melee or Ranged Attack Roll:  −1, range 30 ft.', ['1d20-1']],
  ['Spell attack bonus +6', ['1d20+6']],
  ['Nahkampfangriffswurf: +4', ['1d20+4']],
  ['Jet d’attaque au corps à corps : +4', ['1d20+4']],
  ['+4 auf Treffer', ['1d20+4']],
  ['Dexterity Saving Throw: DC 13', []],
])('the bonus of an attack: %s', (text, notations) => {
  expect(rollsIn(text, 'attacks').map((roll) => roll.notation)).toEqual(notations);
});

test('a label or a part of a sum in bold or italics belongs to its line', () => {
  const rolls = (text: string) =>
    [...JSON.stringify(readStatText(text, 't').nodes).matchAll(/"argument":"([^"|]*)/g)].map(
      ([, notation]) => notation,
    );
  expect(rolls('*Melee Attack Roll:* +9, reach 5 ft.')).toEqual(['1d20+9']);
  expect(rolls('**2d6** + 3 cold')).toEqual([]);
  expect(rolls('**2d6** cold, **1d4 + 1** fire')).toEqual(['2d6', '1d4+1']);
  expect(rolls('2d6\n+3 to saves')).toEqual(['2d6']);
});

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
