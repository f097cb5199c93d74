import { declined } from './declension.ts';
import { formsOf, isCommonWord, isWithS } from './inflection.ts';
import { articlesOf, type Declined, declensionOf } from './language.ts';
import { unmarked } from './letters.ts';
import type { KnownName, NameKind, Stretch } from './rows.ts';
import { Words } from './words.ts';

/**
 * One pass with bounded look-aheads: mentions `@[label](…)` in either order, also without a target; links
 * `[url…]…[/url]` with their text; `[code]` and `[noparse]`; other tags without their content; comments; bare URLs.
 */
const LINKED = new RegExp(
  [
    String.raw`@\[(?:[^[\]\n]|\[[^[\]\n]{0,80}\]){1,300}\](?:\([^()\n]{0,300}\))?`,
    String.raw`\[(url|code|noparse)\b[^[\]\n]{0,4000}\](?:(?!\[\/\1)[^]){0,4000}?\[\/\1\]`,
    String.raw`\[\/?[a-z][\w-]{0,30}(?:\s?[:=|]\s?[^[\]\n]{0,4000})?\s?\]`,
    String.raw`\/\*[^]{0,4000}?\*\/`,
    String.raw`\b(?:https?:\/\/|www\.)[^\s<>"'\[\]]{1,2000}`,
  ].join('|'),
  'gi',
);

/**
 * The ascending, disjoint ranges of a text in World Anvil's markup in which names must not be linked: mentions,
 * links, tags, comments and URLs. It doesn't use `lib/markup`, which keeps no offsets; names in the content of other
 * tags (`[b]Name[/b]`) may be linked.
 */
export function linkedRanges(text: string): Stretch[] {
  return Array.from(text.matchAll(LINKED), (match): Stretch => [match.index, match.index + match[0].length]);
}

/** How well a text matches a name: not at all, inflected or without its article, equal when folded, exactly. */
export const NOT = 0;
export const INFLECTED = 1;
export const FOLDED = 2;
const EXACT = 3;
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
  cased: string[];
}

