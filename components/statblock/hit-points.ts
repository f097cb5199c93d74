import { type Roll, readDice, rollDice } from '../dice/index.ts';

/** What is left of a creature at the table. */
export interface HitPoints {
  current: number;
  max: number;
  /** Extra ones, which go first and do not heal. */
  temporary: number;
}

/** Beyond this nobody counts. */
export const MOST_POINTS = 99_999;

const within = (points: number): number => Math.min(MOST_POINTS, Math.max(0, Math.trunc(points)));

export const fresh = (max: number): HitPoints => ({ current: within(max), max: within(max), temporary: 0 });

/** Temporary ones go first; nothing falls below 0. */
export function hurt(points: HitPoints, amount: number): HitPoints {
  const fromTemporary = Math.min(points.temporary, within(amount));
  return {
    ...points,
    temporary: points.temporary - fromTemporary,
    current: within(points.current - (within(amount) - fromTemporary)),
  };
}

/** Never above the maximum; what stood above it already stays. */
export function healed(points: HitPoints, amount: number): HitPoints {
  const top = Math.max(points.current, points.max);
  return { ...points, current: Math.min(top, points.current + within(amount)) };
}

/** They do not add up: the greater number counts. */
export function shielded(points: HitPoints, amount: number): HitPoints {
  return { ...points, temporary: Math.max(points.temporary, within(amount)) };
}

/** A new maximum; whoever was unhurt stays so. */
export function withMax(points: HitPoints, max: number): HitPoints {
  const next = within(max);
  const isUnhurt = points.current === points.max;
  return { ...points, max: next, current: isUnhurt ? next : Math.min(points.current, next) };
}

const TAG = /\[roll:\s?([^\]|]*)[^\]]*\]/i;

/**
 * The number in a line of hit points as worlds write it: `127 ([roll:15d10+45])`, `72hp (9d8+27)`. Where there are only
 * dice, or a range (`9-19-30 [roll:3d8+6]`), their average, rounded down as books do. Null for anything else.
 */
export function hitPointsIn(text: string): number | null {
  const bare = text.replace(TAG, ' ').trim();
  const first = /^\D{0,20}?(\d[\d,.’']*)(?!\s?[-–]\s?\d)(?!\d*d\d)/.exec(bare)?.[1];
  const isRange = /^\D{0,20}?\d+\s?[-–]\s?\d/.test(bare);
  if (first !== undefined && !isRange && !/^\D*\d*d\d/i.test(bare))
    return within(Number(first.replace(/\D/g, '')));
  const dice = readDice(TAG.exec(text)?.[1]?.trim() ?? /\d*d\d+(?:\s?[+-]\s?\d+)?/i.exec(text)?.[0] ?? '');
  if (!dice) return null;
  // The lowest throw and the highest are as far from the average.
  const ends: Roll[] = [rollDice(dice, () => 1), rollDice(dice, (sides) => sides)];
  return within(ends.reduce((sum, { total }) => sum + total, 0) / 2);
}
