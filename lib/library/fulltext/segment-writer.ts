import {
  BLOCK,
  CHUNK,
  fullChecksum,
  HEAD,
  HEAD_WORDS,
  layout,
  MAGIC,
  quickChecksum,
  type Slices,
  VERSION,
} from './format.ts';
import { MOST_BYTES } from './term-dictionary.ts';

/** Longest dictionary entry: two prefix bytes, the term, and two varints (bodies, bytes of postings). */
const MOST_ENTRY = MOST_BYTES + 12;

/** Writes a segment: add terms in ascending order, then call `finish`. */
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

  /** `locations` and `dropped` are ascending, `lengths` are codes, `words` is the total. */
  constructor(locations: Uint32Array, dropped: Uint32Array, lengths: Uint8Array, words: number) {
    this.#locations = locations;
    this.#dropped = dropped;
    this.#lengths = lengths;
    this.#words = words;
  }

  /** The first `count` of `values` are body << 2 | frequency code, ascending. */
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

/** Longest varint of 32 bits. */
const MOST = 5;

/** Encodes posting lists in a reused buffer; `PostingCursor` documents the format. */
class PostingWriter {
  bytes = new Uint8Array(1 << 16);
  #at = 0;

  /** The first `count` of `values` are body << 2 | frequency, ascending. Returns the length of the list in bytes. */
  write(values: Uint32Array, count: number): number {
    const chunks = Math.ceil(count / CHUNK);
    const most = (count + 2 * chunks + 1) * MOST;
    if (this.bytes.length < most) this.bytes = new Uint8Array(most * 2);
    this.#at = 0;
    if (chunks <= 1) {
      this.#chunk(values, 0, count);
      return this.#at;
    }
    const ends = new Uint32Array(chunks);
    for (let chunk = 0; chunk < chunks; chunk++) {
      this.#chunk(values, chunk * CHUNK, Math.min(count, (chunk + 1) * CHUNK));
      ends[chunk] = this.#at;
    }
    const body = this.bytes.slice(0, this.#at);
    this.#at = 0;
    this.#skips(values, ends);
    const skips = this.bytes.slice(0, this.#at);
    this.#at = 0;
    this.#varint(skips.length);
    this.bytes.set(skips, this.#at);
    this.bytes.set(body, this.#at + skips.length);
    return this.#at + skips.length + body.length;
  }

  #skips(values: Uint32Array, ends: Uint32Array): void {
    let before = -1;
    let start = 0;
    for (let chunk = 0; chunk < ends.length - 1; chunk++) {
      const last = (values[(chunk + 1) * CHUNK - 1] ?? 0) >>> 2;
      const end = ends[chunk] ?? 0;
      this.#varint(last - before);
      this.#varint(end - start);
      before = last;
      start = end;
    }
  }

  #chunk(values: Uint32Array, from: number, to: number): void {
    let before = from === 0 ? -1 : (values[from - 1] ?? 0) >>> 2;
    for (let index = from; index < to; index++) {
      const value = values[index] ?? 0;
      const body = value >>> 2;
      this.#varint(((body - before - 1) << 2) | (value & 3));
      before = body;
    }
  }

  #varint(value: number): void {
    const bytes = this.bytes;
    let rest = value;
    for (; rest > 127; rest >>>= 7) bytes[this.#at++] = (rest & 127) | 128;
    bytes[this.#at++] = rest;
  }
}

const CHUNK_BYTES = 1 << 20;
/** A loop is faster than `set` up to this length. */
const FEW = 32;

/** Collects bytes in chunks, so that they are never copied as a whole. */
class ByteSink {
  length = 0;
  readonly #chunks: Uint8Array[] = [];
  #last = new Uint8Array(0);
  #used = 0;

  append(bytes: Uint8Array, from: number, to: number): void {
    let at = from;
    if (to - from <= FEW && this.#used + FEW <= this.#last.length) {
      while (at < to) this.#last[this.#used++] = bytes[at++] ?? 0;
    }
    while (at < to) {
      if (this.#used === this.#last.length) {
        this.#last = new Uint8Array(CHUNK_BYTES);
        this.#used = 0;
        this.#chunks.push(this.#last);
      }
      const fits = Math.min(to - at, this.#last.length - this.#used);
      this.#last.set(bytes.subarray(at, at + fits), this.#used);
      this.#used += fits;
      at += fits;
    }
    this.length += to - from;
  }

  /** Yields the chunks with their offsets and empties the sink. */
  *drain(): Generator<{ at: number; bytes: Uint8Array }> {
    let at = 0;
    for (let chunk = this.#chunks.shift(); chunk; chunk = this.#chunks.shift()) {
      const bytes = this.#chunks.length === 0 ? chunk.subarray(0, this.#used) : chunk;
      yield { at, bytes };
      at += bytes.length;
    }
    this.#last = new Uint8Array(0);
    this.#used = 0;
    this.length = 0;
  }
}
