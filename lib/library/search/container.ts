import { runThrough } from './slices.ts';

/** A typed array whose bytes become a section. */
export type Section = Uint8Array | Uint16Array | Uint32Array;

const MAGIC = 0x4c4f5245;
/** What the bytes mean; raised whenever that changes, so that older segments are built anew. */
const VERSION = 2;
/** Words of one go. */
const STRETCH = 1 << 18;
/** Magic, version and kind, length, two sums, count of sections. */
const HEAD = 6;

export const padded = (bytes: number): number => (bytes + 3) & ~3;

/**
 * Two sums over all words but the two that hold them. One changes with any changed word; the other with their order too.
 * Four sums go side by side, of signed numbers, because that is several times as fast.
 */
function* sums(buffer: ArrayBuffer): Generator<void, [number, number]> {
  const words = new Int32Array(buffer);
  let [a, b, c, d, order] = [words[0] ?? 0, words[1] ?? 0, words[2] ?? 0, 0, 0];
  const end = words.length - 3;
  let at = 5;
  while (at < end) {
    for (const stop = Math.min(end, at + STRETCH); at < stop; at += 4) {
      a = (a + (words[at] ?? 0)) | 0;
      b = (b + (words[at + 1] ?? 0)) | 0;
      c = (c + (words[at + 2] ?? 0)) | 0;
      d = (d + (words[at + 3] ?? 0)) | 0;
      order = (order + (a ^ (b << 1) ^ (c << 2) ^ (d << 3))) | 0;
    }
    yield;
  }
  for (; at < words.length; at++) {
    a = (a + (words[at] ?? 0)) | 0;
    order = (order + a) | 0;
  }
  const all = Math.imul(a, 3) + Math.imul(b, 5) + Math.imul(c, 7) + Math.imul(d, 11);
  return [all >>> 0, order >>> 0];
}

/** Sections one after the other, each at a multiple of four bytes. `kind` tells what they are: 0 to 255. */
export function* packSections(kind: number, sections: readonly Section[]): Generator<void, ArrayBuffer> {
  const head = HEAD + sections.length * 2;
  let length = head * 4;
  const starts = sections.map((section) => {
    const start = length;
    length += padded(section.byteLength);
    return start;
  });
  const buffer = new ArrayBuffer(length);
  const words = new Uint32Array(buffer);
  words.set([MAGIC, (VERSION << 8) | kind, length, 0, 0, sections.length]);
  for (const [at, section] of sections.entries()) {
    const start = starts[at] ?? 0;
    words.set([start, section.byteLength], HEAD + at * 2);
    new Uint8Array(buffer, start).set(new Uint8Array(section.buffer, section.byteOffset, section.byteLength));
    if (section.byteLength > STRETCH) yield;
  }
  words.set(yield* sums(buffer), 3);
  return buffer;
}

/** The sections, opened where they lie. */
export class Sections {
  readonly #buffer: ArrayBuffer;
  readonly #words: Uint32Array;

  constructor(buffer: ArrayBuffer) {
    this.#buffer = buffer;
    this.#words = new Uint32Array(buffer);
  }

  #start(section: number): number {
    return this.#words[HEAD + section * 2] ?? 0;
  }

  #length(section: number): number {
    return this.#words[HEAD + section * 2 + 1] ?? 0;
  }

  u8(section: number): Uint8Array {
    return new Uint8Array(this.#buffer, this.#start(section), this.#length(section));
  }

  u16(section: number): Uint16Array {
    return new Uint16Array(this.#buffer, this.#start(section), this.#length(section) / 2);
  }

  u32(section: number): Uint32Array {
    return new Uint32Array(this.#buffer, this.#start(section), this.#length(section) / 4);
  }

  /** A column that was packed by `narrowest`: of `count` numbers. */
  column(section: number, count: number): Section {
    const width = count === 0 ? 1 : this.#length(section) / count;
    return width === 4 ? this.u32(section) : width === 2 ? this.u16(section) : this.u8(section);
  }
}

/** Null where the bytes are no such container, of another version, or damaged. */
export function openSections(kind: number, buffer: ArrayBuffer): Sections | null {
  if (buffer.byteLength < HEAD * 4 || buffer.byteLength % 4 !== 0) return null;
  const words = new Uint32Array(buffer);
  const [magic, version, length, one, two] = words;
  if (magic !== MAGIC || version !== ((VERSION << 8) | kind) || length !== buffer.byteLength) return null;
  const [first, second] = runThrough(sums(buffer));
  return first === one && second === two ? new Sections(buffer) : null;
}

/** The numbers in as few bytes each as the largest needs. */
export function narrowest(values: Uint32Array): Section {
  let largest = 0;
  for (const value of values) if (value > largest) largest = value;
  return largest < 256
    ? Uint8Array.from(values)
    : largest < 65536
      ? Uint16Array.from(values)
      : Uint32Array.from(values);
}
