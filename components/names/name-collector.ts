import { isPrivate } from '../../lib/entries/index.ts';
import type { EntryRef, NameFinder, Searcher } from '../../lib/library/index.ts';

/** An entry whose name occurs in a page. */
export interface NamedEntry {
  ref: EntryRef;
  title: string;
  template: string | null;
  isPrivate: boolean;
  /** Positions in the page's text, flat: start, end, start, end. */
  places: number[];
}

/** Kinds whose titles a text may mention: the titles of secrets and images aren't names. */
const KINDS: ReadonlySet<string> = new Set(['article', 'statblock', 'category', 'manuscript']);
/** Names marked per page. */
export const MAX_PLACES = 5_000;

/** Finds names in consecutive chunks of text. `entries` lists the entries found so far, in text order. */
export class NameCollector {
  readonly entries: NamedEntry[] = [];
  readonly #byLocation = new Map<number, NamedEntry>();
  #places = 0;
  readonly #finder: NameFinder;
  readonly #searcher: Searcher;
  readonly #coversPrivate: boolean;

  constructor(finder: NameFinder, searcher: Searcher, coversPrivate: boolean) {
    this.#finder = finder;
    this.#searcher = searcher;
    this.#coversPrivate = coversPrivate;
  }

  get isFull(): boolean {
    return this.#places >= MAX_PLACES;
  }

  /** `from`: the chunk's offset in the page's text. */
  add(text: string, from: number): void {
    for (const { start, end, locations } of this.#finder.find(text, { limit: MAX_PLACES - this.#places })) {
      const entry = this.#entryAt(locations);
      if (!entry || text.slice(start, end).includes('\n')) continue;
      entry.places.push(from + start, from + end);
      this.#places++;
    }
  }

  /** The most likely of the entries that share a name. */
  #entryAt(locations: readonly number[]): NamedEntry | null {
    for (const location of locations) {
      const known = this.#byLocation.get(location);
      if (known) return known;
      const hit = this.#searcher.hit(location);
      if (!hit || !KINDS.has(hit.ref.kind) || hit.ref.id.startsWith('draft:')) continue;
      const covered = isPrivate(hit.ref.kind, hit);
      if (covered && this.#coversPrivate) continue;
      const { ref, title, template } = hit;
      const entry = { ref, title, template, isPrivate: covered, places: [] };
      this.#byLocation.set(location, entry);
      this.entries.push(entry);
      return entry;
    }
    return null;
  }
}
