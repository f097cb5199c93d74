import { CHUNK } from './format.ts';

/** Most bytes of one posting: 32 bits in sevens. */
const MOST = 5;

/** Writes posting lists into one buffer, over and over; the form is told at `PostingCursor`. */
export class PostingWriter {
  bytes = new Uint8Array(1 << 16);
  #at = 0;

  /** `values`: the first `count` are number << 2 | frequency code, ascending. Returns how much of `bytes` is the list. */
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
