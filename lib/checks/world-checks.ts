import { type EntryRef, type Library, type Resource, slices } from '../library/index.ts';
import type { WorldId } from '../model/index.ts';
import type { Era } from '../settings/index.ts';
import type { EntryFacts } from './facts/entry-facts.ts';
import { isAsListed, type Listed, listedFacts, Reading, readEntry, textsOf } from './facts/read-entry.ts';
import { WorldFacts } from './facts/world-facts.ts';
import { type Finding, type FoundBy, findAll } from './finding.ts';
import { WorldQuotes } from './quotes-of-world.ts';
import type { Rule } from './rule.ts';
import { RULES } from './rules/index.ts';
import { WorldSpellings } from './spelling-of-world.ts';
import { type Rest, SLICE, withPauses } from './steps.ts';

/** What is read of a world's copy. */
export interface CheckedLibrary extends Pick<Library, 'resources'> {
  searcher(worldId: WorldId): Promise<ListedEntries>;
  body(worldId: WorldId, ref: EntryRef): Promise<{ resource: Resource } | null>;
  worldFacts(worldId: WorldId): Promise<{ syncedAt: number | null; progress: unknown }>;
  articles(ids: readonly string[]): Promise<readonly { id: string }[]>;
}

/** What the search index knows of all entries. */
interface ListedEntries {
  hits(): Iterable<Listed>;
  hit(location: number): Listed | null;
  locate(ref: EntryRef): number;
}

export interface CheckOptions {
  /** The eras of the world, as a person named them. */
  eras?: readonly Era[];
  /** Titles that articles had before, by lower-case id. */
  formerTitles?: ReadonlyMap<string, readonly string[]>;
  /** Called with the number of entries read so far. */
  onProgress?: (read: number) => void;
  signal?: AbortSignal | undefined;
}

/** What was checked, for a screen that has found nothing. */
export interface Checked {
  entries: number;
  /** Those whose full text is in the copy; of the others, only what lists tell is checked. */
  read: number;
  dates: number;
}

const KINDS = ['article', 'category', 'statblock'] as const;

/** The facts of a world, and what contradicts itself in it. Holds no texts. */
export class WorldChecks {
  readonly #library: CheckedLibrary;
  readonly #worldId: WorldId;
  readonly #reading: Reading;
  readonly #world = new WorldFacts();
  readonly #quotes = new WorldQuotes();
  readonly #spellings = new WorldSpellings();
  /** Ids of entries that are gone: others may still have them. */
  readonly #gone = new Set<string>();
  #found: FoundBy = new Map();
  #rules: readonly Rule[] = RULES;

  private constructor(library: CheckedLibrary, worldId: WorldId, { eras, formerTitles }: CheckOptions) {
    this.#library = library;
    this.#worldId = worldId;
    this.#reading = new Reading(eras ?? [], formerTitles);
  }

  /** Reads a world's offline copy, in short tasks. Rejects if `signal` aborts. */
  static async read(
    library: CheckedLibrary,
    worldId: WorldId,
    options: CheckOptions = {},
  ): Promise<WorldChecks> {
    const checks = new WorldChecks(library, worldId, options);
    await checks.#readAll(options);
    return checks;
  }

