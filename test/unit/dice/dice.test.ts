import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberBeside, withAdvantage } from '../../../components/dice/dice-button.tsx';
import { fairFace, readDice, rollDice, rollText, totalText } from '../../../components/dice/index.ts';

/** Rolls with given faces. */
function rolled(notation: string, faces: number[]) {
  const dice = readDice(notation);
  if (!dice) throw new Error(`${notation} was not understood`);
  return rollDice(dice, () => faces.shift() ?? 1);
}

describe('dice', () => {
  test.each([
    ['2d6+3', [3, 4], 10],
    ['d20', [17], 17],
    ['1d20 - 2', [9], 7],
    ['1d20−2', [9], 7],
    ['4d6kh3', [1, 5, 4, 6], 15],
    ['4d6dl1', [1, 5, 4, 6], 15],
    ['2d20kl1', [12, 7], 7],
    ['1d20 adv', [4, 15], 15],
    ['d20dis+5', [4, 15], 9],
    ['d%', [88], 88],
    ['4dF', [1, 2, 3, 3], 1],
    ['2d6!', [6, 2, 3], 11],
    ['2d8r1', [1, 5, 8], 13],
    ['1d6ro<2', [2, 1], 1],
    ['(1d4+1)*3', [2], 9],
    ['(1d4 + 1) × 3', [2], 9],
    ['1d4 x 1,000', [2], 2000],
    ['1d4 + -1', [2], 1],
    ['2W6+3', [3, 4], 10],
    ['2k6 + 3', [3, 4], 10],
    ['4d6 drop lowest', [1, 5, 4, 6], 15],
    ['2d6/2', [3, 4], 3],
    ['-1d4+10', [4], 6],
    ['1d8 + 2d6 + 4', [8, 1, 2], 15],
    ['4d10>=7', [7, 6, 10, 1], 2],
    ['5d6 = 6', [6, 6, 1, 2, 3], 2],
    ['3d6≤2+1', [1, 2, 3], 3],
    ['4d6kh2>3', [6, 5, 4, 1], 2],
  ])('%s with %j is %i', (notation, faces, total) => {
    expect(rolled(notation, faces).total).toBe(total);
  });

  test('with advantage, a d20 is rolled twice and the better counts', () => {
    const total = (notation: string, advantage: 'advantage' | 'disadvantage') => {
      const dice = readDice(notation);
      const twice = dice && withAdvantage(dice, advantage);
      const faces = [4, 15, 3];
      return twice && rollDice(twice, () => faces.shift() ?? 1).total;
    };
    expect(total('1d20+5', 'advantage')).toBe(20);
    expect(total('1d20+5', 'disadvantage')).toBe(9);
    expect(total('2d20kl1', 'advantage')).toBe(15);
    expect(total('d20 + 1d4', 'disadvantage')).toBe(7);
    expect(total('2d6+5', 'advantage')).toBeNull();
  });

  test.each([
    ['To hit', '1d20+7', '+7'],
    ['Klinge', '1d20-1', '−1'],
    ['+7 to hit', '1d20+7', null],
    ['−1', '1d20-1', null],
    ['1d8 + 3', '1d8+3', null],
    ['3W6', '3d6', null],
    ['2d6 plus 3', '2d6+3', null],
    ['piercing damage', '2d8+4', '2d8+4'],
    ['gold', '4d6*10', '4d6 × 10'],
  ])('the button %j of %s also shows %j', (label, notation, number) => {
    expect(numberBeside(label, notation)).toBe(number);
  });

  test('dropped dice are reported too', () => {
    expect(rolled('2d20kh1', [3, 18]).pools).toEqual([
      {
        dice: '2d20',
        isCounted: false,
        faces: [
          { value: 3, counts: false },
          { value: 18, counts: true },
        ],
      },
    ]);
  });

  test('a single die with a target says whether it was reached, as in a recharge roll', () => {
    expect(totalText(rolled('1d6>=5', [5]))).toBe('success');
    expect(totalText(rolled('1d6>=5', [3]))).toBe('failure');
    expect(rollText(rolled('1d6>=5', [3]))).toBe('(3)');
    expect(totalText(rolled('2d6>=5', [5, 6]))).toBe('2');
    expect(rollText(rolled('2d6>=5', [5, 6]))).toBe('5, 6');
    expect(totalText(rolled('1d6', [5]))).toBe('5');
  });

  test.each([
    ['1d20+4', [2], '2 + 4'],
    ['d20', [17], null],
    ['2d6+3', [3, 4], '3 + 4 + 3'],
    ['1d8 + 2d6 - 1', [8, 1, 2], '8 + 1 + 2 − 1'],
    ['2d20kl1', [12, 7], '(12) + 7'],
    ['(1d4+1)*3', [2], '(2 + 1) × 3'],
    ['2d6/2', [3, 4], '(3 + 4) ÷ 2'],
    ['10-(1d4+1)', [2], '10 − (2 + 1)'],
  ])('the faces of %s with %j are shown as %s', (notation, faces, text) => {
    expect(rollText(rolled(notation, faces))).toBe(text);
  });

  test.each([
    '',
    'd',
    '2d',
    'fire',
    '2d6+',
    '(2d6',
    '2d6)',
    '0d6',
    '1d0',
    '9999d6',
    '1d6>=',
    '1d6>=x',
    '300d6+300d6',
    '1d1!',
  ])('%j isn’t dice notation', (notation) => expect(readDice(notation)).toBeNull());

  test('deep nesting and long texts are rejected quickly', () => {
    expect(readDice(`${'('.repeat(90)}1${')'.repeat(90)}`)).toBeNull();
    expect(readDice(`${'-('.repeat(60)}1`)).toBeNull();
    expect(readDice('1+'.repeat(500))).toBeNull();
  });
});

describe('for any roll', () => {
  const pool = fc.record({
    count: fc.integer({ min: 1, max: 40 }),
    sides: fc.integer({ min: 2, max: 1000 }),
  });

  test('the total is between all lowest and all highest faces, and keeping never increases it', () => {
    fc.assert(
      fc.property(pool, fc.integer({ min: 0, max: 50 }), ({ count, sides }, bonus) => {
        const dice = readDice(`${count}d${sides}+${bonus}`);
        if (!dice) throw new Error('not read');
        const { total, pools } = rollDice(dice);
        expect(total).toBeGreaterThanOrEqual(count + bonus);
        expect(total).toBeLessThanOrEqual(count * sides + bonus);
        expect(pools[0]?.faces).toHaveLength(count);
        const one = readDice(`${count}d${sides}kh1`);
        expect(one && rollDice(one).total).toBeLessThanOrEqual(sides);
      }),
      { numRuns: 200 },
    );
  });

  test('any text is dice or null, and dice can be rolled', () => {
    const piece = fc.constantFrom(...'0123456789dkhlr!+-*/()% fF'.split(''), 'adv', 'd20', '2d6');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece, { maxLength: 12 }).map((all) => all.join('')),
        ),
        (text) => {
          const dice = readDice(text);
          if (dice) expect(Number.isFinite(rollDice(dice).total)).toBe(true);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('each face of a die is about equally likely', () => {
    const counts = new Map<number, number>();
    for (let at = 0; at < 12_000; at++) {
      const face = fairFace(6);
      counts.set(face, (counts.get(face) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    // Six standard deviations from 2,000.
    for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(245);
  });
});
