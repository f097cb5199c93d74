import type { EntryFacts, Place } from './facts/entry-facts.ts';
import { placeOf } from './facts/place-of.ts';
import type { FieldText } from './facts/read-entry.ts';
import {
  type Candidate,
  candidatesOf,
  Names,
  placeOfCandidate,
  type Spelled,
  Vocabulary,
} from './spelling/index.ts';
import { type Rest, type Steps, withPauses } from './steps.ts';

/** Where a text writes a name in another way. */
export interface NearName {
  /** As it is written, and what it should be. */
  written: string;
  name: string;
  here: Place;
  /** The title of what is called so. Null: nothing is, but texts use the name often. */
  there: Place | null;
}

/** More than anybody reads. */
const MOST = 2_000;

/** Which words of a world's texts are nearly one of its names. Holds words, no texts. */
export class WorldSpellings {
  readonly #vocabulary = new Vocabulary();
  readonly #spelled = new Map<number, Spelled>();
  /** What was found in texts that haven't changed since. */
  #judged = new Map<string, NearName | null>();
  #found: Map<number, NearName[]> | null = null;
  #namedBy = '';

  /** Adds the texts of an entry, or replaces earlier ones. */
  *read(location: number, texts: readonly FieldText[]): Steps<void> {
    this.remove(location);
    this.#spelled.set(location, yield* this.#vocabulary.read(texts));
  }

  remove(location: number): void {
    this.#found = null;
    const known = this.#spelled.get(location);
    if (known) this.#vocabulary.remove(known);
    this.#spelled.delete(location);
    for (const key of this.#judged.keys()) if (key.startsWith(`${location} `)) this.#judged.delete(key);
  }

  /**
   * The words that are nearly names, by the location of their entry.
   * @param textsOf reads the texts of an entry again
   */
  async find(
    entries: Iterable<EntryFacts>,
    textsOf: (entry: EntryFacts) => Promise<readonly FieldText[]>,
    rest: Rest,
  ): Promise<Map<number, NearName[]>> {
    const all = [...entries];
    const namedBy = all
      .map(({ title, aliases, formerTitles }) => [title, ...aliases, ...formerTitles].join('\n'))
      .join('\n\n');
    if (this.#found && namedBy === this.#namedBy) return this.#found;
    if (namedBy !== this.#namedBy) this.#judged.clear();
    this.#namedBy = namedBy;
    const names = new Names();
    for (const entry of all) {
      names.add(entry);
      const pause = rest();
      if (pause) await pause;
    }
    const byLocation = new Map(all.map((entry) => [entry.location, entry]));
    const candidates = await withPauses(candidatesOf(this.#vocabulary, names, this.#spelled), rest);
    const found = new Map<number, NearName[]>();
    const judged = new Map<string, NearName | null>();
    let read: { location: number; texts: readonly FieldText[] } = { location: -1, texts: [] };
    for (const candidate of candidates.slice(0, MOST)) {
      const entry = byLocation.get(candidate.location);
      if (!entry) continue;
      const key = keyOf(candidate);
      let near = this.#judged.get(key);
      if (near === undefined) {
        if (read.location !== entry.location)
          read = { location: entry.location, texts: await textsOf(entry) };
        near = nearIn(entry, read.texts, candidate);
      }
      judged.set(key, near);
      if (near) found.set(entry.location, [...(found.get(entry.location) ?? []), near]);
      const pause = rest();
      if (pause) await pause;
    }
    this.#judged = judged;
    this.#found = found;
    return found;
  }
}

/** All that a judgment depends on beside the text and the names. */
const keyOf = ({ location, word, name, isOrdinary, uses }: Candidate): string =>
  `${location} ${word?.spelling ?? ''} ${name.spelling} ${isOrdinary} ${uses}`;

function nearIn(entry: EntryFacts, texts: readonly FieldText[], candidate: Candidate): NearName | null {
  const all = texts.map(({ text }) => text);
  for (const { field, text } of texts) {
    const place = placeOfCandidate(candidate, text, all);
    if (!place) continue;
    const { range, written, name, sentence, mark } = place;
    const [first] = candidate.name.names;
    const here = { ...placeOf(entry, field, sentence, range), mark };
    return { written, name, here, there: first ? placeOf(first.owner, 'title', first.owner.title) : null };
  }
  return null;
}
