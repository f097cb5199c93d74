import { type EntryRef, type Library, type Resource, slices } from '../library/index.ts';
import type { WorldId } from '../model/index.ts';
import type { Era } from '../settings/index.ts';
import type { EntryFacts } from './facts/entry-facts.ts';
import { type Listed, listedFacts, Reading, readEntry, textsOf } from './facts/read-entry.ts';
import { WorldFacts } from './facts/world-facts.ts';
import { findAll } from './find.ts';
import type { Finding } from './finding.ts';
import { WorldQuotes } from './quotes-of-world.ts';
import type { Rule } from './rule.ts';
import { RULES } from './rules/index.ts';
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
  /** Entries of the world. */
  entries: number;
  /** Those whose full text is in the copy; of the others, only what lists tell is checked. */
  read: number;
  /** Dates that are understood. */
  dates: number;
}

const KINDS = ['article', 'category', 'statblock'] as const;

/** The facts of a world, and what contradicts itself in it. Holds no texts. */
export class WorldChecks {
  readonly #library: CheckedLibrary;
  readonly #worldId: WorldId;
  readonly #options: CheckOptions;
  readonly #reading: Reading;
  readonly #facts = new Map<number, EntryFacts>();
  readonly #quotes = new WorldQuotes();
  #isComplete = false;
  #world: WorldFacts | null = null;

  private constructor(library: CheckedLibrary, worldId: WorldId, options: CheckOptions) {
    this.#library = library;
    this.#worldId = worldId;
    this.#options = options;
    this.#reading = new Reading(options.eras ?? []);
  }

  /** Reads a world's offline copy, in short tasks. Rejects if `signal` aborts. */
  static async read(
    library: CheckedLibrary,
    worldId: WorldId,
    options: CheckOptions = {},
  ): Promise<WorldChecks> {
    const checks = new WorldChecks(library, worldId, options);
    await checks.#readAll(slices(SLICE));
    return checks;
  }

  async #readAll(rest: Rest): Promise<void> {
    const { onProgress = () => {}, signal } = this.#options;
    const [searcher, { syncedAt, progress }] = await Promise.all([
      this.#library.searcher(this.#worldId),
      this.#library.worldFacts(this.#worldId),
    ]);
    this.#isComplete = syncedAt !== null && progress === null;
    for (const hit of searcher.hits()) {
      this.#facts.set(hit.location, listedFacts(hit));
      const pause = rest();
      if (pause) await pause;
    }
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

  async #read(listed: Listed, resource: Resource, rest: Rest): Promise<void> {
    this.#world = null;
    try {
      const texts = textsOf(listed.ref, resource);
      const facts = await withPauses(readEntry(listed, resource, texts, this.#reading), rest);
      this.#facts.set(listed.location, facts);
      await withPauses(this.#quotes.read(facts, texts), rest);
    } catch {
      // A damaged record can throw anywhere. It is read again when its entry changes.
      this.#forget(listed.location);
      this.#facts.set(listed.location, listedFacts(listed));
    }
  }

  #forget(location: number): void {
    this.#world = null;
    this.#facts.delete(location);
    this.#quotes.remove(location);
  }

  /** Reads one entry again, after it has changed or was deleted. */
  async reread(library: CheckedLibrary, worldId: WorldId, ref: EntryRef): Promise<void> {
    const [searcher, body] = await Promise.all([library.searcher(worldId), library.body(worldId, ref)]);
    const location = searcher.locate(ref);
    const listed = location < 0 ? null : searcher.hit(location);
    for (const known of this.#facts.values())
      if (known.ref.kind === ref.kind && known.ref.id === ref.id) this.#forget(known.location);
    if (listed && body) await this.#read(listed, body.resource, slices(SLICE));
    else if (listed) this.#facts.set(location, listedFacts(listed));
  }

  /** What was checked. */
  checked(): Checked {
    const facts = [...this.#facts.values()];
    return {
      entries: facts.length,
      read: facts.filter(({ isRead }) => isRead).length,
      dates: facts.reduce((sum, { dates }) => sum + dates.length, 0),
    };
  }

  /**
   * What contradicts itself, the most severe first, in short tasks. Rejects if `signal` aborts.
   * @param rules without those that a person switched off
   */
  async findings(rules: readonly Rule[] = RULES, signal?: AbortSignal): Promise<Finding[]> {
    const rest = slices(SLICE);
    const world = this.#world ?? (await this.#worldFacts(rest));
    this.#world = world;
    return withPauses(findAll(world, rules), rest, signal);
  }

  async #worldFacts(rest: Rest): Promise<WorldFacts> {
    const entries = [...this.#facts.values()];
    const quotes = await this.#quotes.find(
      (location) => this.#facts.get(location),
      async (entry, field) => {
        const body = await this.#library.body(this.#worldId, entry.ref);
        return body && (textsOf(entry.ref, body.resource).find((one) => one.field === field)?.text ?? null);
      },
      rest,
    );
    await rest();
    const elsewhere = await this.#elsewhere(entries);
    await rest();
    return new WorldFacts(entries, {
      quotes,
      isComplete: this.#isComplete,
      formerTitles: this.#options.formerTitles,
      elsewhere,
    });
  }

  /** What links lead to that only other worlds on this device have. */
  async #elsewhere(entries: readonly EntryFacts[]): Promise<Set<string>> {
    const own = new Set(entries.map(({ ref }) => ref.id.toLowerCase()));
    const missing = [...this.#reading.ids.all()].filter((id) => !own.has(id));
    const found = await this.#library.articles(missing);
    return new Set(found.map(({ id }) => id.toLowerCase()));
  }
}
