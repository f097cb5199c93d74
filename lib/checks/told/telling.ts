import { type KnownEras, readDate, readLife, readSpan } from '../dates/index.ts';
import type { Follow } from './english.ts';
import { OTHER, type Sentence } from './sentences.ts';

/** Where a date in a sentence ends at the latest. */
const EDGE = /[;:()!?\uE000\uE001]|,(?! ?\d)|(?<!\p{Lu}|(?<!\d)\d{1,2})\.(?=\s|$)| [–—] /u;
const SEASON =
  /^(?:the )?(?:(?:[a-z]+ )?(?:flood|fire|plague|famine|fever|pox|siege|storm|massacre|quake|earthquake|epidemic|riots?|uprising|war|battle) of |(?:early |late |mid-?)?(?:spring|summer|autumn|winter|month|year)(?: of(?: the year)?)? )/i;
/** Words that a date doesn't end with. */
const TRAILING = / (?:in|of|on|the|a|at|to|de|en|w)$/i;
const LAST_MARK = /(?:,|(?<!\.\p{Lu})\.)$/u;
const MOST_WORDS = 9;
/** A number without a label is a year only if it has so many digits. */
const BARE = /^\D*(\d+)$/;
const LEAST_DIGITS = 3;
/** What may stand behind a bare year. Behind others, as in “1203 lamps”, a number isn't one. */
const MAY_FOLLOW =
  /^(?:in|on|at|near|by|of|from|to|with|under|during|as|aged|after|before|when|while|where|the|and|but|or|for|against|among|amid|over|because|following|without|alongside|within|inside|outside|upon|only|just|an?|his|her|its|their|who|which|until|till|through|into|under|between|than|not|never|then|so|he|she|it|they|is|was|has|had|[a-zé]+(?:ing|ed|ly))$/;

/** What a date says, to compare it. Limits are infinite. */
const sayingOf = (date: unknown): string =>
  JSON.stringify(date, (_, value: unknown) => (typeof value === 'number' ? `${value}` : value));

/** The fewest words at the beginning of a text that say all that any number of them says. */
function dateWords(text: string, read: (text: string) => unknown, follows = MAY_FOLLOW): string | null {
  const { index: edge = text.length } = EDGE.exec(text) ?? {};
  const words = text
    .slice(0, edge)
    .trim()
    .split(' ')
    .slice(0, MOST_WORDS + 1);
  const phraseOf = (count: number): string => words.slice(0, count).join(' ').replace(LAST_MARK, '');
  const sayings = words.slice(0, MOST_WORDS).map((_, at) => {
    const phrase = phraseOf(at + 1);
    const date = /\d/.test(phrase) && !TRAILING.test(phrase) ? read(phrase) : null;
    return date === null ? null : sayingOf(date);
  });
  const all = sayings.findLast((one) => one !== null) ?? null;
  if (all === null) return null;
  const count = sayings.indexOf(all) + 1;
  const phrase = phraseOf(count);
  const [, digits] = BARE.exec(phrase) ?? [];
  const next = words[count];
  const isYear =
    digits === undefined || (digits.length >= LEAST_DIGITS && (next === undefined || follows.test(next)));
  return isYear ? phrase : null;
}

/**
 * The date that a text begins with, as it is written. Null if none is understood.
 * @param follows the words that may stand behind a bare year
 */
export function datePhrase(text: string, eras: KnownEras, follows?: RegExp): string | null {
  const [season = ''] = SEASON.exec(text) ?? [];
  return dateWords(text.slice(season.length), (phrase) => readDate(phrase, eras), follows);
}

/** The two dates that a text begins with, as `1203 AE to 1250 AE`. */
export const spanPhrase = (text: string, eras: KnownEras): string | null =>
  dateWords(text.replace(/ (?:till|through|up to) /, ' until '), (phrase) => readSpan(phrase, eras));

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
  /** Which kinds of nouns in other languages do: towns, buildings, groups, events, texts, things. */
  kinds: readonly number[];
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
/** “in a tomb built in 1203” */
const BUILT = /\b(?:built|raised|founded|dug|made|erected|begun|carved)\b/;
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
/** “1203年生、1250年没” */
const LIFE_IN_JAPANESE =
  /^(\D{0,6}\d+)年(?:生まれ|生|誕生)[、,・~〜–—\s-]*(\D{0,6}\d+)年(?:没|歿|死去|死亡)$/u;
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
    // Whoever is buried is dead by then.
    if (label === 'buried') {
      if (!/^(?:before|after) /.test(value)) this.add('died', `before ${value}`);
    } else if (label !== 'existed') {
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
    const [, start, end] = LIFE_IN_JAPANESE.exec(text) ?? [];
    if (isPerson && start !== undefined && end !== undefined) {
      this.add('born', start);
      this.add('died', end);
      return;
    }
    if (isPerson && readLife(text, eras)) {
      this.add('lived', text);
      return;
    }
    for (const part of text.split(/[,;] (?!\d)| ?[–—-] ?(?=[†d])/)) {
      const [, word = '', rest = ''] = ASIDE_PART.exec(part) ?? [];
      const label = ASIDE_LABELS[word.toLowerCase()] ?? (isPerson ? 'lived' : 'existed');
      const isSpan = word === '' || label === 'reign';
      const value = isSpan ? spanPhrase(rest.replace(/ ([–—]) /, '$1'), eras) : datePhrase(rest, eras, /^/);
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
      if (/\d/.test(before) || SUBORDINATE.test(before) || BUILT.test(before)) return null;
      const value = datePhrase(` ${behind}`.slice(index + found.length), this.reader.eras);
      if (value) return `${LIMITS[preposition] ?? ''}${value}`;
      if (/before|after|until/.test(preposition)) return null;
    }
    return null;
  }
}