/** @param lead what the first word begins with, where it isn't written */
export function readingOf(text: string, from: number, to: number, lead = ''): Reading {
  const reader = new Words().of(text, to);
  const reading: Reading = { words: [], gaps: [], start: from, end: to, cased: [] };
  for (let at = from; reader.next(at); at = reader.end) {
    if (reading.words.length === 0) reading.start = reader.start;
    else reading.gaps.push(gapOf(text.slice(at, reader.start)));
    reading.words.push((reading.words.length === 0 ? lead : '') + reader.letters());
    reading.cased.push(unmarked(text.slice(reader.start, reader.end)));
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

const CAPITAL_FIRST = /^\p{Lu}/u;

/** A name, prepared for comparison when a text first mentions it. */
export class Known {
  readonly name: string;
  readonly location: number;
  readonly kind: NameKind;
  /** UTF-16 units without an article and punctuation around it. */
  readonly length: number;
  readonly hasCapital: boolean;
  /** Whether it is one word, not counting an article. */
  readonly isOneWord: boolean;
  readonly hasArticle: boolean;
  /** Whether it is a common word that is known as a name by its capital only. */
  readonly isOrdinary: boolean;
  readonly #reading: Reading;
  /** The name without punctuation around its words. */
  readonly #core: string;
  /** Words at its beginning that a text may leave out: 0 or 1. */
  readonly #articles: number;
  /** Whether all its words are common, so that capitals and position matter. */
  readonly #isCommon: boolean;
  readonly #needsCapital: boolean;
  readonly #language: Declined | null;
  readonly #forms: string[];
  #declined: Set<string> | null = null;

  /** @param language of the texts */
  constructor({ name, location, kind = 'other' }: KnownName, language: Declined | null) {
    this.name = name;
    this.location = location;
    this.kind = kind;
    this.#reading = readingOf(name, 0, name.length);
    const { words, start, end, cased } = this.#reading;
    this.#core = name.slice(start, end);
    this.#articles = articlesOf(name, start + (cased[0]?.length ?? 0), words.length, kind);
    this.hasArticle = this.#articles > 0;
    this.length =
      this.#articles === 0 ? end - start : this.#core.length - this.#core.search(/[^\p{L}][\p{L}\p{N}]/u) - 1;
    this.isOneWord = words.length - this.#articles === 1;
    this.#isCommon = words.every(isCommonWord);
    const own = cased.slice(this.#articles);
    this.hasCapital = own.some((word) => word !== word.toLowerCase());
    this.isOrdinary = this.#isCommon && own.length === words.length && !own.slice(1).some(hasCapital);
    const isNamed = kind === 'person' || kind === 'proper' || (kind !== 'common' && this.#articles > 0);
    // German writes nouns with a capital: “reisen” isn't “Reis”.
    this.#needsCapital = ((isNamed && this.isOneWord) || language === 'de') && hasCapital(own.at(-1) ?? '');
    const last = words.at(-1) ?? '';
    this.#forms = formsOf(last);
    this.#language = declensionOf(last.charCodeAt(last.length - 1), language);
  }

  /** How well the text from `start` to `end` matches; calls `reading` only if needed. */
  compare(text: string, start: number, end: number, reading: () => Reading): Similarity | typeof CAPITAL {
    if (!this.#isCommon && end - start === this.#core.length) {
      if (text.startsWith(this.#core, start)) return EXACT;
      if (!this.#needsCapital && isSameButCase(text, start, this.#core)) return FOLDED;
    }
    const written = reading();
    if (this.#isCommon) return this.#commonLikeness(text, start, end, written);
    if (this.#needsCapital && !hasCapital(written.cased.at(-1) ?? '')) return NOT;
    const likeness = this.#likeness(written, 0);
    if (likeness !== NOT) return likeness;
    if (this.#articles > 0 && this.#likeness(written, this.#articles) !== NOT) return INFLECTED;
    return this.#isDeclined(written) ? INFLECTED : NOT;
  }

  /** Whether the written words are those of the name from one on. */
  #likeness({ words, gaps }: Reading, from: number): Similarity {
    const mine = this.#reading;
    if (words.length !== mine.words.length - from) return NOT;
    const last = words.length - 1;
    for (let at = 0; at < last; at++) {
      if (words[at] !== mine.words[at + from] || !isWithin(gaps[at] ?? '', mine.gaps[at + from] ?? ''))
        return NOT;
    }
    const [written, known] = [words[last] ?? '', mine.words[last + from] ?? ''];
    if (written === known) return FOLDED;
    return isWithS(written, known) || this.#forms.includes(written) ? INFLECTED : NOT;
  }

  #isDeclined({ words, gaps }: Reading): boolean {
    if (this.#language === null || gaps.some((gap) => gap !== '')) return false;
    const own = this.#reading.words.slice(this.#articles);
    this.#declined ??= new Set(declined(own, this.#language, this.kind).map((form) => form.join(' ')));
    return this.#declined.has(words.join(' '));
  }

  /** For names of common words: requires the capitals, and an exact match where capitals mean nothing. */
  #commonLikeness(text: string, start: number, end: number, written: Reading): Similarity | typeof CAPITAL {
    const mine = this.#reading;
    const missing = mine.words.length - written.words.length;
    if (missing !== 0 && missing !== this.#articles) return NOT;
    // A single common word is no name without its article or its capital.
    if (this.isOneWord && (missing > 0 || !this.hasCapital)) return NOT;
    const articles = this.#articles - missing;
    const same = (at: number): boolean =>
      at < articles ? written.words[at] === mine.words[at] : written.cased[at] === mine.cased[at + missing];
    if (!written.words.every((_, at) => same(at))) return NOT;
    if (!written.gaps.every((gap, at) => isWithin(gap, mine.gaps[at + missing] ?? ''))) return NOT;
    if (missing > 0) return INFLECTED;
    if (text.slice(start, end).normalize() === this.#core.normalize()) return EXACT;
    return articles > 0 ? FOLDED : CAPITAL;
  }
}

export const hasCapital = (word: string): boolean => CAPITAL_FIRST.test(word);
