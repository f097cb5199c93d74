import { formsOf, mayHaveForms } from './inflection.ts';
import { MOST_WORDS } from './layout.ts';
import { keyed, SEED, taken, Words } from './words.ts';

/** What a key stands for: the first word of a name, the last, a last word in another form. */
export const FIRST = 1;
export const LAST = 2;
export const FORM = 4;
/** Longer words have no other form. */
const LONGEST_INFLECTED = 40;
const NUMBER = /^\p{N}+$/u;

/** The keys of names, word for word, one name after the other. */
export class NameKeys {
  keys = new Int32Array(1024);
  marks = new Uint8Array(1024);
  count = 0;
  /** How many of the keys are marked `LAST`. */
  records = 0;
  readonly #words = new Words();

  /** Takes a name in, unless it is a single letter, a number or has no letters. */
  take(name: string): void {
    const words = this.#words.of(name);
    const { count } = this;
    let read = 0;
    let key = 0;
    let previous = 0;
    let isNumber = true;
    for (let at = 0; read <= MOST_WORDS && words.next(at); at = words.end) {
      previous = key;
      key = keyed(key, words.hash);
      this.#add(key, read++ === 0 ? FIRST : 0);
      isNumber &&= isDigit(words.last) && NUMBER.test(words.letters());
    }
    if (read > MOST_WORDS || isNumber || (read === 1 && isSingle(words))) {
      this.count = count;
      return;
    }
    this.marks[this.count - 1] = (this.marks[this.count - 1] ?? 0) | LAST;
    this.records++;
    if (!mayHaveForms(words.last) || words.end - words.start > LONGEST_INFLECTED) return;
    for (const form of formsOf(words.letters())) {
      this.#add(keyed(previous, hashOf(form)), (read === 1 ? FIRST : 0) | LAST | FORM);
      this.records++;
    }
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

function isSingle(words: Words): boolean {
  return words.end - words.start < 8 && [...words.letters()].length < 2;
}

function hashOf(word: string): number {
  let hash = SEED;
  for (let at = 0; at < word.length; at++) hash = taken(hash, word.charCodeAt(at));
  return hash;
}
