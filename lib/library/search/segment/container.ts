import { runThrough } from './format.ts';

/** A typed array whose bytes become a section. */
export type Section = Uint8Array | Uint16Array | Uint32Array;

const MAGIC = 0x4c4f5245;
/** Raise it when the meaning of any byte changes; older segments are then rebuilt. */
const VERSION = 4;
/** Checksum work, in 32-bit words, between two yields and per call of `addToSums`. */
const WORDS_PER_YIELD = 1 << 18;
const WORDS_PER_CALL = 1 << 10;
/** Magic, version and kind, length, two checksums, number of sections. */
const HEADER_WORDS = 6;

export const pad = (bytes: number): number => (bytes + 3) & ~3;

/** Adds each group of four words to four sums, and a mix of them that depends on order to a fifth. */
function addToSums(sums: Int32Array, words: Int32Array, from: number, end: number): void {
  let [a = 0, b = 0, c = 0, d = 0, order = 0] = sums;
  for (let at = from; at < end; at += 4) {
    a = (a + (words[at] ?? 0)) | 0;
    b = (b + (words[at + 1] ?? 0)) | 0;
    c = (c + (words[at + 2] ?? 0)) | 0;
    d = (d + (words[at + 3] ?? 0)) | 0;
    order = (order + (a ^ (b << 1) ^ (c << 2) ^ (d << 3))) | 0;
  }
  sums.set([a, b, c, d, order]);
}

/**
 * Two checksums over all words except the two that hold them. The first changes with any word, the second also with
 * their order. Four signed sums in parallel are several times faster than one; short calls let the JIT optimize
 * `addToSums` early.
 */
function* checksums(words: Int32Array): Generator<void, [number, number]> {
  const sums = Int32Array.of(words[0] ?? 0, words[1] ?? 0, words[2] ?? 0, 0, 0);
  const end = 5 + ((words.length - 5) & ~3);
  for (let at = 5; at < end; ) {
    for (const stop = at + WORDS_PER_YIELD; at < end && at < stop; at += WORDS_PER_CALL)
      addToSums(sums, words, at, Math.min(end, at + WORDS_PER_CALL));
    yield;
  }
  let [a = 0, b = 0, c = 0, d = 0, order = 0] = sums;
  for (let at = end; at < words.length; at++) {
    a = (a + (words[at] ?? 0)) | 0;
    order = (order + a) | 0;
  }
  const all = Math.imul(a, 3) + Math.imul(b, 5) + Math.imul(c, 7) + Math.imul(d, 11);
  return [all >>> 0, order >>> 0];
}

/** `kind` (0 to 255) says what the sections are. */
export interface Contents {
  kind: number;
  sections: readonly Section[];
}

const headerLength = ({ sections }: Contents): number => (HEADER_WORDS + sections.length * 2) * 4;

const contentsLength = (contents: Contents): number =>
  contents.sections.reduce((length, section) => length + pad(section.byteLength), headerLength(contents));

/** Writes the containers one after the other. Every section starts at a multiple of four bytes. */
export function* packContainers(containers: readonly Contents[]): Generator<void, ArrayBuffer> {
  const buffer = new ArrayBuffer(containers.reduce((length, one) => length + contentsLength(one), 0));
  let from = 0;
  for (const contents of containers) {
    const { kind, sections } = contents;
    const length = contentsLength(contents);
    const words = new Uint32Array(buffer, from, length / 4);
    words.set([MAGIC, (VERSION << 8) | kind, length, 0, 0, sections.length]);
    let start = headerLength(contents);
    for (const [at, section] of sections.entries()) {
      words.set([start, section.byteLength], HEADER_WORDS + at * 2);
      const bytes = new Uint8Array(section.buffer, section.byteOffset, section.byteLength);
      new Uint8Array(buffer, from + start).set(bytes);
      start += pad(section.byteLength);
      if (section.byteLength > WORDS_PER_YIELD) yield;
    }
    words.set(yield* checksums(new Int32Array(buffer, from, length / 4)), 3);
    from += length;
  }
  return buffer;
}

/** The length of each container in bytes. */
export function containerLengths(bytes: ArrayBuffer): number[] {
  const words = new Uint32Array(bytes);
  const lengths: number[] = [];
  for (let at = 0; at < words.length; ) {
    const length = words[at + 2] ?? 0;
    if (length < HEADER_WORDS * 4) break;
    lengths.push(length);
    at += length / 4;
  }
  return lengths;
}

/** The sections of a container as views over its bytes. */
export class Sections {
  readonly #words: Uint32Array<ArrayBuffer>;

  constructor(words: Uint32Array<ArrayBuffer>) {
    this.#words = words;
  }

  /** Offset of the first byte after the container. */
  get end(): number {
    return this.#words.byteOffset + this.#words.byteLength;
  }

  /** Whether both checksums match. */
  *verify(): Generator<void, boolean> {
    const { buffer, byteOffset, length } = this.#words;
    const [one, two] = yield* checksums(new Int32Array(buffer, byteOffset, length));
    return one === this.#words[3] && two === this.#words[4];
  }

  #start(section: number): number {
    return this.#words.byteOffset + (this.#words[HEADER_WORDS + section * 2] ?? 0);
  }

  #length(section: number): number {
    return this.#words[HEADER_WORDS + section * 2 + 1] ?? 0;
  }

  u8(section: number): Uint8Array {
    return new Uint8Array(this.#words.buffer, this.#start(section), this.#length(section));
  }

  u16(section: number): Uint16Array {
    return new Uint16Array(this.#words.buffer, this.#start(section), this.#length(section) / 2);
  }

  u32(section: number): Uint32Array {
    return new Uint32Array(this.#words.buffer, this.#start(section), this.#length(section) / 4);
  }

  /** A column of `count` numbers, as `packColumn` wrote it. */
  column(section: number, count: number): Section {
    const width = count === 0 ? 1 : this.#length(section) / count;
    return width === 4 ? this.u32(section) : width === 2 ? this.u16(section) : this.u8(section);
  }
}

/** Opens the container at `from`. Null if kind or version differ, or a section lies outside of it. */
export function readHeader(kind: number, buffer: ArrayBuffer, from = 0): Sections | null {
  if (from % 4 !== 0 || buffer.byteLength % 4 !== 0 || buffer.byteLength < from + HEADER_WORDS * 4)
    return null;
  const words = new Uint32Array(buffer, from);
  const [magic, version, length = 0, , , count = 0] = words;
  if (magic !== MAGIC || version !== ((VERSION << 8) | kind)) return null;
  if (length % 4 !== 0 || from + length > buffer.byteLength || length < (HEADER_WORDS + count * 2) * 4)
    return null;
  for (let at = 0; at < count; at++) {
    const [start = 0, size = 0] = words.subarray(HEADER_WORDS + at * 2, HEADER_WORDS + at * 2 + 2);
    if (start % 4 !== 0 || start + size > length) return null;
  }
  return new Sections(words.subarray(0, length / 4));
}

/** Like `readHeader`, but also null if a checksum fails. */
export function openSections(kind: number, buffer: ArrayBuffer, from = 0): Sections | null {
  const sections = readHeader(kind, buffer, from);
  return sections && runThrough(sections.verify()) ? sections : null;
}

/** The narrowest array that holds the largest value. */
export function packColumn(values: Uint32Array): Section {
  let largest = 0;
  for (const value of values) if (value > largest) largest = value;
  return largest < 256
    ? new Uint8Array(values)
    : largest < 65536
      ? new Uint16Array(values)
      : new Uint32Array(values);
}
