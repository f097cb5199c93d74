import { message, t } from '../../../lib/i18n/index.ts';
import { labelOfKey } from '../../entry-view/index.ts';
import { ABILITIES, CHAPTERS, FACTS, type FieldKeys, KEYS, SPEEDS, TEMPLATES, type Way } from './dialects.ts';
import type { Line } from './stored-schema.ts';

/** Hands out each value once. `rest` returns those that nobody took. */
class Values {
  private readonly byWord: Map<string, [key: string, text: string][]> = new Map();

  constructor(values: ReadonlyMap<string, string>) {
    for (const [key, text] of values) {
      const word = key.toLowerCase();
      this.byWord.set(word, [...(this.byWord.get(word) ?? []), [key, text]]);
    }
  }

  has(keys: FieldKeys): boolean {
    return keys.some((key) => this.byWord.has(key));
  }

  take(keys: FieldKeys): { key: string; text: string } | null {
    for (const word of keys) {
      const [first, ...others] = this.byWord.get(word) ?? [];
      if (!first) continue;
      if (others.length > 0) this.byWord.set(word, others);
      else this.byWord.delete(word);
      return { key: first[0], text: first[1] };
    }
    return null;
  }

  line(keys: FieldKeys, label: string): Line | null {
    const taken = this.take(keys);
    return taken && { ...taken, label };
  }

  rest(): Line[] {
    return [...this.byWord.values()].flat().map(([key, text]) => ({ key, label: labelOfKey(key), text }));
  }
}

/** One of the six ability scores with its modifier; null if the score isn't a number. */
export interface Ability {
  key: string;
  name: string;
  short: string;
  score: string;
  modifier: number | null;
}

/** Text under its own heading; the first chapter has none. */
export interface Chapter {
  key: string;
  title: string | null;
  text: string;
}

/** A creature of the fifth edition, in the order of printed rulebooks. */
export interface Creature {
  /** `Large aberration, neutral evil`; empty if nothing of it is known. */
  kind: string;
  armorClass: Line | null;
  hitPoints: Line | null;
  speed: Line | null;
  abilities: Ability[];
  /** From saving throws to challenge. */
  facts: Line[];
  chapters: Chapter[];
  description: Line | null;
  pictures: Line[];
  /** Values that the layout has no place for. */
  more: Line[];
}

/**
 * Reads both dialects in which worlds store such creatures, recognized by the template or by the names of the values.
 * Every value ends up somewhere in the result.
 * @param values without housekeeping, by their keys
 * @returns null for anything else
 */
export function creatureOf(values: ReadonlyMap<string, string>, templateId: number | null): Creature | null {
  const remaining = new Values(values);
  const scores = ABILITIES.filter(({ keys }) => remaining.has(keys)).length;
  const isCreature =
    (templateId !== null && TEMPLATES.has(templateId)) || (remaining.has(KEYS.armorClass) && scores >= 4);
  if (!isCreature) return null;
  const kind = kindOf(remaining);
  const vitals = {
    armorClass: armorClass(remaining),
    hitPoints: remaining.line(KEYS.hitPoints, t('statblock.labelHitPoints')),
  };
  const speedLine = speed(remaining);
  const abilities: Ability[] = [];
  const longScores: Line[] = [];
  for (const { keys, name, short } of ABILITIES) {
    const line = remaining.line(keys, t(name));
    const score = line?.text.trim() ?? '';
    if (line && score.length <= MAX_SCORE_LENGTH)
      abilities.push({
        key: line.key,
        name: t(name),
        short: t(short),
        score,
        modifier: modifierOf(score),
      });
    else if (line) longScores.push(line);
  }
  const facts = FACTS.flatMap(({ keys, label }) => remaining.line(keys, t(label)) ?? []);
  const rated = challenge(remaining);
  const description = remaining.line(KEYS.description, t('history.fieldDescription'));
  const chapters = CHAPTERS.flatMap(({ keys, title }): Chapter[] => {
    const taken = remaining.take(keys);
    return taken ? [{ ...taken, title: title && t(title) }] : [];
  });
  const pictures = KEYS.pictures.flatMap((key) => remaining.line([key], labelOfKey(key)) ?? []);
  const [ids, noIds] = [pictures.filter(isPicture), pictures.filter((line) => !isPicture(line))];
  return {
    kind,
    ...vitals,
    speed: speedLine,
    abilities,
    facts: [...longScores, ...facts, ...(rated ? [rated] : [])],
    chapters,
    description,
    pictures: ids,
    more: [...noIds, ...remaining.rest()],
  };
}

/** The longest score that fits below its abbreviation; longer ones become lines of their own. */
const MAX_SCORE_LENGTH = 8;

const isPicture = ({ text }: Line): boolean => /^\d{1,12}$/.test(text.trim());

/** The modifier of a score from 1 to 99; null for other text. */
function modifierOf(score: string): number | null {
  const number = /^\s*(\d{1,2})(?!\d)/.exec(score)?.[1];
  return number === undefined ? null : Math.floor((Number(number) - 10) / 2);
}

function kindOf(values: Values): string {
  const size = values.take(KEYS.size)?.text.trim() ?? '';
  const upTo = values.take(KEYS.sizeUpTo)?.text.trim() ?? '';
  const type = values.take(KEYS.type)?.text.trim() ?? '';
  const alignment = values.take(KEYS.alignment)?.text.trim() ?? '';
  const isRange = upTo !== '' && upTo.toUpperCase() !== 'NONE' && upTo !== size;
  const range = isRange ? t('statblock.sizeRange', { from: size, to: upTo }) : size;
  return [[range, type].filter(Boolean).join(' '), alignment].filter(Boolean).join(', ');
}

const armorClass = (left: Values): Line | null => left.line(KEYS.armorClass, t('statblock.labelArmorClass'));

/** All speeds in one line: `30 ft., fly 60 ft. (hover)`. A bare number gets the unit. */
function speed(left: Values): Line | null {
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
function challenge(left: Values): Line | null {
  const rating = left.take(KEYS.challenge);
  const points = left.take(KEYS.experience)?.text.trim();
  if (!rating && !points) return null;
  if (!rating) return { key: 'xp', label: t('statblock.experience'), text: points ?? '' };
  const text = points
    ? t('statblock.challengeAndExperience', { rating: rating.text.trim(), points })
    : rating.text;
  return { key: rating.key, label: t('statblock.challenge'), text };
}

/** A modifier with its sign, as in print. */
export const signed = (modifier: number): string => (modifier < 0 ? `−${-modifier}` : `+${modifier}`);
