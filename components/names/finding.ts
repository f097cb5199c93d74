import { isPrivate } from '../../lib/entries/index.ts';
import type { EntryRef, NameFinder, Searcher } from '../../lib/library/index.ts';

/** An entry whose name occurs in a page. */
export interface NamedThing {
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
export const MOST_PLACES = 5_000;

/** Finds names in consecutive chunks of text. `things` lists the entries found so far, in text order. */
export class NamesFinding {
  readonly things: NamedThing[] = [];
  readonly #byLocation = new Map<number, NamedThing>();
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
    return this.#places >= MOST_PLACES;
  }

  /** `from`: the chunk's offset in the page's text. */
  take(text: string, from: number): void {
    for (const { start, end, locations } of this.#finder.find(text, { limit: MOST_PLACES - this.#places })) {
      const thing = this.#thingAt(locations);
      if (!thing || text.slice(start, end).includes('\n')) continue;
      thing.places.push(from + start, from + end);
      this.#places++;
    }
  }

  /** The most likely of the entries that share a name. */
  #thingAt(locations: readonly number[]): NamedThing | null {
    for (const location of locations) {
      const known = this.#byLocation.get(location);
      if (known) return known;
      const hit = this.#searcher.hit(location);
      if (!hit || !KINDS.has(hit.ref.kind) || hit.ref.id.startsWith('draft:')) continue;
      const covered = isPrivate(hit.ref.kind, hit);
      if (covered && this.#coversPrivate) continue;
      const { ref, title, template } = hit;
      const thing = { ref, title, template, isPrivate: covered, places: [] };
      this.#byLocation.set(location, thing);
      this.things.push(thing);
      return thing;
    }
    return null;
  }
}
