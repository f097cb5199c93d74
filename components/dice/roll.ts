import type { Comparison, Dice, DicePool } from './notation.ts';

/** The result of one die. */
export interface Face {
  value: number;
  /** False for a die that was rerolled or dropped. */
  counts: boolean;
}

/** A roll with all its dice, in the order of the notation. */
export interface Roll {
  total: number;
  pools: { dice: string; faces: Face[]; isCounted: boolean }[];
  /** The notation with faces instead of dice: `2 + 4`. Dice that don't count are in parentheses. */
  faces: string;
}

/** A part of a roll. `isSum`: needs parentheses within a product. */
interface RolledPart {
  value: number;
  text: string;
  isSum: boolean;
}

/** More faces than this are cut off. */
const MAX_FACES = 30;

/** Returns an integer from 1 to `sides`, uniformly. */
export type RandomFace = (sides: number) => number;

/** The most times that one die explodes or is rerolled. */
const MAX_REPEATS = 20;

/** Rolls the dice. Division rounds down, as tabletop rules do. */
export function rollDice(dice: Dice, random: RandomFace = fairFace): Roll {
  const pools: Roll['pools'] = [];
  const roll = (part: Dice): RolledPart => {
    if (part.kind === 'number') return { value: part.value, text: `${part.value}`, isSum: false };
    if (part.kind === 'pool') {
      const faces = rollPool(part, random);
      const { count, goal } = part;
      const sides = part.sides === 'fate' ? 'F' : part.sides;
      pools.push({
        dice: `${count}d${sides}${goal ? `${goal.sign}${goal.than}` : ''}`,
        faces,
        isCounted: goal !== null,
      });
      return {
        value: faces.reduce((sum, { counts, value }) => sum + (counts ? (goal ? 1 : value) : 0), 0),
        text: textOfFaces(faces, goal ? ', ' : ' + '),
        isSum: faces.length > 1,
      };
    }
    return combine(part.sign, roll(part.left), roll(part.right));
  };
  const { value: total, text: faces } = roll(dice);
  return { total, pools, faces };
}

function textOfFaces(faces: readonly Face[], separator: string): string {
  const shown = faces.slice(0, MAX_FACES).map(({ value, counts }) => (counts ? `${value}` : `(${value})`));
  return [...shown, ...(faces.length > MAX_FACES ? ['…'] : [])].join(separator);
}

const SIGNS = { '+': '+', '-': '−', '*': '×', '/': '÷' } as const;

function combine(sign: keyof typeof SIGNS, left: RolledPart, right: RolledPart): RolledPart {
  const isProduct = sign === '*' || sign === '/';
  const term = ({ text, isSum }: RolledPart, isGrouped: boolean) => (isGrouped && isSum ? `(${text})` : text);
  return {
    value: resultOf(sign, left.value, right.value),
    text: `${term(left, isProduct)} ${SIGNS[sign]} ${term(right, sign !== '+')}`,
    isSum: !isProduct,
  };
}

function resultOf(sign: keyof typeof SIGNS, left: number, right: number): number {
  if (sign === '+') return left + right;
  if (sign === '-') return left - right;
  if (sign === '*') return left * right;
  return right === 0 ? 0 : Math.floor(left / right);
}

const REACHES: Record<Comparison, (value: number, than: number) => boolean> = {
  '>=': (value, than) => value >= than,
  '<=': (value, than) => value <= than,
  '>': (value, than) => value > than,
  '<': (value, than) => value < than,
  '=': (value, than) => value === than,
};

function rollPool(pool: DicePool, random: RandomFace): Face[] {
  const faces: Face[] = [];
  const { sides, reroll } = pool;
  for (let die = 0; die < pool.count; die++) {
    if (sides === 'fate') {
      faces.push({ value: random(3) - 2, counts: true });
      continue;
    }
    let value = random(sides);
    for (let again = 0; reroll && value <= reroll.upTo && again < (reroll.once ? 1 : MAX_REPEATS); again++) {
      faces.push({ value, counts: false });
      value = random(sides);
    }
    faces.push({ value, counts: true });
    for (let more = 0; pool.explodes && value === sides && more < MAX_REPEATS; more++) {
      value = random(sides);
      faces.push({ value, counts: true });
    }
  }
  if (pool.keep) keepOnly(faces, pool.keep);
  const { goal } = pool;
  if (goal) for (const face of faces) face.counts &&= REACHES[goal.sign](face.value, goal.than);
  return faces;
}

function keepOnly(faces: Face[], keep: { end: 'highest' | 'lowest'; count: number }): void {
  const standing = faces.filter((face) => face.counts);
  standing.sort((a, b) => (keep.end === 'highest' ? b.value - a.value : a.value - b.value));
  for (const face of standing.slice(keep.count)) face.counts = false;
}

/**
 * Uses the browser's cryptographic generator. Numbers past the last whole multiple are drawn again, so that no face is
 * more likely.
 */
export function fairFace(sides: number): number {
  const limit = 2 ** 32 - (2 ** 32 % sides);
  const random32 = new Uint32Array(1);
  do crypto.getRandomValues(random32);
  while ((random32[0] ?? 0) >= limit);
  return ((random32[0] ?? 0) % sides) + 1;
}
