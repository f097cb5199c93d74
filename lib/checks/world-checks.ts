import { type EntryRef, type Library, slices, type Thing } from '../library/index.ts';
import type { WorldId } from '../model/index.ts';
import type { Era } from '../settings/index.ts';
import { KnownEras } from './dates/index.ts';
import type { EntryFacts } from './facts/entry-facts.ts';
import { type Listed, listedFacts, readEntry, textsOf } from './facts/read-entry.ts';
import { WorldFacts } from './facts/world-facts.ts';
import { findAll } from './find.ts';
import type { Finding } from './finding.ts';
import type { Rule } from './rule.ts';
import { RULES } from './rules/index.ts';

/** What is read of a world's copy. */
export type CheckedLibrary = Pick<Library, 'things' | 'searcher' | 'body' | 'worldFacts'>;

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
  readonly #facts: Map<number, EntryFacts>;
  readonly #options: CheckOptions;
  readonly #eras: KnownEras;
  readonly #isComplete: boolean;
  #world: WorldFacts | null = null;

  private constructor(options: CheckOptions, isComplete: boolean) {
    this.#facts = new Map();
    this.#options = options;
    this.#eras = new KnownEras(options.eras ?? []);
    this.#isComplete = isComplete;
  }

  /** Reads a world's offline copy, in short tasks. Rejects if `signal` aborts. */
  static async read(
    library: CheckedLibrary,
    worldId: WorldId,
    options: CheckOptions = {},
  ): Promise<WorldChecks> {
    const { onProgress = () => {}, signal } = options;
    const [searcher, { syncedAt, progress }] = await Promise.all([
      library.searcher(worldId),
      library.worldFacts(worldId),
    ]);
    const checks = new WorldChecks(options, syncedAt !== null && progress === null);
    const rest = slices();
    for (const hit of searcher.hits()) {
      checks.#facts.set(hit.location, listedFacts(hit));
      const pause = rest();
      if (pause) await pause;
    }
    let read = 0;
    for await (const things of library.things(worldId, KINDS)) {
      signal?.throwIfAborted();
      for (const { location, thing } of things) {
        const listed = searcher.hit(location);
        if (listed) checks.#read(listed, thing);
        const pause = rest();
        if (pause) await pause;
      }
      read += things.length;
      onProgress(read);
    }
    return checks;
  }

  #read(listed: Listed, thing: Thing): void {
    try {
      this.#facts.set(listed.location, readEntry(listed, thing, textsOf(listed.ref, thing), this.#eras));
    } catch {
      // A damaged record can throw anywhere. It is read again when its entry changes.
      this.#facts.set(listed.location, listedFacts(listed));
    }
    this.#world = null;
  }

  /** Reads one entry again, after it has changed or was deleted. */
  async reread(library: CheckedLibrary, worldId: WorldId, ref: EntryRef): Promise<void> {
    const [searcher, body] = await Promise.all([library.searcher(worldId), library.body(worldId, ref)]);
    const location = searcher.locate(ref);
    const listed = location < 0 ? null : searcher.hit(location);
    if (!listed) {
      const gone = [...this.#facts.values()].find(
        (one) => one.ref.kind === ref.kind && one.ref.id === ref.id,
      );
      if (gone) this.#facts.delete(gone.location);
    } else if (body) this.#read(listed, body.thing);
    else this.#facts.set(location, listedFacts(listed));
    this.#world = null;
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
    const { formerTitles = new Map<string, readonly string[]>() } = this.#options;
    this.#world ??= new WorldFacts([...this.#facts.values()], {
      formerTitles,
      isComplete: this.#isComplete,
    });
    const rest = slices();
    const work = findAll(this.#world, rules);
    for (;;) {
      const step = work.next();
      if (step.done) return step.value;
      const pause = rest();
      if (pause) await pause;
      signal?.throwIfAborted();
    }
  }
}
