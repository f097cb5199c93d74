import { ENDS, enterFirst, enterLater, GOES_ON } from './filter.ts';
import { FIRST, FORM, LAST, NameKeys } from './keys.ts';
import {
  bufferLength,
  type Counts,
  checksum,
  firstSlot,
  type Layout,
  layOut,
  MAGIC,
  VERSION,
} from './layout.ts';

export interface KnownName {
  name: string;
  location: number;
}

/** Names per slice: less than 8 ms of work. */
const SLICE = 2_048;

/**
 * Packs names into a buffer for `openNames`. A location may have several. Names that are a single letter, a number or
 * without letters are stored but never found.
 */
export function packNames(names: readonly KnownName[]): ArrayBuffer {
  const work = packing(names);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Writes the same bytes, awaiting `pause` every few milliseconds. */
export async function packNamesInSlices(
  names: readonly KnownName[],
  pause: () => Promise<void>,
): Promise<ArrayBuffer> {
  const work = packing(names);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await pause();
  }
}

function* packing(names: readonly KnownName[]): Generator<void, ArrayBuffer> {
  const keys = new NameKeys();
  const keysEnd = new Uint32Array(names.length);
  let units = 0;
  for (let from = 0; from < names.length; from += SLICE) {
    units += addSlice(names, from, keys, keysEnd);
    yield;
  }
  const texts = new Texts(units);
  for (let from = 0; from < names.length; from += SLICE) {
    for (const { name } of names.slice(from, from + SLICE)) texts.add(name);
    yield;
  }
  const counts: Counts = {
    names: names.length,
    records: keys.records,
    slots: Math.ceil(keys.count * 1.6) + 1,
    bits: 2 ** Math.ceil(Math.log2(Math.max(32, names.length * 32))),
    bytes: texts.length,
  };
  const buffer = new ArrayBuffer(bufferLength(counts));
  const layout = layOut(buffer, counts);
  layout.text.set(texts.bytes.subarray(0, texts.length));
  const table = new Table(layout, counts);
  // Backwards, so that among names with the same key the first comes first.
  for (let end = names.length; end > 0; end -= SLICE) {
    table.insertRange(names, Math.max(0, end - SLICE), end, keys, keysEnd, texts);
    yield;
  }
  layout.head.set([MAGIC, VERSION, 0, counts.names, counts.records, counts.slots, counts.bits, counts.bytes]);
  layout.head[2] = checksum(buffer);
  return buffer;
}

/**
 * Adds a slice and returns its length in UTF-16 units. A function of its own, so that it is optimized before the
 * first slice ends.
 */
function addSlice(names: readonly KnownName[], from: number, keys: NameKeys, keysEnd: Uint32Array): number {
  let units = 0;
  for (let at = from; at < names.length && at < from + SLICE; at++) {
    const name = names[at]?.name ?? '';
    keys.take(name);
    keysEnd[at] = keys.count;
    units += name.length;
  }
  return units;
}

/** The names in UTF-8. */
class Texts {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly lengths: number[] = [];
  length = 0;
  readonly #encoder = new TextEncoder();

  constructor(units: number) {
    this.bytes = new Uint8Array(units * 3);
  }

  add(name: string): void {
    const { bytes, length: start } = this;
    let end = start;
    // Encoded inline: a call per name would take longer than everything else.
    for (let at = 0; at < name.length; at++) {
      const code = name.charCodeAt(at);
      if (code < 0x80) bytes[end++] = code;
      else if (code < 0x800) {
        bytes[end++] = 0xc0 | (code >> 6);
        bytes[end++] = 0x80 | (code & 63);
      } else if (code < 0xd800 || code > 0xdfff) {
        bytes[end++] = 0xe0 | (code >> 12);
        bytes[end++] = 0x80 | ((code >> 6) & 63);
        bytes[end++] = 0x80 | (code & 63);
      } else {
        end = start + this.#encoder.encodeInto(name, bytes.subarray(start)).written;
        break;
      }
    }
    this.lengths.push(end - start);
    this.length = end;
  }
}

class Table {
  readonly #layout: Layout;
  readonly #slots: number;
  #record = 0;
  #textEnd: number;

  constructor(layout: Layout, { slots, bytes }: Counts) {
    this.#layout = layout;
    this.#slots = slots;
    this.#textEnd = bytes;
  }

  /** Adds the names of a range, after all that follow it. */
  insertRange(
    known: readonly KnownName[],
    from: number,
    end: number,
    { keys, marks }: NameKeys,
    keysEnd: Uint32Array,
    texts: Texts,
  ): void {
    const { names, records } = this.#layout;
    let record = this.#record;
    for (let at = end - 1; at >= from; at--) {
      names[at * 2] = known[at]?.location ?? 0;
      names[at * 2 + 1] = this.#textEnd;
      this.#textEnd -= texts.lengths[at] ?? 0;
      for (let key = at === 0 ? 0 : (keysEnd[at - 1] ?? 0); key < (keysEnd[at] ?? 0); key++) {
        const mark = marks[key] ?? 0;
        if (mark & LAST) records[record * 2] = at * 2 + (mark & FORM ? 1 : 0);
        this.#enter(keys[key] ?? 0, mark, record);
        if (mark & LAST) record++;
      }
    }
    this.#record = record;
  }

  #enter(key: number, marks: number, record: number): void {
    const { table, records, filter } = this.#layout;
    let slot = firstSlot(key, this.#slots);
    for (let there = table[slot * 2] ?? 0; there !== 0 && there !== key >>> 0; there = table[slot * 2] ?? 0) {
      slot = slot + 1 === this.#slots ? 0 : slot + 1;
    }
    const value = table[slot * 2 + 1] ?? 0;
    table[slot * 2] = key;
    if (marks & LAST) records[record * 2 + 1] = value >>> 1;
    // A word at which no name ends has one that continues.
    table[slot * 2 + 1] = marks & LAST ? (record + 1) * 2 + (value & 1) : value | 1;
    const ends = marks & LAST ? ENDS : GOES_ON;
    if (marks & FIRST) enterFirst(filter, key, ends);
    else enterLater(filter, key, ends);
  }
}
