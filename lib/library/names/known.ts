import { isCommonWord } from './common-words.ts';
import { formsOf, isWithS } from './inflection.ts';
import { unmarked } from './letters.ts';
import { Words } from './words.ts';

/** How well a text matches a name: not at all, inflected, equal when folded, exactly. */
export const NOT = 0;
export const INFLECTED = 1;
export const FOLDED = 2;
export const EXACT = 3;
export type Similarity = typeof NOT | typeof INFLECTED | typeof FOLDED | typeof EXACT;
/** Like `FOLDED`, but a name of common words with its capitals, which mean nothing at the start of a sentence. */
export const CAPITAL = 4;

/** Words prepared for comparison: folded, with what separates them beyond spaces and hyphens. */
export interface Reading {
  words: string[];
  gaps: string[];
  /** From the start of the first word to the end of the last. */
  start: number;
  end: number;
  /** The words with their case, without marks. */
  cased: string;
}

export function readingOf(text: string, from: number, to: number): Reading {
  const reader = new Words().of(text, to);
  const reading: Reading = { words: [], gaps: [], start: from, end: to, cased: '' };
  for (let at = from; reader.next(at); at = reader.end) {
    if (reading.words.length === 0) reading.start = reader.start;
    else reading.gaps.push(gapOf(text.slice(at, reader.start)));
    reading.words.push(reader.letters());
    reading.cased += `${unmarked(text.slice(reader.start, reader.end))} `;
    reading.end = reader.end;
  }
  return reading;
}

const INVISIBLE = /\p{Cf}/gu;
const BLANK_LINE = /\n\s*\n|\r\s*\r(?!\n)|\u2029/;
const JOINER = /^[-‐‑‒–−'’‘ʼʻ`´′＇]$/;

/** Empty for adjacent or hyphenated words, else the normalized separator. */
function gapOf(between: string): string {
  const seen = between.toWellFormed().replace(INVISIBLE, '');
  if (seen === ' ' || JOINER.test(seen)) return '';
  if (BLANK_LINE.test(seen)) return '\n';
  return seen
    .replace(/\s+/g, '')
    .normalize('NFKC')
    .replace(/[-‐‑‒–—―−]+/g, '-')
    .replace(/['’‘ʼʻ`´′]/g, "'")
    .replace(/["“”„«»‟″]/g, '"');
}

/** A text may leave out a name's separators but not add any. */
function isWithin(gap: string, ofName: string): boolean {
  let at = 0;
  for (const character of gap) {
    at = ofName.indexOf(character, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

const isLower = (code: number): boolean => code >= 0x61 && code <= 0x7a;

/** Fast path for ASCII. */
function isSameButCase(text: string, start: number, name: string): boolean {
  for (let at = 0; at < name.length; at++) {
    const one = text.charCodeAt(start + at);
    const other = name.charCodeAt(at);
    if (one !== other && !((one ^ other) === 0x20 && isLower(one | 0x20))) return false;
  }
  return true;
}

const LATER_CAPITAL = /^.+\p{Lu}/su;

/** A name, prepared for comparison when a text first mentions it. */
export class Known {
  readonly name: string;
  readonly #reading: Reading;
  /** The name without punctuation around its words. */
  readonly #core: string;
  /** Whether all its words are common, so that capitals and position matter. */
  readonly #isCommon: boolean;
  readonly #hasCapital: boolean;
  readonly #forms: string[];

  constructor(name: string) {
    this.name = name;
    this.#reading = readingOf(name, 0, name.length);
    this.#core = name.slice(this.#reading.start, this.#reading.end);
    this.#isCommon = this.#reading.words.every(isCommonWord);
    this.#hasCapital = this.#reading.cased !== this.#reading.cased.toLowerCase();
    this.#forms = formsOf(this.#reading.words.at(-1) ?? '');
  }

  /** Whether it is no sign of a name where a sentence begins. */
  get isPlainThere(): boolean {
    return this.#isCommon && !LATER_CAPITAL.test(this.#core);
  }

  /** How well the text from `start` to `end` matches; calls `reading` only if needed. */
  compare(text: string, start: number, end: number, reading: () => Reading): Similarity | typeof CAPITAL {
    if (this.#isCommon) return this.#commonLikeness(text, start, end, reading);
    if (end - start === this.#core.length) {
      if (text.startsWith(this.#core, start)) return EXACT;
      if (isSameButCase(text, start, this.#core)) return FOLDED;
    }
    const { words, gaps } = reading();
    const mine = this.#reading;
    if (words.length !== mine.words.length) return NOT;
    const last = words.length - 1;
    for (let at = 0; at < last; at++) {
      if (words[at] !== mine.words[at] || !isWithin(gaps[at] ?? '', mine.gaps[at] ?? '')) return NOT;
    }
    const [written, known] = [words[last] ?? '', mine.words[last] ?? ''];
    if (written === known) return FOLDED;
    return isWithS(written, known) || this.#forms.includes(written) ? INFLECTED : NOT;
  }

  /** For names of common words: requires the capitals, and an exact match where capitals mean nothing. */
  #commonLikeness(
    text: string,
    start: number,
    end: number,
    reading: () => Reading,
  ): Similarity | typeof CAPITAL {
    if (!this.#hasCapital || isLower(text.charCodeAt(start)) !== isLower(this.#core.charCodeAt(0)))
      return NOT;
    const { words, gaps, cased } = reading();
    const mine = this.#reading;
    if (cased !== mine.cased || words.length !== mine.words.length) return NOT;
    if (!gaps.every((gap, at) => isWithin(gap, mine.gaps[at] ?? ''))) return NOT;
    if (text.slice(start, end).normalize() === this.#core.normalize()) return EXACT;
    return CAPITAL;
  }
}
