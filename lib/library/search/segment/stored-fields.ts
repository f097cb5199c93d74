import { ByteReader, ByteWriter, Numbers } from './byte-io.ts';
import type { Section, Sections } from './container.ts';

/** Records between two stored starts. */
const STRIDE = 8;

/** Writes one variable-length record per document. */
export class RecordsWriter {
  readonly #starts = new Numbers();
  readonly #records = new ByteWriter();
  #count = 0;
  readonly record = new ByteWriter();

  /** Ends the current record. */
  end(): void {
    const { record } = this;
    if (this.#count++ % STRIDE === 0) this.#starts.push(this.#records.length);
    this.#records.sized(record.buffer, record.length);
    record.length = 0;
  }

  sections(): Section[] {
    return [this.#starts.view(), this.#records.view()];
  }
}

export class Records {
  readonly #starts: Uint32Array;
  readonly #bytes: Uint8Array;

  /** The number of records; reads the last few to count them. */
  get count(): number {
    if (this.#starts.length === 0) return 0;
    const reader = new ByteReader(this.#bytes, this.#starts.at(-1));
    let count = (this.#starts.length - 1) * STRIDE;
    for (; reader.at < this.#bytes.length; count++) {
      const length = reader.varint();
      reader.at += length;
    }
    return count;
  }

  constructor(sections: Sections, first: number) {
    this.#starts = sections.u32(first);
    this.#bytes = sections.u8(first + 1);
  }

  /** A reader at the record's first byte, and the record's length. */
  sized(doc: number): { reader: ByteReader; length: number } {
    const reader = new ByteReader(this.#bytes, this.#starts[Math.floor(doc / STRIDE)] ?? 0);
    for (let skip = doc % STRIDE; skip > 0; skip--) {
      const length = reader.varint();
      reader.at += length;
    }
    const length = reader.varint();
    return { reader, length };
  }

  /** A reader at the record's first byte. */
  read(doc: number): ByteReader {
    return this.sized(doc).reader;
  }
}

/** Numbers shared strings in order of appearance. */
export class Dictionary {
  readonly numbers = new Map<string, number>();

  number(text: string): number {
    let number = this.numbers.get(text);
    if (number === undefined) {
      number = this.numbers.size;
      this.numbers.set(text, number);
    }
    return number;
  }

  sections(): Section[] {
    const records = new RecordsWriter();
    for (const text of this.numbers.keys()) {
      records.record.text(text);
      records.end();
    }
    return records.sections();
  }
}

/** The ascending locations of a segment's documents. Without gaps, only the first is stored. */
export class Locations {
  readonly length: number;
  /** -1: there are gaps, so all are listed. */
  readonly #first: number;
  readonly #listed: Uint32Array;

  /** `stored`: what `packLocations` returned for `count` documents. */
  constructor(stored: Uint32Array, count: number) {
    const [first = 0, length] = stored;
    const isWhole = stored.length !== count && length === count;
    this.length = count;
    this.#first = isWhole ? first : -1;
    this.#listed = stored;
  }

  /** The document must exist. */
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

  equals(other: Locations): boolean {
    if (this.length !== other.length) return false;
    if (this.#first >= 0 && this.#first === other.#first) return true;
    for (let doc = 0; doc < this.length; doc++) if (this.at(doc) !== other.at(doc)) return false;
    return true;
  }

  *[Symbol.iterator](): Generator<number> {
    for (let doc = 0; doc < this.length; doc++) yield this.at(doc);
  }
}

/** Without gaps, only the first location and the count. */
export function packLocations(locations: Uint32Array): Uint32Array {
  const first = locations[0] ?? 0;
  const isWhole = locations.length > 2 && locations.at(-1) === first + locations.length - 1;
  return isWhole ? Uint32Array.of(first, locations.length) : locations;
}

/** Like `packLocations`, preceded by the count, for readers that don't know it. */
export function packCountedLocations(locations: Uint32Array): Uint32Array {
  const packed = packLocations(locations);
  const counted = new Uint32Array(packed.length + 1);
  counted[0] = locations.length;
  counted.set(packed, 1);
  return counted;
}
