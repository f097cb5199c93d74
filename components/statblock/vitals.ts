import { KEYS, SPEEDS } from './dialects.ts';
import type { Line } from './fields.ts';
import type { Values } from './values.ts';

export const armourClass = (left: Values): Line | null => left.line(KEYS.armourClass, 'Armour class');

/** All speeds in one line: `30 ft., fly 60 ft. (hover)`. A bare number gets the unit. */
export function speed(left: Values): Line | null {
  const base = left.take(KEYS.speed);
  const speeds = SPEEDS.flatMap(({ word, keys }) => {
    const taken = left.take(keys);
    // Forms store 0 for speeds that a creature doesn't have.
    return taken && !isZero(taken.text) ? [{ word, ...taken }] : [];
  });
  const hovers = left.take(KEYS.canHover);
  const key = base?.key ?? speeds[0]?.key ?? hovers?.key;
  if (key === undefined) return null;
  // A unit without a number to go with stays for the end of the card.
  const isMeasured = isBare(base?.text ?? '') || speeds.some(({ text }) => isBare(text) && !isYes(text));
  const unit = (isMeasured && left.take(KEYS.speedUnit)?.text.trim()) || 'ft.';
  const canHover = hovers !== null && !isNo(hovers.text);
  const measured = (text: string) => (isBare(text) ? `${text.trim()} ${unit}` : text.trim());
  const words = speeds.map(({ word, text }) => (isYes(text) ? word : `${word} ${measured(text)}`));
  if (canHover) words.push(hovers && isYes(hovers.text) ? 'hover' : `hover ${hovers?.text.trim()}`);
  const parts = [...(base ? [measured(base.text)] : []), ...words];
  return parts.length === 0 ? null : { key, label: 'Speed', text: parts.join(', ') };
}

const isBare = (text: string): boolean => /^-?\d+$/.test(text.trim());
const isYes = (text: string): boolean => /^(on|yes|true|1)$/i.test(text.trim());
const isZero = (text: string): boolean =>
  /^-?0+(?:[.,]0+)?\s*(?:[a-z]{1,6}\.?)?$/i.test(text.trim()) || isNo(text);
const isNo = (text: string): boolean => /^(off|no|false|0|)$/i.test(text.trim());

/** `4 (1,100 XP)`, if the points have a field of their own. */
export function challenge(left: Values): Line | null {
  const rating = left.take(KEYS.challenge);
  const points = left.take(KEYS.experience)?.text.trim();
  if (!rating && !points) return null;
  if (!rating) return { key: 'xp', label: 'XP', text: points ?? '' };
  const text = points ? `${rating.text.trim()} (${points} XP)` : rating.text;
  return { key: rating.key, label: 'Challenge', text };
}
