import { CHUNK } from './format.ts';

/** What a cursor stands on behind its last body. */
export const END = 0x7fffffff;

/**
 * Walks the bodies of one term in ascending order. A list is one chunk, or, of more than 128 bodies, varint bytes of
 * skips, the skips (per chunk but the last: varint step from the last body of the chunk before to that of this one,
 * varint bytes), then the chunks. In a chunk each body is a varint: bodies passed over << 2 | frequency code.
 *
 * Whatever lies in the bytes, a walk ends, and never stands on a number that is not below `bodies`.
 */
export class PostingCursor {
  body = -1;
  /** Frequency code of the body that it stands on. */
  frequency = 0;
  readonly #bytes: Uint8Array;
  readonly #bodies: number;
  readonly #end: number;
  #at: number;
  #left: number;
  #skipAt: number;
  /** Chunks that a skip is known of, from the one that the next skip speaks of. */
  #skipsLeft: number;
  #skipBody = -1;
  #chunkStart: number;
  #leftAtChunk: number;

  constructor(bytes: Uint8Array, at: number, length: number, count: number, bodies: number) {
    this.#bytes = bytes;
    this.#bodies = bodies;
    this.#end = Math.min(bytes.length, at + length);
    this.#at = at;
    this.#left = count;
    this.#skipsLeft = 0;
    if (count > CHUNK) {
      const skips = this.#varint();
      this.#skipsLeft = Math.ceil(count / CHUNK) - 1;
      this.#skipAt = this.#at;
      this.#at += skips;
    } else {
      this.#skipAt = at;
    }
    this.#chunkStart = this.#at;
    this.#leftAtChunk = count;
  }

  #varint(): number {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.#bytes[this.#at++] ?? 0;
      value |= (byte & 127) << shift;
      if (byte < 128) break;
    }
    return value >>> 0;
  }

  next(): boolean {
    if (this.#left <= 0 || this.#at >= this.#end) return this.#over();
    const bytes = this.#bytes;
    let value = bytes[this.#at] ?? 0;
    if (value < 128) this.#at++;
    else value = this.#varint();
    this.#left--;
    const body = this.body + 1 + (value >>> 2);
    if (body >= this.#bodies) return this.#over();
    this.body = body;
    this.frequency = value & 3;
    return true;
  }

  #over(): false {
    this.#left = 0;
    this.body = END;
    return false;
  }

  /** Goes to the first body that is `target` or behind it, if it stands before that. Returns where it stands. */
  advance(target: number): number {
    if (this.body >= target) return this.body;
    this.#skip(target);
    while (this.body < target && this.next());
    return this.body;
  }

  /** Over every chunk whose last body lies before the target. */
  #skip(target: number): void {
    while (this.#skipsLeft > 0) {
      const from = this.#at;
      this.#at = this.#skipAt;
      const last = this.#skipBody + this.#varint();
      const chunkBytes = this.#varint();
      const nextSkip = this.#at;
      this.#at = from;
      if (last >= target) return;
      this.#skipAt = nextSkip;
      this.#skipBody = last;
      this.#skipsLeft--;
      this.#chunkStart += chunkBytes;
      this.#leftAtChunk -= CHUNK;
      if (last >= this.#bodies) {
        this.#over();
        return;
      }
      if (last > this.body) {
        this.body = last;
        this.#at = this.#chunkStart;
        this.#left = this.#leftAtChunk;
      }
    }
  }
}
