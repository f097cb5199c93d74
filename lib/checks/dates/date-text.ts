import { AGE_WORDS, IN_CAPITALS, MEASURES, NUMBERS, ORDINAL_ENDINGS, ORDINALS } from './date-words.ts';
import { type KnownEras, type Label, labelOf } from './known-eras.ts';
import { type Lexemes, listsWith } from './lexemes.ts';
import { type NumberToken, romanNumber, type Token } from './tokens.ts';

/** A part that was read, and where the next one begins. */
export interface Read<T> {
  value: T;
  end: number;
}

/** Of several ways to read something, the first that explains most. */
export const longest = <T>(ways: readonly (Read<T> | null)[]): Read<T> | null =>
  ways.reduce((best, one) => (one && (!best || one.end > best.end) ? one : best), null);

/** Words within the name of an era, which stand between words with capitals. */
const WITHIN = new Set('of the and von der des de du la le los las da do dos das di'.split(' '));
/** Words that a name of an era has at most. */
const MOST_WORDS = 6;
/** “الثاني عشر”: the twelfth. */
const TEEN = 'عشر';
const SMALL = /^\p{Ll}/u;
/** “AE”, “EoA”: two capitals or more, and not much else. “nF” is “nach dem Fall”. */
const ACRONYM = /^(?:\p{Lu}(?=.{0,4}\p{Lu})\p{L}{1,5}|[a-z]\p{Lu})$/u;
const FEW_SMALL = /^(?:[a-z]?\p{Lu}|(?:\p{Lu}\p{Ll}?){2,6})$/u;
/** Of a numbered era, as in “2E” and “5e”. Others are measures. */
const GLUED_LETTER = /^(?:\p{Lu}|[eac])$/u;
const CAPITAL = /^\p{Lu}$/u;
/** Eras of scripts without capitals: Japanese calendars, and the Hijra. */
const CASELESS_ERA = /[暦歴紀]$|^هـ?$/u;

const HAN = /^\p{Script=Han}{1,6}$/u;

/** The tokens of a text, and what can stand in a place of it. */
export class DateText {
  readonly tokens: readonly Token[];
  readonly eras: KnownEras;
  readonly #known = new Map<number, Label | null>();
  readonly #labels = new Map<number, Label | null>();

  constructor(tokens: readonly Token[], eras: KnownEras) {
    this.tokens = tokens;
    this.eras = eras;
  }

  token(at: number): Token | undefined {
    return this.tokens[at];
  }

  isEnd(at: number): boolean {
    return at >= this.tokens.length;
  }

  isMark(at: number, marks: string): boolean {
    const token = this.tokens[at];
    return token?.kind === 'mark' && marks.includes(token.folded);
  }

  /** The folded word in a place. Empty if it isn't a word. */
  word(at: number): string {
    const token = this.tokens[at];
    return token?.kind === 'word' ? token.folded : '';
  }

  number(at: number): NumberToken | null {
    const token = this.tokens[at];
    return token?.kind === 'number' ? token : null;
  }

  /** Where the words of a list end that stand here, with the dot of an abbreviation. Null: none of them does. */
  behind(at: number, list: Lexemes): number | null {
    const token = this.tokens[at];
    if (token?.kind !== 'word' || !listsWith(token.folded)?.has(list)) return null;
    const length = list.lengthAt((offset) => this.word(at + offset));
    if (length === 0) return null;
    const end = at + length;
    return this.isMark(end, '.') ? end + 1 : end;
  }

  /** Past all words of some lists that stand here, and commas if `marks` has one. */
  past(at: number, lists: readonly Lexemes[], marks = ''): number {
    let end = at;
    for (;;) {
      const next = this.isMark(end, marks) ? end + 1 : this.#behindAny(end, lists);
      // “DE” may be an era that looks like a word.
      if (next === null || this.isKnownEra(end)) return end;
      end = next;
    }
  }

