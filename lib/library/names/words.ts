import {
  ALONE,
  astral,
  CLINGING,
  CONTROL,
  EXPANDED,
  expansionOf,
  HANGUL,
  KATAKANA,
  LETTER,
  letterTable,
  MARK,
  SEPARATOR,
  SURROGATE,
  unitOf,
} from './letters.ts';

export const SEED = 0x811c9dc5 | 0;
const PRIME = 0x01000193;

/** The hash of a word so far, and one folded letter more. */
export function taken(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, PRIME);
}

/** The key of a sequence of words so far (0: none yet), and one word more. Never 0. */
export function keyed(key: number, hash: number): number {
  let mixed = Math.imul(key, 0x2c1b3c6d) ^ hash;
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed ^= mixed >>> 13;
  return mixed === 0 ? 1 : mixed;
}

/**
 * Reads the words of a text one after the other. A word is a run of letters, digits and marks; a letter of a script that
 * writes no spaces is one by itself, with what clings to it.
 */
export class Words {
  readonly #fold = letterTable();
  #text = '';
  #limit = 0;
  /** Where the word stands, and its hash. */
  start = 0;
  end = 0;
  hash = 0;
  /** The hash without the last folded unit, and that unit. */
  before = 0;
  last = 0;
  /** Told each folded unit, where somebody wants them. */
  onUnit: ((unit: number) => void) | null = null;

  /** Reads `text` up to `limit`; a word does not go on behind it. */
  of(text: string, limit = text.length): this {
    this.#text = text;
    this.#limit = limit;
    return this;
  }

  /** The next word at `from` or behind; false: there is none. */
  next(from: number): boolean {
    const text = this.#text;
    const limit = this.#limit;
    let at = from;
    let kind = SEPARATOR;
    for (; at < limit; at += size(text, at)) {
      kind = this.#kind(at);
      if (kind >= LETTER || kind === EXPANDED || kind >= ALONE) break;
    }
    if (at >= limit) return false;
    this.start = at;
    this.hash = SEED;
    if (kind === ALONE || kind === CLINGING) this.#run(at, CLINGING, true);
    else if (kind === HANGUL) this.#run(at, HANGUL, true);
    else if (kind === KATAKANA) this.#run(at, KATAKANA, false);
    else this.#run(at, LETTER, false);
    return true;
  }

  /** What stands at an offset: a kind, or a folded letter. */
  #kind(at: number): number {
    const unit = this.#fold[this.#text.charCodeAt(at)] ?? 0;
    if (unit !== SURROGATE) return unit;
    const point = this.#text.codePointAt(at) ?? 0;
    return point < 0x1_0000 || at + 2 > this.#limit ? SEPARATOR : astral(point).kind;
  }

  /** `once`: one character, and only what clings to it after. */
  #run(from: number, of: number, once: boolean): void {
    const text = this.#text;
    let at = from;
    while (at < this.#limit) {
      const kind = this.#kind(at);
      const wide = size(text, at);
      if (kind === CONTROL || kind === MARK) {
        at += wide;
        if (kind === MARK) this.end = at;
        continue;
      }
      const belongs = at === from || (once ? kind === CLINGING && of === CLINGING : isOf(kind, of));
      if (!belongs) return;
      this.#take(at, kind, wide);
      at += wide;
      this.end = at;
    }
  }

  #take(at: number, kind: number, wide: number): void {
    if (kind >= LETTER && wide === 1) this.#unit(kind);
    else if (wide === 2) this.#units(astral(this.#text.codePointAt(at) ?? 0).letters);
    else if (kind === EXPANDED) this.#units(expansionOf(this.#text.charCodeAt(at)));
    else this.#unit(unitOf(this.#text.charCodeAt(at)));
  }

  #units(letters: string): void {
    for (let at = 0; at < letters.length; at++) this.#unit(letters.charCodeAt(at));
  }

  #unit(unit: number): void {
    this.before = this.hash;
    this.last = unit;
    this.hash = taken(this.hash, unit);
    this.onUnit?.(unit);
  }
}

function isOf(kind: number, of: number): boolean {
  return of === LETTER ? kind >= LETTER || kind === EXPANDED : kind === of;
}

/** 2 for a character beyond the basic plane, else 1. */
function size(text: string, at: number): number {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}
