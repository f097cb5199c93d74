const MARKS = /\p{M}/gu;
const PLAIN = /^[a-z0-9]*$/;

/** A word without case and marks. */
export function foldWord(text: string): string {
  const lower = text.toLowerCase();
  return PLAIN.test(lower) ? lower : lower.normalize('NFKD').replace(MARKS, '');
}

/** By the first word of their phrases, the lists that have one. */
const byFirstWord = new Map<string, Set<Lexemes>>();

/** The lists that have a phrase which begins with a folded word. Most words are in none. */
export const listsWith = (word: string): ReadonlySet<Lexemes> | undefined => byFirstWord.get(word);

/** Words and phrases that mean the same in a date, in all languages that Loreside speaks. */
export class Lexemes {
  readonly #phrases: ReadonlySet<string>;
  readonly #longest: number;

  /** @param list phrases between bars, or words between spaces */
  constructor(list: string) {
    const separator = list.includes('|') ? '|' : ' ';
    const phrases = list.split(separator).map((phrase) => phrase.trim().split(' ').map(foldWord));
    this.#phrases = new Set(phrases.map((phrase) => phrase.join(' ')));
    this.#longest = Math.max(...phrases.map(({ length }) => length));
    for (const [first = ''] of phrases)
      byFirstWord.set(first, (byFirstWord.get(first) ?? new Set()).add(this));
  }

  has(word: string): boolean {
    return this.#phrases.has(word);
  }

  /** How many of some folded words, from the first on, are the longest phrase. 0: none is. */
  lengthAt(wordAt: (at: number) => string): number {
    if (this.#longest === 1) return this.has(wordAt(0)) ? 1 : 0;
    const words = Array.from({ length: this.#longest }, (_, at) => wordAt(at));
    for (let length = this.#longest; length > 0; length--)
      if (this.#phrases.has(words.slice(0, length).join(' '))) return length;
    return 0;
  }
}
