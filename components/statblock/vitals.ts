import { message, t } from '../../lib/i18n/index.ts';
import { KEYS, SPEEDS, type Way } from './dialects.ts';
import type { Line } from './fields.ts';
import type { Values } from './values.ts';

export const armorClass = (left: Values): Line | null =>
  left.line(KEYS.armorClass, t('statblock.labelArmorClass'));

/** All speeds in one line: `30 ft., fly 60 ft. (hover)`. A bare number gets the unit. */
export function speed(left: Values): Line | null {
  const base = left.take(KEYS.speed);
  const speeds = SPEEDS.flatMap(({ way, keys }) => {
    const taken = left.take(keys);
    // Forms store 0 for speeds that a creature doesn't have.
    return taken && !isZero(taken.text) ? [{ way, ...taken }] : [];
  });
  const hovers = left.take(KEYS.canHover);
  const key = base?.key ?? speeds[0]?.key ?? hovers?.key;
  if (key === undefined) return null;
  // A unit without a number to go with stays for the end of the card.
  const isMeasured = isBare(base?.text ?? '') || speeds.some(({ text }) => isBare(text) && !isYes(text));
  const unit = (isMeasured && left.take(KEYS.speedUnit)?.text.trim()) || t('statblock.feet');
  const canHover = hovers !== null && !isNo(hovers.text);
  const measured = (text: string) => (isBare(text) ? `${text.trim()} ${unit}` : text.trim());
  const moves = (way: Way, text: string, distance: string) =>
    isYes(text) ? t(way) : t('statblock.moveAt', { way: message(way), distance });
  const words = speeds.map(({ way, text }) => moves(way, text, measured(text)));
  if (hovers && canHover) words.push(moves('statblock.hover', hovers.text, hovers.text.trim()));
  const parts = [...(base ? [measured(base.text)] : []), ...words];
  return parts.length === 0 ? null : { key, label: t('statblock.labelSpeed'), text: parts.join(', ') };
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
  if (!rating) return { key: 'xp', label: t('statblock.experience'), text: points ?? '' };
  const text = points
    ? t('statblock.challengeAndExperience', { rating: rating.text.trim(), points })
    : rating.text;
  return { key: rating.key, label: t('statblock.challenge'), text };
}
