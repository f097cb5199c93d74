import type { NameFinder } from '../library/index.ts';
import { findMentions, type UnlinkedMention } from './find.ts';
import type { FieldText } from './texts.ts';

/** Milliseconds between two pauses. Half of the usual: so many findings keep the garbage collector busy, too. */
export const SLICE = 4;

export interface EntryTexts {
  location: number;
  texts: readonly FieldText[];
}

/** A name in a field of an entry. */
export interface PlacedMention extends UnlinkedMention, Pick<FieldText, 'field' | 'isEditable'> {
  /** The location of the entry with the text. */
  from: number;
}

interface OfEntry {
  fields: (Pick<FieldText, 'field' | 'isEditable'> & { mentions: readonly UnlinkedMention[] })[];
  mentioned: ReadonlySet<string>;
}

const NOTHING: ReadonlySet<string> = new Set();

/** The unlinked mentions of a world. It holds no texts: only where the names are. */
export class WorldMentions {
  readonly #finder: NameFinder;
  readonly #byEntry = new Map<number, OfEntry>();

  constructor(finder: NameFinder) {
    this.#finder = finder;
  }

  /**
   * Adds an entry, or replaces what was found in its earlier texts.
   * @param rest awaited between small steps, if it returns a promise
   */
  async read({ location, texts }: EntryTexts, rest: () => Promise<void> | null): Promise<void> {
    const fields: OfEntry['fields'] = [];
    const mentioned = new Set<string>();
    for (const { field, text, isEditable } of texts) {
      const work = findMentions(text, this.#finder, location);
      let step = work.next();
      for (; !step.done; step = work.next()) {
        const pause = rest();
        if (pause) await pause;
      }
      if (step.value.mentions.length > 0) fields.push({ field, isEditable, mentions: step.value.mentions });
      for (const id of step.value.mentioned) mentioned.add(id);
    }
    if (fields.length === 0) this.#byEntry.delete(location);
    else this.#byEntry.set(location, { fields, mentioned });
    const pause = rest();
    if (pause) await pause;
  }

  remove(location: number): void {
    this.#byEntry.delete(location);
  }

  /** The locations of the entries in whose texts names were found. */
  entries(): IterableIterator<number> {
    return this.#byEntry.keys();
  }

  /** Names in the texts of an entry, in the order of its fields. */
  from(location: number): PlacedMention[] {
    const { fields = [] } = this.#byEntry.get(location) ?? {};
    return fields.flatMap(({ field, isEditable, mentions }) =>
      mentions.map((mention) => ({ ...mention, from: location, field, isEditable })),
    );
  }

  /** The ids that the texts of an entry mention already, in lower case. */
  mentionedIn(location: number): ReadonlySet<string> {
    return this.#byEntry.get(location)?.mentioned ?? NOTHING;
  }

  *all(): IterableIterator<PlacedMention> {
    for (const location of this.#byEntry.keys()) yield* this.from(location);
  }
}
