import type { SpelledTerms } from './term-sort.ts';

/** Symbols that letters are given, from 1 up; ESCAPE is followed by a letter's two bytes. */
const SYMBOLS = 250;
export const UNKNOWN = 251;
export const ESCAPE = 255;
/** Of UTF-16. */
const LETTERS = 1 << 16;
/** For each letter, made once for all: how often it stands there, then its symbol; all 0 between two. */
let counts = new Uint32Array();

/**
 * The letters of a segment as one byte each, in the order of their codes: so a typo of the hand is one byte in any
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

  /** Puts the letters of so many bytes into `word`; how many they are. */
  read(spelt: Uint8Array, length: number, word: Uint32Array): number {
    let count = 0;
    for (let at = 0; at < length; at++) {
      const symbol = spelt[at] ?? 0;
      if (symbol !== ESCAPE) word[count++] = this.letters[symbol - 1] ?? 0;
      else word[count++] = ((spelt[++at] ?? 0) << 8) | (spelt[++at] ?? 0);
    }
    return count;
  }

  /** The word's bytes. */
  spell(word: string): Uint8Array {
    const bytes: number[] = [];
    for (let at = 0; at < word.length; at++) {
      const letter = word.charCodeAt(at);
      const symbol = this.symbol(letter);
      if (symbol === UNKNOWN) bytes.push(ESCAPE, letter >> 8, letter & 255);
      else bytes.push(symbol);
    }
    return Uint8Array.from(bytes);
  }
}

/** The alphabet of terms that lie one behind the other (UTF-16), and their bytes in it. */
export function spelled({ letters: text, starts: from }: { letters: Uint32Array; starts: Uint32Array }): {
  alphabet: Alphabet;
  terms: SpelledTerms;
} {
  if (counts.length === 0) counts = new Uint32Array(LETTERS);
  const letters: number[] = [];
  let size = text.length;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? 0;
    const count = counts[letter] ?? 0;
    if (count === 0) letters.push(letter);
    counts[letter] = count + 1;
  }
  letters.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b);
  const rare = letters.splice(SYMBOLS);
  for (const letter of rare) {
    size += 2 * (counts[letter] ?? 0);
    counts[letter] = UNKNOWN;
  }
  const alphabet = new Alphabet(Uint16Array.from(letters).sort());
  for (const [at, letter] of alphabet.letters.entries()) counts[letter] = at + 1;
  const bytes = new Uint8Array(size);
  const starts = new Uint32Array(from.length);
  let byte = 0;
  for (let term = 1; term < from.length; term++) {
    const end = from[term] ?? 0;
    for (let at = from[term - 1] ?? 0; at < end; at++) {
      const letter = text[at] ?? 0;
      const symbol = counts[letter] ?? 0;
      if (symbol === UNKNOWN) {
        bytes[byte++] = ESCAPE;
        bytes[byte++] = letter >> 8;
        bytes[byte++] = letter;
      } else bytes[byte++] = symbol;
    }
    starts[term] = byte;
  }
  for (const letter of [...letters, ...rare]) counts[letter] = 0;
  return { alphabet, terms: { bytes, starts } };
}
