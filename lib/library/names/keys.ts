import { formsOf, mayHaveForms } from './inflection.ts';
import { MAX_WORDS } from './layout.ts';
import { WordRows } from './rows.ts';
import { encodeWord, extendKey, SEED, Words } from './words.ts';

/** What a key stands for: the first word of a name, the last, an inflected last word. */
export const FIRST = 1;
export const LAST = 2;
export const FORM = 4;
/** Longer words aren't inflected. */
const LONGEST_INFLECTED = 40;
const PLAIN = /^[a-z]+$/i;
const NUMBER = /^\p{N}+$/u;

/** The keys of all names, word by word. */
export class NameKeys {
  keys = new Int32Array(1024);
  marks = new Uint8Array(1024);
  count = 0;
  /** The number of keys marked `LAST`. */
  records = 0;
  readonly #rows = new WordRows(MAX_WORDS + 1);
  readonly #words = new Words();

  /** Adds a name, unless it is a single letter, a number or has no letters. */
  take(name: string): void {
    const rows = this.#rows;
    rows.read(name, 0, name.length);
    const read = rows.count;
    if (read > MAX_WORDS || this.#isNumber(name) || (read === 1 && this.#isSingle(name))) return;
    let key = 0;
    let previous = 0;
    for (let row = 0; row < read; row++) {
      previous = key;
      key = extendKey(key, rows.hashes[row] ?? 0);
      this.#add(key, (row === 0 ? FIRST : 0) | (row === read - 1 ? LAST : 0));
    }
    this.records++;
    const start = rows.starts[read - 1] ?? 0;
    const end = rows.ends[read - 1] ?? 0;
    if (!mayHaveForms(name.charCodeAt(end - 2), rows.lasts[read - 1] ?? 0)) return;
    if (end - start > LONGEST_INFLECTED) return;
    for (const form of formsOf(this.#letters(name, read - 1))) {
      this.#add(extendKey(previous, hashOf(form)), (read === 1 ? FIRST : 0) | LAST | FORM);
      this.records++;
    }
  }

  #letters(name: string, row: number): string {
    const word = name.slice(this.#rows.starts[row], this.#rows.ends[row]);
    if (PLAIN.test(word)) return word.toLowerCase();
    this.#words.of(word).next(0);
    return this.#words.letters();
  }

  #isNumber(name: string): boolean {
    const { count, lasts } = this.#rows;
    for (let row = 0; row < count; row++)
      if (!isDigit(lasts[row] ?? 0) || !NUMBER.test(this.#letters(name, row))) return false;
    return true;
  }

  #isSingle(name: string): boolean {
    const { starts, ends } = this.#rows;
    return (ends[0] ?? 0) - (starts[0] ?? 0) < 8 && [...this.#letters(name, 0)].length < 2;
  }

  #add(key: number, mark: number): void {
    if (this.count === this.keys.length) this.#grow();
    this.keys[this.count] = key;
    this.marks[this.count++] = mark;
  }

  #grow(): void {
    const { keys, marks } = this;
    this.keys = new Int32Array(keys.length * 2);
    this.keys.set(keys);
    this.marks = new Uint8Array(marks.length * 2);
    this.marks.set(marks);
  }
}

function isDigit(unit: number): boolean {
  return unit < 128 ? unit < 58 : NUMBER.test(String.fromCharCode(unit));
}

function hashOf(word: string): number {
  let hash = SEED;
  for (let at = 0; at < word.length; at++) hash = encodeWord(hash, word.charCodeAt(at));
  return hash;
}
