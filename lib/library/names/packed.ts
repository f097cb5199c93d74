import type { Filter } from './filter.ts';
import {
  bufferLength,
  type Counts,
  checksum,
  countsIn,
  firstSlot,
  HEAD,
  type Layout,
  layOut,
  MAGIC,
  VERSION,
} from './layout.ts';
import type { KnownName } from './pack.ts';

/** Packed names, opened for lookups. */
export class PackedNames {
  /** Number of names. */
  readonly size: number;
  readonly #layout: Layout;
  readonly #slots: number;
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true });

  constructor(layout: Layout, counts: Counts) {
    this.size = counts.names;
    this.#layout = layout;
    this.#slots = counts.slots;
  }

  /** All names in the order they were packed. */
  *names(): IterableIterator<KnownName> {
    for (let name = 0; name < this.size; name++)
      yield { name: this.name(name), location: this.location(name) };
  }

  get filter(): Filter {
    return this.#layout.filter;
  }

  /** The keys of the table with their values, as `look` returns them. */
  *keys(): IterableIterator<[key: number, value: number]> {
    const { table } = this.#layout;
    for (let at = 0; at < table.length; at += 2) {
      if (table[at]) yield [table[at] ?? 0, table[at + 1] ?? 0];
    }
  }

  /**
   * For the key of a word sequence: `record + 1` of a name that ends there (0: none), times 2, plus 1 if one
   * continues.
   */
  look(key: number): number {
    const { table } = this.#layout;
    const wanted = key >>> 0;
    let slot = firstSlot(key, this.#slots);
    for (;;) {
      const there = table[slot * 2];
      if (there === wanted) return table[slot * 2 + 1] ?? 0;
      if (!there) return 0;
      slot = slot + 1 === this.#slots ? 0 : slot + 1;
    }
  }

  /** The record's name times 2, plus 1 for an inflected form. */
  record(record: number): number {
    return this.#layout.records[record * 2] ?? 0;
  }

  /** `record + 1` of the next name with the same key; 0: none. */
  after(record: number): number {
    return this.#layout.records[record * 2 + 1] ?? 0;
  }

  location(name: number): number {
    return this.#layout.names[name * 2] ?? 0;
  }

  name(name: number): string {
    const { names, text } = this.#layout;
    const start = name === 0 ? 0 : names[name * 2 - 1];
    return this.#decoder.decode(text.subarray(start, names[name * 2 + 1]));
  }
}

/** Null if damaged or of another version. */
export function openNames(bytes: ArrayBuffer): PackedNames | null {
  if (bytes.byteLength % 4 !== 0 || bytes.byteLength < HEAD * 4) return null;
  const head = new Uint32Array(bytes, 0, HEAD);
  const counts = countsIn(head);
  if (head[0] !== MAGIC || head[1] !== VERSION || bufferLength(counts) !== bytes.byteLength) return null;
  return head[2] === checksum(bytes) ? new PackedNames(layOut(bytes, counts), counts) : null;
}
