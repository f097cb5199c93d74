import { Random } from '../../service/seed/random.ts';
import { COMMON } from '../search/words.ts';

const LITTLE = [
  ...[
    'the',
    'a',
    'and',
    'of',
    'to',
    'in',
    'that',
    'was',
    'his',
    'her',
    'with',
    'they',
    'for',
    'had',
    'from',
    'were',
  ],
  ...[
    'which',
    'there',
    'when',
    'who',
    'before',
    'after',
    'never',
    'under',
    'against',
    'through',
    'between',
    'while',
  ],
  ...[
    'people',
    'years',
    'water',
    'night',
    'hand',
    'stood',
    'turned',
    'called',
    'walked',
    'carried',
    'remembered',
  ],
  ...[
    'something',
    'nothing',
    'thought',
    'morning',
    'country',
    'brother',
    'voices',
    'burning',
    'silence',
    'letters',
  ],
] as const;

export interface Prose {
  text: string;
  /** The range of an inserted name, as written in the title. */
  planted: [start: number, end: number][];
}

/** Plain sentences of this length, in which about every twentieth word is a known name. */
export function prose(names: readonly string[], seed: number, length: number): Prose {
  const random = new Random(seed);
  const planted: [number, number][] = [];
  let text = '';
  let words = 0;
  while (text.length < length) {
    const ends = words > 6 && random.chance(0.1);
    const name = names[random.below(names.length)] ?? '';
    // Two names side by side may contain a third one.
    const isBehindName = planted.at(-1)?.[1] === text.length - 1;
    if (!ends && words > 0 && !isBehindName && random.chance(0.05)) {
      planted.push([text.length, text.length + name.length]);
      text += `${name} `;
    } else {
      const word = random.chance(0.75) ? random.pick(LITTLE) : random.pick(COMMON);
      text += words === 0 ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word;
      text += ends ? '. ' : ' ';
    }
    words = ends ? 0 : words + 1;
  }
  return { text, planted };
}
