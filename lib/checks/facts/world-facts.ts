import type { EntryKind, EntryRef } from '../../library/index.ts';
import type { NearName } from '../spelling-of-world.ts';
import { CALLED } from '../told/index.ts';
import type { EntryFacts, MentionFact, QuoteFact } from './entry-facts.ts';

/** Lists are cleaned up when they have grown to a power of two. */
const SMALL = 64;

/**
 * Whom a change of a world concerns. While an entry is grouped or checked, all that it reads notes its location as a reader. A list
 * of readers may name one twice, or one that reads it no more: that only costs another look.
 */
export class Due {
  /** Locations of entries whose groups have to be made again. */
  readonly toGroup = new Set<number>();
  /** Groups that have changed. */
  readonly toSettle = new Set<{ settle(due: Due): void }>();
  /** Locations of entries in which rules have to look again. */
  readonly toFind = new Set<number>();
  /** Who reads: a location while rules look, its complement while it is grouped, null otherwise. */
  #reader: number | null = null;

  /** Does work for the entry at a location. */
  reading<T>(location: number, isGrouping: boolean, work: () => T): T {
    this.#reader = isGrouping ? ~location : location;
    try {
      return work();
    } finally {
      this.#reader = null;
    }
  }

  /** Adds whoever reads now to the readers of something. */
  note(readers: number[]): void {
    if (this.#reader === null || readers.at(-1) === this.#reader) return;
    const { length } = readers;
    if (length >= SMALL && (length & (length - 1)) === 0) {
      const once = new Set(readers);
      readers.length = 0;
      for (const reader of once) readers.push(reader);
    }
    readers.push(this.#reader);
  }

  /** Tells the readers of something that it has changed. */
  touch(readers: number[]): void {
    for (const reader of readers.splice(0))
      if (reader < 0) this.toGroup.add(~reader);
      else this.toFind.add(reader);
  }
}

/** Ids of statblocks and images are numbers that may be equal; all others are unique. */
const keyOfRef = ({ kind, id }: EntryRef): string =>
  kind === 'statblock' || kind === 'image' ? `${kind}:${id}` : id.toLowerCase();

/** An entry, if there is one, and who has read it. */
interface Slot {
  entry: EntryFacts | undefined;
  isElsewhere: boolean;
  readers: number[];
}

/** The articles with a name, and who has asked for them. */
interface Namesakes {
  entries: EntryFacts[];
  readers: number[];
}

/** What may be left out before a name. */
const ARTICLE = /^(?:The|Die|Der|Das|L[ae]|El|Il|Lo|O|A) |^L[’']/;
const keyOfName = (name: string): string => {
  const bare = name.replace(ARTICLE, '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
};
const namesOf = ({ ref, title, aliases }: EntryFacts): Set<string> =>
  new Set(ref.kind === 'article' ? [title, ...aliases].map(keyOfName) : []);

interface Relabeled {
  mention: MentionFact;
  target: EntryFacts;
}

/** What is worth a look in an entry's mentions. */
interface Leads {
  /** Mentions of articles whose title they don't show. */
  relabeled: readonly Relabeled[];
  /** Mentions of what isn't an article of the world. */
  nowhere: readonly MentionFact[];
}

/** What the checks know of a world, and what has to be looked at again when it changes. */
export class WorldFacts {
  readonly due = new Due();
  readonly #entries = new Map<number, EntryFacts>();
  readonly #slots = new Map<string, Slot>();
  readonly #names = new Map<string, Namesakes>();
  #isComplete = true;
  #quotes: ReadonlyMap<number, readonly QuoteFact[]> = new Map();
  #nearNames: ReadonlyMap<number, readonly NearName[]> = new Map();
  #asked: { entry: EntryFacts; leads: Leads } | null = null;

  get entries(): Iterable<EntryFacts> {
    return this.#entries.values();
  }

  /** Whether the copy has everything, so that what it lacks doesn't exist. */
  get isComplete(): boolean {
    return this.#isComplete;
  }

  set isComplete(isComplete: boolean) {
    if (isComplete === this.#isComplete) return;
    this.#isComplete = isComplete;
    for (const location of this.#entries.keys()) this.#change(location);
  }

  at(location: number): EntryFacts | undefined {
    return this.#entries.get(location);
  }

  /** Adds an entry, or replaces what is known of it. */
  set(entry: EntryFacts): void {
    this.remove(entry.location);
    this.#entries.set(entry.location, entry);
    this.#put(entry.ref, entry);
    for (const name of namesOf(entry)) {
      const { entries, readers } = this.#namesakes(name);
      entries.push(entry);
      this.due.touch(readers);
    }
  }

  remove(location: number): void {
    const entry = this.#entries.get(location);
    this.#change(location);
    this.#entries.delete(location);
    for (const name of entry ? namesOf(entry) : []) {
      const namesakes = this.#namesakes(name);
      namesakes.entries = namesakes.entries.filter((one) => one !== entry);
      this.due.touch(namesakes.readers);
    }
    if (entry && this.#slot(keyOfRef(entry.ref)).entry === entry) this.#put(entry.ref, undefined);
  }

  /** Replaces what public texts repeat of private ones, by the location of the public entry. */
  setQuotes(quotes: ReadonlyMap<number, readonly QuoteFact[]>): void {
    for (const location of new Set([...this.#quotes.keys(), ...quotes.keys()])) this.due.toFind.add(location);
    this.#quotes = quotes;
  }

  /** Replaces what texts write nearly like a name, by the location of their entry. */
  setNearNames(names: ReadonlyMap<number, readonly NearName[]>): void {
    if (names === this.#nearNames) return;
    for (const location of new Set([...this.#nearNames.keys(), ...names.keys()]))
      this.due.toFind.add(location);
    this.#nearNames = names;
  }

  /** Tells that articles of other worlds on this device have these ids. */
  addElsewhere(ids: Iterable<string>): void {
    for (const id of ids) {
      const slot = this.#slot(id);
      if (slot.isElsewhere) continue;
      slot.isElsewhere = true;
      this.due.touch(slot.readers);
    }
  }

  #change(location: number): void {
    this.#asked = null;
    this.due.toGroup.add(location);
    this.due.toFind.add(location);
  }

  #put(ref: EntryRef, entry: EntryFacts | undefined): void {
    const slot = this.#slot(keyOfRef(ref));
    slot.entry = entry;
    this.due.touch(slot.readers);
  }

  #slot(key: string): Slot {
    const slot = this.#slots.get(key) ?? { entry: undefined, isElsewhere: false, readers: [] };
    this.#slots.set(key, slot);
    return slot;
  }

  #read(key: string): Slot {
    const slot = this.#slot(key);
    this.due.note(slot.readers);
    return slot;
  }

  find(kind: EntryKind, id: string): EntryFacts | undefined {
    return this.#read(keyOfRef({ kind, id })).entry;
  }

  #namesakes(name: string): Namesakes {
    const key = keyOfName(name);
    const namesakes = this.#names.get(key) ?? { entries: [], readers: [] };
    this.#names.set(key, namesakes);
    return namesakes;
  }

  /** The articles with a title or alias, whatever article stands before it. */
  called(name: string): readonly EntryFacts[] {
    const { entries, readers } = this.#namesakes(name);
    this.due.note(readers);
    return entries;
  }

  /** The only article that is called so. A single word that is only an alias may be anybody's. */
  #named(names: readonly string[]): EntryFacts | undefined {
    const [only, ...others] = new Set(names.flatMap((name) => this.called(name)));
    const isSure =
      only && names.some((name) => /[ ・]/.test(name) || keyOfName(only.title) === keyOfName(name));
    return isSure && others.length === 0 ? only : undefined;
  }

  /** @param id in lower case, as in all facts, or how an article is called */
  article(id: string | null): EntryFacts | undefined {
    if (id?.startsWith(CALLED)) return this.#named(id.slice(CALLED.length).split('|'));
    const entry = id === null ? undefined : this.#read(id).entry;
    return entry?.ref.kind === 'article' ? entry : undefined;
  }

  /** Where an entry's mentions lead. Kept until another entry's are asked for, as several rules ask for the same. */
  leads(entry: EntryFacts): Leads {
    if (this.#asked?.entry !== entry) this.#asked = { entry, leads: this.#leadsOf(entry) };
    return this.#asked.leads;
  }

  #leadsOf({ mentions }: EntryFacts): Leads {
    const relabeled: Relabeled[] = [];
    const nowhere: MentionFact[] = [];
    for (const mention of mentions) {
      const target = this.article(mention.id);
      if (!target) nowhere.push(mention);
      else if (mention.label !== target.title) relabeled.push({ mention, target });
    }
    return { relabeled, nowhere };
  }

  /** Whether no entry of a world on this device has this id, in lower case. */
  isMissing(id: string): boolean {
    const { entry, isElsewhere } = this.#read(id);
    return !entry && !isElsewhere;
  }

  /** What an entry writes nearly like a name. */
  nearNamesIn(location: number): readonly NearName[] {
    return this.#nearNames.get(location) ?? [];
  }

  /** What an entry repeats of private texts. */
  quotesIn(location: number): readonly QuoteFact[] {
    return this.#quotes.get(location) ?? [];
  }
}
