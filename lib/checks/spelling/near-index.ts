import { type Edited, editOf, soundOf } from './edits.ts';

// Finds words within one edit by the letters that both lack (deletion neighborhoods, as SymSpell by Garbe, 2012): a word and a
// name that differ by one letter are equal without it. Takes as many look-ups as the word has letters, however many names there are.

const SEED = 0x811c9dc5 | 0;
const PRIME = 0x01000193;

/** The hash of a word without the letter at an offset. */
function hashWithout(word: string, without: number): number {
  let hash = SEED;
  for (let at = 0; at < word.length; at++)
    if (at !== without) hash = Math.imul(hash ^ word.charCodeAt(at), PRIME);
  return hash & 0x3fffffff;
}

const SHORTEST = 4;

/** Values by key: most keys have one, which needs no list. */
class Lists<K, T extends object> {
  readonly #lists = new Map<K, T | readonly T[]>();

  put(key: K, value: T): void {
    const known = this.#lists.get(key);
    this.#lists.set(key, known === undefined ? value : isList(known) ? [...known, value] : [known, value]);
  }

  get(key: K): readonly T[] {
    const known = this.#lists.get(key);
    return known === undefined ? NONE : isList(known) ? known : [known];
  }
}

const NONE: readonly never[] = [];
const isList = <T extends object>(value: T | readonly T[]): value is readonly T[] => Array.isArray(value);

/** Folded names, found by folded words that are nearly the same. */
export class NearIndex<T extends { folded: string }> {
  readonly #byHash = new Lists<number, T>();
  readonly #bySound = new Lists<string, T>();

  add(name: T): void {
    const { folded } = name;
    if (folded.length < SHORTEST) return;
    for (let without = -1; without < folded.length; without++)
      // Without either of two equal letters, it is the same.
      if (without < 1 || folded.charCodeAt(without) !== folded.charCodeAt(without - 1))
        this.#byHash.put(hashWithout(folded, without), name);
    this.#bySound.put(soundOf(folded), name);
  }

  /** Names that differ from a word by one letter, or sound the same. */
  near(word: string): { name: T; edited: Edited }[] {
    const found = new Map<T, Edited>();
    for (let without = -1; without < word.length; without++)
      for (const name of this.#byHash.get(hashWithout(word, without))) {
        const edited = found.has(name) ? null : editOf(word, name.folded);
        if (edited) found.set(name, edited);
      }
    for (const name of this.#bySound.get(soundOf(word)))
      if (!found.has(name) && name.folded !== word) found.set(name, { kind: 'sound', at: -1 });
    return Array.from(found, ([name, edited]) => ({ name, edited }));
  }
}
