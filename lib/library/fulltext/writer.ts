import { ByteSink } from './byte-sink.ts';
import { fullChecksum, quickChecksum } from './checksum.ts';
import { BLOCK, HEAD, HEAD_WORDS, layout, MAGIC, VERSION } from './format.ts';
import { PostingWriter } from './posting-writer.ts';
import type { Slices } from './slices.ts';
import { MOST_BYTES } from './term-bytes.ts';

/** The number of bodies and of bytes of postings of one term, both as varints, and two bytes before. */
const MOST_ENTRY = MOST_BYTES + 12;

/** A segment being written: terms in ascending order, then `finish`. */
export class SegmentWriter {
  readonly #locations: Uint32Array;
  readonly #dropped: Uint32Array;
  readonly #lengths: Uint8Array;
  readonly #words: number;
  readonly #terms = new ByteSink();
  readonly #postings = new ByteSink();
  readonly #encoder = new PostingWriter();
  readonly #blockStarts: number[] = [];
  readonly #blockPostings: number[] = [];
  readonly #before = new Uint8Array(MOST_BYTES);
  readonly #entry = new Uint8Array(MOST_ENTRY);
  #beforeLength = 0;
  #count = 0;

  /** `locations` and `dropped` ascending, `lengths` as codes, `words` of all bodies together. */
  constructor(locations: Uint32Array, dropped: Uint32Array, lengths: Uint8Array, words: number) {
    this.#locations = locations;
    this.#dropped = dropped;
    this.#lengths = lengths;
    this.#words = words;
  }

  /** `values`: the first `count` are the bodies' numbers << 2 | frequency code, ascending. */
  term(bytes: Uint8Array, length: number, values: Uint32Array, count: number): void {
    let shared = 0;
    if (this.#count % BLOCK === 0) {
      this.#blockStarts.push(this.#terms.length);
      this.#blockPostings.push(this.#postings.length);
    } else {
      const most = Math.min(length, this.#beforeLength);
      while (shared < most && bytes[shared] === this.#before[shared]) shared++;
    }
    const written = this.#encoder.write(values, count);
    this.#postings.append(this.#encoder.bytes, 0, written);
    const entry = this.#entry;
    let at = 0;
    entry[at++] = shared;
    entry[at++] = length - shared;
    for (let index = shared; index < length; index++) entry[at++] = bytes[index] ?? 0;
    for (let rest of [count, written]) {
      for (; rest > 127; rest >>>= 7) entry[at++] = (rest & 127) | 128;
      entry[at++] = rest;
    }
    this.#terms.append(entry, 0, at);
    for (let index = shared; index < length; index++) this.#before[index] = bytes[index] ?? 0;
    this.#beforeLength = length;
    this.#count++;
  }

  async finish(slices: Slices): Promise<ArrayBuffer> {
    const sizes = {
      bodies: this.#locations.length,
      dropped: this.#dropped.length,
      terms: this.#count,
      termBytes: this.#terms.length,
      postingBytes: this.#postings.length,
    };
    const at = layout(sizes);
    const buffer = new ArrayBuffer(at.end);
    const words = new Uint32Array(buffer);
    const bytes = new Uint8Array(buffer);
    words.set(this.#locations, at.locations / 4);
    words.set(this.#dropped, at.dropped / 4);
    words.set(this.#blockStarts, at.blockStarts / 4);
    words.set(this.#blockPostings, at.blockPostings / 4);
    bytes.set(this.#lengths, at.lengths);
    for (const [sink, start] of [
      [this.#terms, at.terms],
      [this.#postings, at.postings],
    ] as const) {
      for (const chunk of sink.drain()) {
        bytes.set(chunk.bytes, start + chunk.at);
        if (slices.due(chunk.bytes.length >> 6)) await slices.rest();
      }
    }
    const head = words.subarray(0, HEAD_WORDS);
    head[HEAD.magic] = MAGIC;
    head[HEAD.version] = VERSION;
    head[HEAD.bytes] = at.end;
    head[HEAD.bodies] = sizes.bodies;
    head[HEAD.dropped] = sizes.dropped;
    head[HEAD.terms] = sizes.terms;
    head[HEAD.termBytes] = sizes.termBytes;
    head[HEAD.postingBytes] = sizes.postingBytes;
    head[HEAD.kilowords] = Math.ceil(this.#words / 1000);
    head[HEAD.quick] = quickChecksum(buffer);
    head[HEAD.full] = await fullChecksum(buffer, slices);
    return buffer;
  }
}