  #behindAny(at: number, lists: readonly Lexemes[]): number | null {
    for (const list of lists) {
      const end = this.behind(at, list);
      if (end !== null) return end;
    }
    return null;
  }

  /** “12th”, “twelfth”, “12.”, “XII”, “12e”. */
  ordinal(at: number): Read<number> | null {
    const token = this.tokens[at];
    if (!token || token.kind === 'mark') return null;
    if (token.kind === 'word') {
      const value = ORDINALS.get(token.folded) ?? romanNumber(token.text);
      if (value === null) return null;
      if (this.word(at + 1) === TEEN) return { value: value + 10, end: at + 2 };
      return { value, end: this.isMark(at + 1, '.') ? at + 2 : at + 1 };
    }
    if (token.isPlural) return null;
    if (token.isOrdinal) return { value: token.value, end: at + 1 };
    const next = this.tokens[at + 1];
    const isEnding = next?.isGlued === true && (this.isMark(at + 1, '.') || ORDINAL_ENDINGS.has(next.folded));
    return isEnding ? { value: token.value, end: at + 2 } : null;
  }

  /** “12”, “twelve”. */
  count(at: number): number | null {
    const token = this.tokens[at];
    if (token?.kind === 'number') return token.isOrdinal || token.isPlural ? null : token.value;
    return token?.kind === 'word' ? (NUMBERS.get(token.folded) ?? null) : null;
  }

  /** The name of an era that stands here: one that is known, or surely one. */
  label(at: number): Label | null {
    const asked = this.#labels.get(at);
    if (asked !== undefined) return asked;
    const end = this.#numberedEnd(at) ?? this.#acronymEnd(at) ?? this.#nameEnd(at);
    const label = this.known(at) ?? (end === null ? null : this.#unknown(at, end));
    this.#labels.set(at, label);
    return label;
  }

  /** The name of an era of the settings or of our own calendar. */
  known(at: number): Label | null {
    const asked = this.#known.get(at);
    if (asked !== undefined) return asked;
    const label = this.eras.labelAt(this.tokens, at);
    this.#known.set(at, label);
    return label;
  }

  isKnownEra(at: number): boolean {
    return this.known(at) !== null;
  }

  #unknown(at: number, end: number): Label {
    return { counting: this.eras.unknown(labelOf(this.tokens.slice(at, end))), end, extent: null };
  }

  /** “2E”, “M41”, “2nd Age”, “Age III”. */
  #numberedEnd(at: number): number | null {
    const [first, second] = [this.tokens[at], this.tokens[at + 1]];
    if (!first || !second || first.kind === 'mark') return null;
    if (AGE_WORDS.has(first.folded))
      return second.kind === 'number' || ORDINALS.has(second.folded) || romanNumber(second.text) !== null
        ? at + 2
        : null;
    // “5d6” has no era.
    const isDice = first.isGlued && this.number(at - 1) !== null;
    if (first.kind === 'word' && second.kind === 'number')
      return second.isGlued && !isDice && !this.#isNengo(at) && first.text.length <= 2 && second.digits <= 2
        ? at + 2
        : null;
    const ordinal = this.ordinal(at);
    if (ordinal && AGE_WORDS.has(this.word(ordinal.end))) {
      const end = ordinal.end + 1;
      return WITHIN.has(this.word(end)) ? (this.#nameEnd(ordinal.end) ?? end) : end;
    }
    if (first.kind !== 'number' || first.digits > 2 || first.isPlural || second.kind !== 'word') return null;
    // “3紀”
    if (second.isGlued && AGE_WORDS.has(second.folded)) return at + 2;
    const isLetter = second.isGlued ? GLUED_LETTER.test(second.text) : CAPITAL.test(second.text);
    return isLetter || (second.isGlued && second.text.length <= 3 && ACRONYM.test(second.text))
      ? at + 2
      : null;
  }

  #acronymEnd(at: number): number | null {
    const token = this.tokens[at];
    if (token?.kind !== 'word') return null;
    if (CASELESS_ERA.test(token.text) || this.#isNengo(at)) return at + 1;
    const isLabel =
      ACRONYM.test(token.text) && FEW_SMALL.test(token.text) && romanNumber(token.text) === null;
    return isLabel && !MEASURES.has(token.folded) && !IN_CAPITALS.has(token.folded) ? at + 1 : null;
  }

  /** “令和5年” */
  #isNengo(at: number): boolean {
    const token = this.tokens[at];
    const [number, year] = [this.tokens[at + 1], this.tokens[at + 2]];
    if (!token || !HAN.test(token.text) || listsWith(token.folded)) return false;
    return number?.isGlued === true && this.count(at + 1) !== null && year?.folded === '年';
  }

  /** “Age of Ash”, “Reign of the Old King”: words with capitals, one of them a word of eras. */
  #nameEnd(at: number): number | null {
    if (WITHIN.has(this.word(at))) return null;
    let end = at;
    let isNamed = false;
    for (let place = at; place < at + MOST_WORDS; place++) {
      const token = this.tokens[place];
      if (token?.kind !== 'word') break;
      const isSmall = SMALL.test(token.text);
      if (isSmall && !WITHIN.has(token.folded)) break;
      if (isSmall) continue;
      isNamed ||= AGE_WORDS.has(token.folded);
      end = place + 1;
    }
    return isNamed ? end : null;
  }

  /** Words with capitals, as in “the Second Dominion”: a name, whatever it names. The label may begin before it. */
  name(at: number, start = at): Label | null {
    if (WITHIN.has(this.word(at))) return null;
    let end = at;
    for (let place = at; place < at + MOST_WORDS; place++) {
      const token = this.tokens[place];
      const isAge = AGE_WORDS.has(token?.folded ?? '');
      if (token?.kind !== 'word' || (SMALL.test(token.text) && !isAge && !WITHIN.has(token.folded))) break;
      if (!SMALL.test(token.text)) end = place + 1;
    }
    return end === at ? null : this.#unknown(start, end);
  }
}
