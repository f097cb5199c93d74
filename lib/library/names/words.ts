import {
  ALONE,
  astral,
  CLINGING,
  CONTROL,
  EXPANDED,
  expansionOf,
  HANGUL,
  LETTER,
  letterTable,
  MARK,
  SEPARATOR,
  SURROGATE,
  unitOf,
} from './letters.ts';

export const SEED = 0x811c9dc5 | 0;
const PRIME = 0x01000193;
/** The modular inverse of `PRIME`. */
const INVERSE = 0x359c449b;

/** Appends a folded letter to a word's hash. */
export function encodeWord(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, PRIME);
}

/** Removes the last letter from a hash; the inverse of `encodeWord`. */
export function decodeWord(hash: number, unit: number): number {
  return Math.imul(hash, INVERSE) ^ unit;
}

/** Appends a word to the key of a sequence (0: empty). Never 0. */
export function extendKey(key: number, hash: number): number {
  let mixed = Math.imul(key, 0x2c1b3c6d) ^ hash;
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed ^= mixed >>> 13;
  return mixed === 0 ? 1 : mixed;
}

/** Iterates over the words of a text: runs of letters, digits and marks, or letters of scripts without spaces. */
export class Words {
  /** The current word's range and hash. */
  start = 0;
  end = 0;
  hash = SEED;
  /** Its last folded unit. */
  last = 0;
  readonly #fold = letterTable();
  #text = '';
  #limit = 0;

  /** Sets the text. Words end at `limit`. */
  of(text: string, limit = text.length): this {
    this.#text = text;
    this.#limit = limit;
    return this;
  }

  /** Moves to the next word at or after `from`; false if there is none. */
  next(from: number): boolean {
    const fold = this.#fold;
    const text = this.#text;
    const limit = this.#limit;
    let at = from;
    let unit = SEPARATOR;
    while (at < limit) {
      unit = fold[text.charCodeAt(at)] ?? SEPARATOR;
      if (unit > CONTROL) break;
      at++;
    }
    if (at >= limit) return false;
    const start = at;
    let hash = SEED;
    let last = 0;
    while (unit >= LETTER) {
      last = unit;
      hash = encodeWord(hash, unit);
      at++;
      unit = at < limit ? (fold[text.charCodeAt(at)] ?? SEPARATOR) : SEPARATOR;
    }
    if (at === start || canContinue(unit)) return this.#nextOfAnyKind(start);
    this.start = start;
    this.end = at;
    this.hash = hash;
    this.last = last;
    return true;
  }

  /** The word's folded letters. */
  letters(): string {
    let letters = '';
    for (let at = this.start; at < this.end; at += size(this.#text, at)) letters += this.#lettersAt(at);
    return letters;
  }

  #nextOfAnyKind(from: number): boolean {
    let at = from;
    let kind = SEPARATOR;
    for (; at < this.#limit; at += size(this.#text, at)) {
      kind = this.#kind(at);
      if (kind > CONTROL) break;
    }
    if (at >= this.#limit) return false;
    this.start = at;
    this.hash = SEED;
    const run = kind < ALONE ? LETTER : kind === ALONE ? CLINGING : Math.min(kind, LETTER);
    for (let isFirst = true; at < this.#limit; at += size(this.#text, at)) {
      kind = this.#kind(at);
      if (kind === CONTROL) continue;
      if (kind !== MARK) {
        if (!isFirst && (run === HANGUL || !isOf(kind, run))) return true;
        this.#take(this.#lettersAt(at));
        isFirst = false;
      }
      this.end = at + size(this.#text, at);
    }
    return true;
  }

  /** The class or folded letter at an offset. */
  #kind(at: number): number {
    const unit = this.#fold[this.#text.charCodeAt(at)] ?? SEPARATOR;
    if (unit !== SURROGATE) return unit;
    const point = this.#text.codePointAt(at) ?? 0;
    return point < 0x1_0000 || at + 2 > this.#limit ? SEPARATOR : astral(point).kind;
  }

  #lettersAt(at: number): string {
    const kind = this.#kind(at);
    if (kind <= CONTROL) return '';
    const code = this.#text.charCodeAt(at);
    if (this.#fold[code] === SURROGATE) return astral(this.#text.codePointAt(at) ?? 0).letters;
    if (kind === EXPANDED) return expansionOf(code);
    return String.fromCharCode(kind >= LETTER ? kind : unitOf(code));
  }

  #take(letters: string): void {
    for (let at = 0; at < letters.length; at++) {
      this.last = letters.charCodeAt(at);
      this.hash = encodeWord(this.hash, this.last);
    }
  }
}

/** Whether a word of plain letters may continue with this unit. */
export function canContinue(unit: number): boolean {
  return unit !== SEPARATOR && unit < ALONE;
}

function isOf(kind: number, run: number): boolean {
  return run === LETTER ? kind >= LETTER || kind === EXPANDED : kind === run;
}

/** 2 for a character outside the BMP, else 1. */
function size(text: string, at: number): number {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}
