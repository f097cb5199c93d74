/** Symbols that letters are given, from 1 up; ESCAPE is followed by a letter's two bytes. */
const SYMBOLS = 250;
export const UNKNOWN = 251;
const ESCAPE = 255;
/** Of UTF-16. */
const LETTERS = 1 << 16;
/** Used again for each count, and all 0 between two; made for the first. */
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

  /** `isWhole`: it has every letter of the words. */
  static of(words: Iterable<string>): { alphabet: Alphabet; isWhole: boolean } {
    const letters: number[] = [];
    if (counts.length === 0) counts = new Uint32Array(LETTERS);
    for (const word of words) {
      for (let at = 0; at < word.length; at++) {
        const letter = word.charCodeAt(at);
        const count = counts[letter] ?? 0;
        if (count === 0) letters.push(letter);
        counts[letter] = count + 1;
      }
    }
    const isWhole = letters.length <= SYMBOLS;
    if (!isWhole) letters.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b);
    for (const letter of letters) counts[letter] = 0;
    return { alphabet: new Alphabet(Uint16Array.from(letters.slice(0, SYMBOLS)).sort()), isWhole };
  }

  /** The symbol of each letter there is; faster than `symbol`, for many. */
  table(): Uint8Array {
    const table = new Uint8Array(LETTERS).fill(UNKNOWN);
    for (const [at, letter] of this.letters.entries()) table[letter] = at + 1;
    return table;
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
