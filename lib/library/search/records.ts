import { ByteReader } from './byte-reader.ts';
import { ByteWriter } from './byte-writer.ts';
import type { Section, Sections } from './container.ts';
import { Numbers } from './numbers.ts';

/** Records between two known starts. */
const STRIDE = 8;
export const RECORD_SECTIONS = 2;

/** Records of bytes, one for each document, in the making. */
export class RecordPacker {
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
