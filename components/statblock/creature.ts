import { ABILITIES, CHAPTERS, FACTS, KEYS, TEMPLATES } from './dialects.ts';
import { type Line, labelOfKey } from './fields.ts';
import { Values } from './values.ts';
import { armourClass, challenge, speed } from './vitals.ts';

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
  armourClass: Line | null;
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
  const left = new Values(values);
  const scores = ABILITIES.filter(({ keys }) => left.has(keys)).length;
  const isOne =
    (templateId !== null && TEMPLATES.has(templateId)) || (left.has(KEYS.armourClass) && scores >= 4);
  if (!isOne) return null;
  const kind = kindOf(left);
  const vitals = { armourClass: armourClass(left), hitPoints: left.line(KEYS.hitPoints, 'Hit points') };
  const way = speed(left);
  const abilities: Ability[] = [];
  const wordy: Line[] = [];
  for (const { keys, name, short } of ABILITIES) {
    const line = left.line(keys, name);
    const score = line?.text.trim() ?? '';
    if (line && score.length <= LONGEST_SCORE)
      abilities.push({ key: line.key, name, short, score, modifier: modifierOf(score) });
    else if (line) wordy.push(line);
  }
  const facts = FACTS.flatMap(({ keys, label }) => left.line(keys, label) ?? []);
  const rated = challenge(left);
  const description = left.line(KEYS.description, 'Description');
  const chapters = CHAPTERS.flatMap(({ keys, title }): Chapter[] => {
    const taken = left.take(keys);
    return taken ? [{ ...taken, title }] : [];
  });
  const pictures = KEYS.pictures.flatMap((key) => left.line([key], labelOfKey(key)) ?? []);
  const [ids, noIds] = [pictures.filter(isPicture), pictures.filter((line) => !isPicture(line))];
  return {
    kind,
    ...vitals,
    speed: way,
    abilities,
    facts: [...wordy, ...facts, ...(rated ? [rated] : [])],
    chapters,
    description,
    pictures: ids,
    more: [...noIds, ...left.rest()],
  };
}

/** The longest score that fits below its abbreviation; longer ones become lines of their own. */
const LONGEST_SCORE = 8;

const isPicture = ({ text }: Line): boolean => /^\d{1,12}$/.test(text.trim());

/** The modifier of a score from 1 to 99; null for other text. */
function modifierOf(score: string): number | null {
  const number = /^\s*(\d{1,2})(?!\d)/.exec(score)?.[1];
  return number === undefined ? null : Math.floor((Number(number) - 10) / 2);
}

function kindOf(left: Values): string {
  const size = left.take(KEYS.size)?.text.trim() ?? '';
  const upTo = left.take(KEYS.sizeUpTo)?.text.trim() ?? '';
  const type = left.take(KEYS.type)?.text.trim() ?? '';
  const alignment = left.take(KEYS.alignment)?.text.trim() ?? '';
  const range = upTo !== '' && upTo.toUpperCase() !== 'NONE' && upTo !== size ? `${size} to ${upTo}` : size;
  return [[range, type].filter(Boolean).join(' '), alignment].filter(Boolean).join(', ');
}
