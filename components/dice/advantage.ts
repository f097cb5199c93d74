import type { Dice, DicePool } from './notation.ts';

/** Two d20 instead of one, of which the better or the worse counts. */
export type Advantage = 'advantage' | 'disadvantage';

/** The dice with their first single d20 rolled twice. Null if they have none. */
export function withAdvantage(dice: Dice, advantage: Advantage): Dice | null {
  if (dice.kind === 'number') return null;
  if (dice.kind === 'pool') return isSingleD20(dice) ? rolledTwice(dice, advantage) : null;
  const left = withAdvantage(dice.left, advantage);
  if (left) return { ...dice, left };
  const right = withAdvantage(dice.right, advantage);
  return right && { ...dice, right };
}

const isSingleD20 = ({ sides, count, keep }: DicePool): boolean =>
  sides === 20 && (count === 1 || keep?.count === 1);

const rolledTwice = (pool: DicePool, advantage: Advantage): DicePool => ({
  ...pool,
  count: 2,
  keep: { end: advantage === 'advantage' ? 'highest' : 'lowest', count: 1 },
});

/** Shift rolls with advantage; Ctrl, ⌘ or Alt with disadvantage. */
export function advantageOfKeys(keys: {
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}): Advantage | null {
  if (keys.shiftKey) return 'advantage';
  return keys.ctrlKey || keys.metaKey || keys.altKey ? 'disadvantage' : null;
}
