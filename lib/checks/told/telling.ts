import type { KnownEras } from '../dates/index.ts';
import { datePhrase, spanPhrase } from './date-phrase.ts';
import type { Follow } from './english.ts';
import { OTHER, type Sentence } from './sentences.ts';

/** A fact that a sentence tells: the same as a line with this label. */
export interface Told {
  label: string;
  value: string;
  /** The others that the value names, by their places among those of the sentence. */
  others: readonly number[];
}

/** What a reader of sentences knows of the article. */
export interface Reader {
  isPerson: boolean;
  isThing: boolean;
  /** Nouns such as “city” that stand for the subject. */
  nouns: RegExp;
  eras: KnownEras;
}

/** What a sticky pattern finds at a place. */
export function at(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}

/** How many others a text names. */
export const othersIn = (text: string): number => text.split(OTHER).length - 1;

/** Behind these, somebody else may be meant. */
export const SUBORDINATE =
  /\b(?:who|whom|whose|which|that|where|when|while|because|after|before|until|though|although|since|as|than|whence|wherein|once)\b/;
const PREPOSITION =
  /(?:^| )(in|on|around|about|circa|by|since|at|during|until|before|after) (?=[^,;]{0,60}\d)/g;
const LIMITS: Readonly<Record<string, string>> = {
  by: 'before ',
  before: 'before ',
  after: 'after ',
  until: '',
  since: '',
};
export const TITLES = new RegExp(
  `(?:(?:the|his|her|their|its|an?|old|young|late|master|[A-Z][a-z]+) ){0,3}${OTHER}`,
  'y',
);
const ASIDE_PART = /^(b\.|born|\*|d\.|died|†|r\.|reigned|ruled|founded|built|est\.)?(?: in)? ?(.*)$/i;
const ASIDE_LABELS: Readonly<Record<string, string>> = {
  ...{ 'b.': 'born', born: 'born', '*': 'born', 'd.': 'died', died: 'died', '†': 'died' },
  ...{
    'r.': 'reign',
    reigned: 'reign',
    ruled: 'reign',
    founded: 'founded',
    'est.': 'founded',
    built: 'built',
  },
};
const ENDS = /^(?:from |between )?(.*?) ?(?:to|until|and|[-–—]) ?(.*)$/;

/** What one sentence tells, and how values are read from it. */
export class Telling {
  readonly sentence: Sentence;
  readonly reader: Reader;
  readonly told: Told[] = [];

  constructor(sentence: Sentence, reader: Reader) {
    this.sentence = sentence;
    this.reader = reader;
  }

  add(label: string, value: string, others: readonly number[] = []): void {
    if (label !== 'existed') {
      const isKnown = this.told.some((one) => one.label === label && one.value === value);
      if (!isKnown || others.length > 0) this.told.push({ label, value, others });
    } else {
      const [, first = '', last = ''] = ENDS.exec(value) ?? [];
      // A label behind counts for both.
      const [, era = ''] = /^\d+$/.test(first) ? (/\d\s*(\D*)$/.exec(last) ?? []) : [];
      this.add('founded', `${first} ${era}`.trim());
      this.add('dissolved', last);
    }
  }

  addOther(label: string, place: number): void {
    const isKnown = this.told.some((one) => one.label === label && one.others.includes(place));
    if (this.sentence.others[place] !== undefined && !isKnown) this.add(label, OTHER, [place]);
  }

  /** “born 1203 AE, died 1240 AE”, “* 1203 – † 1240”, “1203–1240 AE”. */
  readAside(text: string): void {
    const { isPerson, eras } = this.reader;
    for (const part of text.split(/[,;] (?!\d)| ?[–—-] ?(?=[†d])/)) {
      const [, word = '', rest = ''] = ASIDE_PART.exec(part) ?? [];
      const label = ASIDE_LABELS[word.toLowerCase()] ?? (isPerson ? 'lived' : 'existed');
      const isSpan = word === '' || label === 'reign';
      const value = isSpan ? spanPhrase(rest, eras) : datePhrase(rest, eras);
      if (value) this.add(label, value);
    }
  }

  /** The value that must follow a verb. Null: it doesn't, or isn't understood. */
  valueOf(follow: Follow, behind: string): string | null {
    if (follow === 'span') {
      const [span] = /\b(?:from|between) (?=[^,;]{0,40}\d)/.exec(behind) ?? [];
      if (span === undefined) return null;
      const start = behind.indexOf(span);
      if (SUBORDINATE.test(behind.slice(0, start)) || start > 60) return null;
      return spanPhrase(behind.slice(start).replace(/^from /, ''), this.reader.eras);
    }
    // “ruled until 1203”: the date follows at once.
    return (
      this.dateIn(behind) ?? (/^(?:from|between) /.test(behind) ? null : datePhrase(behind, this.reader.eras))
    );
  }

  /** The first date with a preposition in what stands behind a verb. */
  dateIn(behind: string): string | null {
    for (const { 0: found, 1: preposition = '', index } of ` ${behind}`.matchAll(PREPOSITION)) {
      const before = ` ${behind}`.slice(0, index);
      if (/\d/.test(before) || SUBORDINATE.test(before)) return null;
      const value = datePhrase(` ${behind}`.slice(index + found.length), this.reader.eras);
      if (value) return `${LIMITS[preposition] ?? ''}${value}`;
      if (/before|after|until/.test(preposition)) return null;
    }
    return null;
  }
}
