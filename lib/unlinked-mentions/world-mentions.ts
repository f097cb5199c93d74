import type { NameFinder } from '../library/index.ts';
import { findMentions, type UnlinkedMention } from './find.ts';
import type { FieldText } from './texts.ts';

/** The texts of an entry. */
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
  mentions: readonly PlacedMention[];
  mentioned: ReadonlySet<string>;
}

const NONE: OfEntry = { mentions: [], mentioned: new Set() };

/** The unlinked mentions of a world. It holds no texts: only where the names are. */
export class WorldMentions {
  readonly #finder: NameFinder;
  readonly #byEntry = new Map<number, OfEntry>();

  constructor(finder: NameFinder) {
    this.#finder = finder;
  }

  /** Adds an entry, or replaces what was found in its earlier texts. `rest` is awaited between small steps, if it returns a promise. */
  async read({ location, texts }: EntryTexts, rest: () => Promise<void> | null): Promise<void> {
    const mentions: PlacedMention[] = [];
    const mentioned = new Set<string>();
    for (const { field, text, isEditable } of texts) {
      const work = findMentions(text, this.#finder, location);
      let step = work.next();
      for (; !step.done; step = work.next()) {
        const pause = rest();
        if (pause) await pause;
      }
      for (const one of step.value.mentions) mentions.push({ ...one, field, isEditable, from: location });
      for (const id of step.value.mentioned) mentioned.add(id);
    }
    if (mentions.length === 0) this.#byEntry.delete(location);
    else this.#byEntry.set(location, { mentions, mentioned });
    const pause = rest();
    if (pause) await pause;
  }

  remove(location: number): void {
    this.#byEntry.delete(location);
  }

  /** Names in the texts of an entry, in the order of its fields. */
  from(location: number): readonly PlacedMention[] {
    return (this.#byEntry.get(location) ?? NONE).mentions;
  }

  /** The ids that the texts of an entry mention already, in lower case. */
  mentionedIn(location: number): ReadonlySet<string> {
    return (this.#byEntry.get(location) ?? NONE).mentioned;
  }

  /** All, by entry. */
  *all(): IterableIterator<PlacedMention> {
    for (const { mentions } of this.#byEntry.values()) yield* mentions;
  }
}
