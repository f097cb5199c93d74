import type { EntryFacts } from '../facts/entry-facts.ts';
import { foldWord } from './fold-word.ts';

/** A word of names, or a name that texts may write together. */
export interface Name {
  folded: string;
  /** As it is written in the first of them. */
  spelling: string;
  /** All ways in which names write it. */
  spellings: ReadonlySet<string>;
  /** The names that it is a word of, with all their words folded; none: texts use it often without an article. */
  names: readonly { owner: EntryFacts; words: readonly string[] }[];
}

const WORDS = /[\p{L}\p{M}\p{N}'’ʼ]+/gu;
const POSSESSIVE = /['’ʼ]s?$/i;
const CAPITAL = /^\p{Lu}/u;
const SHORTEST = 4;

const wordsIn = (name: string): string[] =>
  Array.from(name.matchAll(WORDS), ([word]) => word.replace(POSSESSIVE, ''));

interface Mutable extends Name {
  spellings: Set<string>;
  names: { owner: EntryFacts; words: readonly string[] }[];
}

/** The names of a world, word by word. */
export class Names {
  /** Words of articles' names, by how they are folded. */
  readonly words = new Map<string, Name>();
  /** Names of one word that texts may part; names of two that they may write together, or with the other sign between. */
  readonly whole: Name[] = [];
  /** Whatever any entry is called, or was. */
  readonly known = new Set<string>();

  /** Adds the names of an entry. */
  add(entry: EntryFacts): void {
    const { title, aliases, formerTitles, ref } = entry;
    for (const name of [title, ...aliases, ...formerTitles]) {
      const written = wordsIn(name);
      const words = written.map(foldWord);
      for (const word of words) this.known.add(word);
      if (words.length === 2) this.known.add(words.join(''));
      if (ref.kind === 'article' && !formerTitles.includes(name)) this.#take(entry, written, words);
    }
  }

  #take(owner: EntryFacts, written: readonly string[], words: readonly string[]): void {
    for (const [at, spelling] of written.entries())
      if (spelling.length >= SHORTEST && CAPITAL.test(spelling)) {
        const folded = words[at] ?? '';
        const known = this.words.get(folded);
        if (isMutable(known)) {
          known.spellings.add(spelling);
          known.names.push({ owner, words });
        } else this.words.set(folded, mutable(folded, spelling, owner, words));
      }
    const [first = '', second] = written;
    if (written.length === 1 && first.length >= 2 * SHORTEST - 2 && CAPITAL.test(first))
      this.whole.push(mutable(words.join(''), first, owner, words));
    const between = second === undefined || written.length > 2 ? null : separatorOf(owner, first, second);
    if (between !== null && CAPITAL.test(first) && CAPITAL.test(second ?? ''))
      this.whole.push(mutable(words.join(''), `${first}${between}${second}`, owner, words));
  }
}

const isMutable = (name: Name | undefined): name is Mutable => name !== undefined;
const mutable = (folded: string, spelling: string, owner: EntryFacts, words: readonly string[]): Mutable => ({
  ...{ folded, spelling, spellings: new Set([spelling]) },
  names: [{ owner, words }],
});

/** The sign between the two words of a name: only a space or a hyphen. */
function separatorOf({ title, aliases }: EntryFacts, first: string, second: string): string | null {
  for (const separator of [' ', '-'])
    if ([title, ...aliases].includes(`${first}${separator}${second}`)) return separator;
  return null;
}
