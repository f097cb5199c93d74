import type { EntryKind, EntryRef } from '../../library/index.ts';
import type { EntryFacts, MentionFact, QuoteFact } from './entry-facts.ts';

/** Ids of statblocks and images are numbers that may be equal; all others are unique. */
const keyOfRef = ({ kind, id }: EntryRef): string =>
  kind === 'statblock' || kind === 'image' ? `${kind}:${id}` : id.toLowerCase();

export interface WorldFactsOptions {
  formerTitles?: ReadonlyMap<string, readonly string[]> | undefined;
  isComplete?: boolean | undefined;
  /** What public texts repeat of private ones, by the location of the public entry. */
  quotes?: ReadonlyMap<number, readonly QuoteFact[]> | undefined;
  /** Ids of articles of other worlds on this device. */
  elsewhere?: ReadonlySet<string> | undefined;
}

interface Relabeled {
  mention: MentionFact;
  target: EntryFacts;
}

/** What is worth a look in an entry's mentions. */
export interface Leads {
  /** Mentions of articles whose title they don't show. */
  relabeled: readonly Relabeled[];
  /** Mentions of what isn't an article of the world. */
  nowhere: readonly MentionFact[];
}

/** What the checks know of a world. Immutable. */
export class WorldFacts {
  readonly entries: readonly EntryFacts[];
  /** Titles that articles had before, by lower-case id. */
  readonly formerTitles: ReadonlyMap<string, readonly string[]>;
  /** Whether the copy has everything, so that what it lacks doesn't exist. */
  readonly isComplete: boolean;
  readonly #quotes: ReadonlyMap<number, readonly QuoteFact[]>;
  readonly #elsewhere: ReadonlySet<string>;
  readonly #byRef = new Map<string, EntryFacts>();
  #asked: { entry: EntryFacts; leads: Leads } | null = null;

  constructor(entries: readonly EntryFacts[], options: WorldFactsOptions = {}) {
    this.entries = entries;
    this.formerTitles = options.formerTitles ?? new Map();
    this.isComplete = options.isComplete ?? true;
    this.#quotes = options.quotes ?? new Map();
    this.#elsewhere = options.elsewhere ?? new Set();
    for (const entry of entries) this.#byRef.set(keyOfRef(entry.ref), entry);
  }

  find(kind: EntryKind, id: string): EntryFacts | undefined {
    return this.#byRef.get(keyOfRef({ kind, id }));
  }

  /** @param id in lower case, as in all facts */
  article(id: string | null): EntryFacts | undefined {
    const entry = id === null ? undefined : this.#byRef.get(id);
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
    return !this.#byRef.has(id) && !this.#elsewhere.has(id);
  }

  /** What an entry repeats of private texts. */
  quotesIn(location: number): readonly QuoteFact[] {
    return this.#quotes.get(location) ?? [];
  }
}
