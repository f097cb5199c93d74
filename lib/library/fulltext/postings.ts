import { CHUNK } from './format.ts';

/** The cursor's body after the last one. */
const END = 0x7fffffff;

/**
 * Iterates over the bodies of one term in ascending order. A list is one chunk, or, for more than 128 bodies, the
 * byte length of the skips (varint), the skips (for each chunk except the last: delta of the last body and byte
 * length, both varints), then the chunks. In a chunk each body is a varint: delta << 2 | frequency code.
 * Even on damaged bytes the iteration ends, and the body stays below `bodies`.
 */
export class PostingCursor {
  body = -1;
  /** Frequency code of the current body. */
  frequency = 0;
  readonly #bytes: Uint8Array;
  readonly #bodies: number;
  readonly #end: number;
  #at: number;
  #left: number;
  /** Offset of the next skip, how many are left, and the last body and byte length of the current one. */
  #skipAt = 0;
  #skipsLeft = 0;
  #skipBody = END;
  #skipBytes = 0;
  /** Offset of the current skip's chunk, and how many bodies follow from there. */
  #chunkAt: number;
  #chunkLeft: number;

  constructor(bytes: Uint8Array, at: number, length: number, count: number, bodies: number) {
    this.#bytes = bytes;
    this.#bodies = bodies;
    this.#end = Math.min(bytes.length, at + length);
    this.#at = at;
    this.#left = count;
    this.#chunkLeft = count;
    if (count > CHUNK) {
      const skips = this.#varint();
      this.#skipAt = this.#at;
      this.#skipsLeft = Math.ceil(count / CHUNK) - 1;
      this.#at += skips;
      this.#chunkAt = this.#at;
      this.#readSkip(-1);
    } else {
      this.#chunkAt = at;
    }
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

  #readSkip(before: number): void {
    if (this.#skipsLeft === 0) {
      this.#skipBody = END;
      return;
    }
    const from = this.#at;
    this.#at = this.#skipAt;
    this.#skipBody = before + this.#varint();
    this.#skipBytes = this.#varint();
    this.#skipAt = this.#at;
    this.#skipsLeft--;
    this.#at = from;
  }

  next(): boolean {
    return this.advance(this.body + 1) !== END;
  }

  /** Moves to the first body at or after `target` and returns it. */
  advance(target: number): number {
    if (this.body >= target) return this.body;
    if (this.#skipBody < target) this.#skip(target);
    const bytes = this.#bytes;
    const end = this.#end;
    let [body, at, left] = [this.body, this.#at, this.#left];
    while (body < target) {
      if (left-- <= 0 || at >= end) return this.#over();
      let value = bytes[at++] ?? 0;
      if (value > 127) {
        this.#at = at - 1;
        value = this.#varint();
        at = this.#at;
      }
      body += 1 + (value >>> 2);
      this.frequency = value & 3;
    }
    if (body >= this.#bodies) return this.#over();
    this.#at = at;
    this.#left = left;
    this.body = body;
    return body;
  }

  #over(): number {
    this.#left = 0;
    this.#skipBody = END;
    this.body = END;
    return END;
  }

  /** Skips every chunk whose last body is before the target. */
  #skip(target: number): void {
    while (this.#skipBody < target) {
      const last = this.#skipBody;
      this.#chunkAt += this.#skipBytes;
      this.#chunkLeft -= CHUNK;
      if (last > this.body) {
        this.body = last;
        this.#at = this.#chunkAt;
        this.#left = this.#chunkLeft;
      }
      this.#readSkip(last);
    }
  }
}

/**
 * Decodes a whole list into `values`, which has room for `count`: body << 2 | frequency code. Returns the number of
 * values. Even on damaged bytes there are at most `count`, and every body is below `bodies`.
 */
export function readPostings(
  bytes: Uint8Array,
  from: number,
  length: number,
  count: number,
  bodies: number,
  values: Uint32Array,
): number {
  const end = Math.min(bytes.length, from + length);
  let [at, body, read] = [from, -1, 0];
  let hasSkips = count > CHUNK;
  while (read < count && at < end) {
    let value = bytes[at++] ?? 0;
    if (value > 127) {
      value &= 127;
      for (let byte = 255, shift = 7; byte > 127 && shift < 35; shift += 7) {
        byte = bytes[at++] ?? 0;
        value |= (byte & 127) << shift;
      }
    }
    if (hasSkips) {
      // A long list starts with the byte length of its skips.
      at += value >>> 0;
      hasSkips = false;
      continue;
    }
    body += 1 + (value >>> 2);
    if (body >= bodies) break;
    values[read++] = (body << 2) | (value & 3);
  }
  return read;
}
