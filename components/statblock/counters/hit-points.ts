import { findDice, type Roll, readDice, rollDice } from '../../dice/index.ts';

/** A creature's hit points during play. */
export interface HitPoints {
  current: number;
  max: number;
  /** Lost first; healing doesn't restore them. */
  temporary: number;
}

/** The highest number that can be counted. */
export const MAX_POINTS = 99_999;

const clamp = (points: number): number => Math.min(MAX_POINTS, Math.max(0, Math.trunc(points)));

export const fullHitPoints = (max: number): HitPoints => ({
  current: clamp(max),
  max: clamp(max),
  temporary: 0,
});

/** Applies damage: temporary hit points first, never below 0. */
export function applyDamage(points: HitPoints, amount: number): HitPoints {
  const fromTemporary = Math.min(points.temporary, clamp(amount));
  return {
    ...points,
    temporary: points.temporary - fromTemporary,
    current: clamp(points.current - (clamp(amount) - fromTemporary)),
  };
}

/** Heals up to the maximum. Points already above the maximum stay. */
export function applyHealing(points: HitPoints, amount: number): HitPoints {
  const top = Math.max(points.current, points.max);
  return { ...points, current: Math.min(top, points.current + clamp(amount)) };
}

/** Temporary hit points don't stack: the greater number counts. */
export function applyTemporary(points: HitPoints, amount: number): HitPoints {
  return { ...points, temporary: Math.max(points.temporary, clamp(amount)) };
}

/** Sets the maximum; an unhurt creature stays unhurt. */
export function withMax(points: HitPoints, max: number): HitPoints {
  const next = clamp(max);
  const isUnhurt = points.current === points.max;
  return { ...points, max: next, current: isUnhurt ? next : Math.min(points.current, next) };
}

const TAG = /\[roll:\s?([^\]|]*)[^\]]*\]/i;

/**
 * The number in a line of hit points as worlds write it: `127 ([roll:15d10+45])`, `72hp (9d8+27)`. For dice alone, or a
 * range (`9-19-30 [roll:3d8+6]`), the average of the dice, rounded down as books do. Null for anything else.
 */
export function hitPointsIn(text: string): number | null {
  const bare = text.replace(TAG, ' ').trim();
  const [found] = findDice(bare);
  const first = /^\D{0,20}?(\d[\d,.’']*)(?!\s?[-–]\s?\d)/d.exec(bare);
  const isRange = /^\D{0,20}?\d+\s?[-–]\s?\d/.test(bare);
  const [start = 0] = first?.indices?.[1] ?? [];
  if (first && !isRange && !(found && found.start <= start))
    return clamp(Number(first[1]?.replace(/\D/g, '')));
  const dice = readDice(TAG.exec(text)?.[1]?.trim() ?? found?.notation ?? '');
  if (!dice) return null;
  // The average is halfway between the lowest and the highest roll.
  const ends: Roll[] = [rollDice(dice, () => 1), rollDice(dice, (sides) => sides)];
  return clamp(ends.reduce((sum, { total }) => sum + total, 0) / 2);
}
