import { ByteReader, ByteWriter, Numbers } from './byte-io.ts';
import type { Section, Sections } from './container.ts';

/** Records between two known starts. */
const STRIDE = 8;

/** Records of bytes, one for each document, in the making. */
export class RecordsWriter {
  readonly #starts = new Numbers();
  readonly #records = new ByteWriter();
  #count = 0;
  /** The one that comes next, to be written to. */
  readonly record = new ByteWriter();

  /** The record is as it is to be. */
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

  /** How many there are; goes through the last few. */
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

  /** The record, with its length in bytes. */
  sized(doc: number): { reader: ByteReader; length: number } {
    const reader = new ByteReader(this.#bytes, this.#starts[Math.floor(doc / STRIDE)] ?? 0);
    for (let skip = doc % STRIDE; skip > 0; skip--) {
      const length = reader.varint();
      reader.at += length;
    }
    const length = reader.varint();
    return { reader, length };
  }

  /** A reader that stands at the record's first byte. */
  read(doc: number): ByteReader {
    return this.sized(doc).reader;
  }
}

/** Texts that many entries share, numbered as they come. */
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

/** As they are stored: where none is left out, the first and their number. */
export function packLocations(locations: Uint32Array): Uint32Array {
  const first = locations[0] ?? 0;
  const isWhole = locations.length > 2 && locations.at(-1) === first + locations.length - 1;
  return isWhole ? Uint32Array.of(first, locations.length) : locations;
}

/** The same behind how many they are, for who does not know. */
export function packCountedLocations(locations: Uint32Array): Uint32Array {
  const packed = packLocations(locations);
  const counted = new Uint32Array(packed.length + 1);
  counted[0] = locations.length;
  counted.set(packed, 1);
  return counted;
}
