import { runThrough } from './slices.ts';

/** A typed array whose bytes become a section. */
export type Section = Uint8Array | Uint16Array | Uint32Array;

const MAGIC = 0x4c4f5245;
/** What the bytes mean; raised whenever that changes, so that older segments are built anew. */
const VERSION = 4;
/** Words between two chances to pause, and of one go. */
const WORDS_PER_YIELD = 1 << 18;
const WORDS_PER_CALL = 1 << 10;
/** Magic, version and kind, length, two sums, count of sections. */
const HEADER_WORDS = 6;

export const pad = (bytes: number): number => (bytes + 3) & ~3;

/** Adds four words in turn to four sums, and to a fifth what tells their order. */
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
 * Two sums over all words but the two that hold them. One changes with any changed word; the other with their order too.
 * Four sums go side by side, of signed numbers, because that is several times as fast; in short goes, because a browser
 * makes a function fast that is called often.
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

/** What becomes a container. `kind` tells what its sections are: 0 to 255. */
export interface Contents {
  kind: number;
  sections: readonly Section[];
}

const headerLength = ({ sections }: Contents): number => (HEADER_WORDS + sections.length * 2) * 4;

const contentsLength = (contents: Contents): number =>
  contents.sections.reduce((length, section) => length + pad(section.byteLength), headerLength(contents));

/** Containers one behind the other; in each its sections, every one at a multiple of four bytes. */
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

/** How many bytes each container takes. */
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

/** The sections of a container, opened where they lie. */
export class Sections {
  readonly #words: Uint32Array<ArrayBuffer>;

  constructor(words: Uint32Array<ArrayBuffer>) {
    this.#words = words;
  }

  /** Behind its last byte. */
  get end(): number {
    return this.#words.byteOffset + this.#words.byteLength;
  }

  /** Whether its bytes are those that were packed. */
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

  /** A column that was packed by `narrowest`: of `count` numbers. */
  column(section: number, count: number): Section {
    const width = count === 0 ? 1 : this.#length(section) / count;
    return width === 4 ? this.u32(section) : width === 2 ? this.u16(section) : this.u8(section);
  }
}

/**
 * The container at `from`, by its head alone. Null where the bytes are no such container, of another version, or cut off;
 * where its head does not fit what follows.
 */
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

/** The same; null also where it is damaged. */
export function openSections(kind: number, buffer: ArrayBuffer, from = 0): Sections | null {
  const sections = readHeader(kind, buffer, from);
  return sections && runThrough(sections.verify()) ? sections : null;
}

/** The numbers in as few bytes each as the largest needs. */
export function packColumn(values: Uint32Array): Section {
  let largest = 0;
  for (const value of values) if (value > largest) largest = value;
  return largest < 256
    ? new Uint8Array(values)
    : largest < 65536
      ? new Uint16Array(values)
      : new Uint32Array(values);
}
