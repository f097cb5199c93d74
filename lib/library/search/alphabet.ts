import type { SpeltTerms } from './termsort.ts';

/** Symbols that letters are given, from 1 up; ESCAPE is followed by a letter's two bytes. */
const SYMBOLS = 250;
export const UNKNOWN = 251;
const ESCAPE = 255;
/** Of UTF-16. */
const LETTERS = 1 << 16;
/** For each letter, made once for all: how often it stands there, then its symbol; all 0 between two. */
let counts = new Uint32Array();

/**
 * The letters of a segment as one byte each, in the order of their codes: so a slip of the hand is one byte in any
 * script, and bytes sort as words do. Where there are too many (ideographs), the rare ones take three.
 */
export class Alphabet {
  /** Ascending. */
  readonly letters: Uint16Array;
  #symbols: Map<number, number> | null = null;

  constructor(letters: Uint16Array) {
    this.letters = letters;
  }

  symbol(letter: number): number {
    this.#symbols ??= new Map(Array.from(this.letters, (one, at) => [one, at + 1]));
    return this.#symbols.get(letter) ?? UNKNOWN;
  }

  /** The word of so many bytes. */
  read(spelt: Uint8Array, length: number): string {
    let word = '';
    for (let at = 0; at < length; at++) {
      const symbol = spelt[at] ?? 0;
      if (symbol !== ESCAPE) word += String.fromCharCode(this.letters[symbol - 1] ?? 0);
      else word += String.fromCharCode(((spelt[++at] ?? 0) << 8) | (spelt[++at] ?? 0));
    }
    return word;
  }

  /** The word's bytes, each as one character of a string: such strings sort as the bytes do. */
  spell(word: string): string {
    let spelt = '';
    for (let at = 0; at < word.length; at++) {
      const letter = word.charCodeAt(at);
      const symbol = this.symbol(letter);
      spelt +=
        symbol === UNKNOWN
          ? String.fromCharCode(ESCAPE, letter >> 8, letter & 255)
          : String.fromCharCode(symbol);
    }
    return spelt;
  }
}

export function bytesOf(spelt: string): Uint8Array {
  const bytes = new Uint8Array(spelt.length);
  for (let at = 0; at < spelt.length; at++) bytes[at] = spelt.charCodeAt(at);
  return bytes;
}

/** These terms' alphabet, and their bytes in it. */
export function spelt(terms: readonly string[]): { alphabet: Alphabet; terms: SpeltTerms } {
  if (counts.length === 0) counts = new Uint32Array(LETTERS);
  const letters: number[] = [];
  let size = 0;
  for (const term of terms) {
    size += term.length;
    for (let at = 0; at < term.length; at++) {
      const letter = term.charCodeAt(at);
      const count = counts[letter] ?? 0;
      if (count === 0) letters.push(letter);
      counts[letter] = count + 1;
    }
  }
  if (letters.length > SYMBOLS) letters.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b);
  const rare = letters.splice(SYMBOLS);
  for (const letter of rare) {
    size += 2 * (counts[letter] ?? 0);
    counts[letter] = UNKNOWN;
  }
  const alphabet = new Alphabet(Uint16Array.from(letters).sort());
  for (const [at, letter] of alphabet.letters.entries()) counts[letter] = at + 1;
  const bytes = new Uint8Array(size);
  const starts = new Uint32Array(terms.length + 1);
  let [byte, ends] = [0, 0];
  for (const term of terms) {
    for (let at = 0; at < term.length; at++) {
      const letter = term.charCodeAt(at);
      const symbol = counts[letter] ?? 0;
      if (symbol === UNKNOWN) {
        bytes[byte++] = ESCAPE;
        bytes[byte++] = letter >> 8;
        bytes[byte++] = letter;
      } else bytes[byte++] = symbol;
    }
    starts[++ends] = byte;
  }
  for (const letter of [...letters, ...rare]) counts[letter] = 0;
  return { alphabet, terms: { bytes, starts } };
}
