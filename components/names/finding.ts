import { isPrivate } from '../../lib/entries/index.ts';
import type { EntryRef, NameFinder, Searcher } from '../../lib/library/index.ts';

/** A thing of the world that a page names. */
export interface NamedThing {
  ref: EntryRef;
  title: string;
  template: string | null;
  isPrivate: boolean;
  /** Where: start, end, start, end, in the whole text of the page. */
  places: number[];
}

/** What a page may name: secrets and pictures are not what a text means by their titles. */
const KINDS: ReadonlySet<string> = new Set(['article', 'statblock', 'category', 'manuscript']);
/** Names that are marked in one page. */
export const MOST_PLACES = 5_000;

/** Finds names stretch by stretch; `things` holds what was found so far, in the order of the text. */
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

  /** `from`: where the stretch begins in the whole text. */
  take(text: string, from: number): void {
    for (const { start, end, locations } of this.#finder.find(text, { limit: MOST_PLACES - this.#places })) {
      const thing = this.#thingAt(locations);
      if (!thing || text.slice(start, end).includes('\n')) continue;
      thing.places.push(from + start, from + end);
      this.#places++;
    }
  }

  /** The likeliest of those that bear the name. */
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
