import { ownCopy } from '../facts/interned.ts';
import { readWords } from '../quotes/index.ts';
import { foldWord } from './fold-word.ts';

/** A word with a capital, in every text that has it. */
export interface SpelledWord {
  id: number;
  /** As it was written first, without a possessive. */
  spelling: string;
  folded: string;
  /** Entries that have it. */
  entries: number;
}

/** What is kept of an entry's words. Not where they stand: that is read again where it matters. */
export class Spelled {
  /** Ids of words with a capital, each once. */
  readonly words: Uint32Array;
  /** Hashes of words without a capital, and of pairs of words written together. */
  readonly small: Int32Array;
  readonly pairs: Int32Array;

  constructor(words: readonly number[], small: readonly number[], pairs: readonly number[]) {
    this.words = new Uint32Array(words);
    this.small = new Int32Array(small);
    this.pairs = new Int32Array(pairs);
  }
}

const isDigit = (code: number): boolean => code > 47 && code < 58;
const INVISIBLE = /\p{Cf}/gu;
const POSSESSIVE = /['’ʼ](?:s)?$/i;
const [SPACE, HYPHEN] = [32, 45];
const SEED = 0x811c9dc5 | 0;
const PRIME = 0x01000193;
/** Makes another hash of what a hyphen joins. */
const JOINED = 0x5bd1e995;
/** Shorter words and pairs are never compared. */
const LEAST = 4;
const LEAST_PAIR = 6;

/** 1: a small letter, 2: a capital; of scripts that have both. */
const CASES = Uint8Array.from({ length: 0x600 }, (_, code) => {
  const letter = String.fromCharCode(code);
  return letter !== letter.toLowerCase() ? 2 : letter !== letter.toUpperCase() ? 1 : 0;
});
const LOWER = Uint16Array.from({ length: 0x600 }, (_, code) =>
  String.fromCharCode(code).toLowerCase().charCodeAt(0),
);

/** The hash of a range's letters in small letters, whatever separates them. */
function hashOfRange(text: string, start: number, end: number): number {
  let hash = SEED;
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if ((CASES[code] ?? 0) > 0) hash = Math.imul(hash ^ (LOWER[code] ?? code), PRIME);
  }
  return hash | 0;
}

/** The hash under which a word without a capital is kept: that of readWords. */
export const smallHash = (word: string): number => hashOfRange(word, 0, word.length);
/** The hash of two words behind each other that are this name if they are written together, or with the other sign between them. */
export const pairHash = (name: string, isHyphenated: boolean): number =>
  isHyphenated ? hashOfRange(name, 0, name.length) ^ JOINED : hashOfRange(name, 0, name.length);

const SLOTS_BITS = 12;

/** All words with a capital of a world's texts. */
export class Vocabulary {
  readonly words: SpelledWord[] = [];
  readonly #byHash = new Map<number, SpelledWord>();
  readonly #bySpelling = new Map<string, SpelledWord>();
  /** The last hashes, so that most that repeat are left out. */
  readonly #last = new Int32Array(1 << SLOTS_BITS);

  /** Reads the texts of an entry. Counts its words until they are removed. Takes linear time; yields after each text. */
  *read(texts: readonly { text: string }[]): Generator<void, Spelled, void> {
    const found = { words: new Set<number>(), small: [] as number[], pairs: [] as number[] };
    this.#last.fill(0);
    for (const { text } of texts) {
      yield;
      this.#readText(text, found);
    }
    const spelled = new Spelled([...found.words], found.small, found.pairs);
    for (const id of spelled.words) this.#count(id, 1);
    return spelled;
  }

  #readText(text: string, found: { words: Set<number>; small: number[]; pairs: number[] }): void {
    const last = this.#last;
    const { count, hashes, starts, ends } = readWords(text);
    for (let at = 0; at < count; at++) {
      const [start, end] = [starts[at] ?? 0, ends[at] ?? 0];
      const first = CASES[text.charCodeAt(start)] ?? 0;
      if (first === 0) continue;
      const hash = hashes[at] ?? 0;
      const slot = hash >>> (32 - SLOTS_BITS);
      if (first === 1) {
        if (end - start < LEAST || last[slot] === hash) continue;
        last[slot] = hash;
        found.small.push(hash);
        continue;
      }
      const isShouted = CASES[text.charCodeAt(start + 1)] === 2 || isDigit(text.charCodeAt(end - 1));
      if (isShouted) continue;
      // A word with a capital isn't the same without it.
      if (end - start >= LEAST && last[slot] !== ~hash) {
        last[slot] = ~hash;
        found.words.add(this.#word(text, start, end, hash).id);
      }
      const [next, behind] = [starts[at + 1] ?? 0, ends[at + 1] ?? 0];
      if (at + 1 >= count || next - end !== 1 || behind - start <= LEAST_PAIR) continue;
      const between = text.charCodeAt(end);
      if (between === SPACE) found.pairs.push(hashOfRange(text, start, behind));
      else if (between === HYPHEN) found.pairs.push(hashOfRange(text, start, behind) ^ JOINED);
    }
  }

  remove({ words }: Spelled): void {
    for (const id of words) this.#count(id, -1);
  }

  #count(id: number, by: 1 | -1): void {
    const word = this.words[id];
    if (word) word.entries += by;
  }

  #word(text: string, start: number, end: number, hash: number): SpelledWord {
    const known = this.#byHash.get(hash);
    if (known) return known;
    const spelling = text.slice(start, end).replace(POSSESSIVE, '').replace(INVISIBLE, '');
    const word = this.#bySpelling.get(spelling) ?? this.#newWord(ownCopy(spelling));
    this.#byHash.set(hash, word);
    return word;
  }

  #newWord(spelling: string): SpelledWord {
    const word = { id: this.words.length, spelling, folded: foldWord(spelling), entries: 0 };
    this.words.push(word);
    this.#bySpelling.set(spelling, word);
    return word;
  }
}
