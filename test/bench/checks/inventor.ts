import type { Random } from '../../service/seed/random.ts';

const FIRST =
  'Ash Bel Cor Dra El Fen Gal Hal Is Jor Kel Lor Mar Nim Or Pel Quin Ros Sel Tar Um Vel Wyn Yor Zan'.split(
    ' ',
  );
const NEXT = 'a e i o u an en or il ath em ur oth ia'.split(' ');
const LAST = 'dor mir wen grad tis bury low mund vane rick thas lia nor sk'.split(' ');
const WORDS = (
  'the a and of to in that was his her with they for had from were which there when who before after never under against ' +
  'through between while people years water night hand stood turned called walked carried remembered something nothing ' +
  'thought morning country brother voices burning silence letters silver iron winter mercy grace storm lanterns harvest ' +
  'bridges merchants quarrel twelve seldom whispered granite orchard ferry tallow ledger copper thirsty gate tower market ' +
  'fisher rope tide bell candle bread honest narrow quiet stubborn guild weaver cloth heron'
).split(' ');

/** Invented names, each once, and sentences. */
export class Inventor {
  readonly #random: Random;
  readonly #taken = new Set<string>();

  constructor(random: Random) {
    this.#random = random;
  }

  #pick(list: readonly string[]): string {
    return list[this.#random.below(list.length)] ?? '';
  }

  #word(): string {
    for (;;) {
      let word = this.#pick(FIRST) + this.#pick(NEXT);
      while (this.#random.chance(0.5)) word += this.#pick(NEXT);
      word += this.#pick(LAST);
      if (this.#taken.has(word)) continue;
      this.#taken.add(word);
      return word;
    }
  }

  /** A name of one or two words that no other name has. */
  name(): string {
    return this.#random.chance(0.5) ? this.#word() : `${this.#word()} ${this.#word()}`;
  }

  sentence(words = 6 + this.#random.below(10)): string {
    const all = Array.from({ length: words }, () => this.#pick(WORDS)).join(' ');
    return `${all.charAt(0).toUpperCase()}${all.slice(1)}. `;
  }
}