  async #readAll({ onProgress = () => {}, signal }: CheckOptions): Promise<void> {
    const rest = slices(SLICE);
    const { searcher } = await this.#list(rest);
    let read = 0;
    for await (const resources of this.#library.resources(this.#worldId, KINDS)) {
      signal?.throwIfAborted();
      for (const { location, resource } of resources) {
        const listed = searcher.hit(location);
        if (listed) await this.#read(listed, resource, rest);
        const pause = rest();
        if (pause) await pause;
      }
      read += resources.length;
      onProgress(read);
    }
  }

  /** Reads the lists. What they tell otherwise than before is known only from them, until it is read again. */
  async #list(rest: Rest): Promise<{ searcher: ListedEntries; changed: EntryRef[] }> {
    const [searcher, { syncedAt, progress }] = await Promise.all([
      this.#library.searcher(this.#worldId),
      this.#library.worldFacts(this.#worldId),
    ]);
    this.#world.isComplete = syncedAt !== null && progress === null;
    const gone = new Set(Array.from(this.#world.entries, ({ location }) => location));
    const changed: EntryRef[] = [];
    for (const hit of searcher.hits()) {
      const known = this.#world.at(hit.location);
      gone.delete(hit.location);
      if (!known || !isAsListed(known, hit, this.#reading)) {
        this.#forget(hit.location);
        this.#world.set(listedFacts(hit, this.#reading));
        changed.push(hit.ref);
      }
      const pause = rest();
      if (pause) await pause;
    }
    for (const location of gone) this.#forget(location);
    return { searcher, changed };
  }

  async #read(listed: Listed, resource: Resource, rest: Rest): Promise<void> {
    try {
      const texts = textsOf(listed.ref, resource);
      const facts = await withPauses(readEntry(listed, resource, texts, this.#reading), rest);
      this.#world.set(facts);
      await withPauses(this.#quotes.read(facts, texts), rest);
      await withPauses(this.#spellings.read(listed.location, texts), rest);
    } catch {
      // A damaged record can throw anywhere. It is read again when its entry changes.
      this.#forget(listed.location);
      this.#world.set(listedFacts(listed, this.#reading));
    }
  }

  #forget(location: number): void {
    const known = this.#world.at(location);
    if (!known) return;
    this.#gone.add(known.ref.id.toLowerCase());
    this.#world.remove(location);
    this.#quotes.remove(location);
    this.#spellings.remove(location);
  }

  /** Reads one entry again, after it has changed or was deleted. */
  async reread(ref: EntryRef): Promise<void> {
    const [searcher, body] = await Promise.all([
      this.#library.searcher(this.#worldId),
      this.#library.body(this.#worldId, ref),
    ]);
    const location = searcher.locate(ref);
    const listed = location < 0 ? null : searcher.hit(location);
    const known = this.#world.find(ref.kind, ref.id);
    if (known) this.#forget(known.location);
    if (listed && body) await this.#read(listed, body.resource, slices(SLICE));
    else if (listed) this.#world.set(listedFacts(listed, this.#reading));
  }

  /** Reads again what lists tell otherwise than before: entries that came, went, moved or have other titles. */
  async relist(formerTitles: Required<CheckOptions>['formerTitles']): Promise<void> {
    const rest = slices(SLICE);
    this.#reading.formerTitles = formerTitles;
    const { changed } = await this.#list(rest);
    for (const ref of changed) await this.reread(ref);
  }

  checked(): Checked {
    const checked = { entries: 0, read: 0, dates: 0 };
    for (const { isRead, dates } of this.#world.entries) {
      checked.entries += 1;
      checked.read += isRead ? 1 : 0;
      checked.dates += dates.length;
    }
    return checked;
  }

  /**
   * What contradicts itself, the most severe first, in short tasks. Rules look again only at what has changed. Rejects if `signal`
   * aborts.
   * @param rules without those that a person switched off
   */
  async findings(rules: readonly Rule[] = RULES, signal?: AbortSignal): Promise<Finding[]> {
    const rest = slices(SLICE);
    if (rules !== this.#rules) {
      this.#found = new Map();
      for (const { location } of this.#world.entries) this.#world.due.toFind.add(location);
      this.#rules = rules;
    }
    await this.#readQuotes(rest);
    await this.#readNames(rest);
    await this.#askElsewhere();
    await rest();
    return withPauses(findAll(this.#world, rules, this.#found), rest, signal);
  }

  async #readQuotes(rest: Rest): Promise<void> {
    const quotes = await this.#quotes.find(
      (location) => this.#world.at(location),
      async (entry, field) => {
        const body = await this.#library.body(this.#worldId, entry.ref);
        return body && (textsOf(entry.ref, body.resource).find((one) => one.field === field)?.text ?? null);
      },
      rest,
    );
    this.#world.setQuotes(quotes);
  }

  async #readNames(rest: Rest): Promise<void> {
    const textsOfEntry = async ({ ref }: EntryFacts) => {
      const body = await this.#library.body(this.#worldId, ref);
      return body ? textsOf(ref, body.resource) : [];
    };
    this.#world.setNearNames(await this.#spellings.find(this.#world.entries, textsOfEntry, rest));
  }

  /** What links lead to that only other worlds on this device have. */
  async #askElsewhere(): Promise<void> {
    const ids = [...this.#reading.ids.fresh(), ...this.#gone].filter((id) => this.#world.isMissing(id));
    this.#gone.clear();
    if (ids.length === 0) return;
    const found = await this.#library.articles(ids);
    this.#world.addElsewhere(found.map(({ id }) => id.toLowerCase()));
  }
}
