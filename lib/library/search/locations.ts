/** The locations of a segment's documents, ascending; where none is left out, only the first of them is kept. */
export class Locations {
  readonly length: number;
  /** -1: they are listed. */
  readonly #first: number;
  readonly #listed: Uint32Array;

  /** `stored` as `packLocations` gave it, for so many documents. */
  constructor(stored: Uint32Array, count: number) {
    const [first = 0, length] = stored;
    const isWhole = stored.length !== count && length === count;
    this.length = count;
    this.#first = isWhole ? first : -1;
    this.#listed = stored;
  }

  /** Of a document that there is. */
  at(doc: number): number {
    return this.#first >= 0 ? this.#first + doc : (this.#listed[doc] ?? 0);
  }

  /** The document at a location, or -1. */
  docAt(location: number): number {
    const last = this.length - 1;
    const only = last < 0 ? -1 : location - this.at(0);
    if (only < 0 || location > this.at(last)) return -1;
    if (only <= last && this.at(only) === location) return only;
    let [low, high] = [0, last];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const there = this.at(middle);
      if (there === location) return middle;
      if (there < location) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }

  isSame(other: Locations): boolean {
    if (this.length !== other.length) return false;
    if (this.#first >= 0 && this.#first === other.#first) return true;
    for (let doc = 0; doc < this.length; doc++) if (this.at(doc) !== other.at(doc)) return false;
    return true;
  }

  *[Symbol.iterator](): Generator<number> {
    for (let doc = 0; doc < this.length; doc++) yield this.at(doc);
  }
}

/** As they are stored: where none is left out, the first and their number. */
export function packLocations(locations: Uint32Array): Uint32Array {
  const first = locations[0] ?? 0;
  const isWhole = locations.length > 2 && locations.at(-1) === first + locations.length - 1;
  return isWhole ? Uint32Array.of(first, locations.length) : locations;
}

/** The same behind how many they are, for who does not know. */
export function countedLocations(locations: Uint32Array): Uint32Array {
  const packed = packLocations(locations);
  const counted = new Uint32Array(packed.length + 1);
  counted[0] = locations.length;
  counted.set(packed, 1);
  return counted;
}
