import { CHUNK } from './format.ts';

/** What a cursor stands on behind its last body. */
const END = 0x7fffffff;

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
  /** The next skip to be read, how many there are from there on, and the one before: its chunk's last body and bytes. */
  #skipAt = 0;
  #skipsLeft = 0;
  #skipBody = END;
  #skipBytes = 0;
  /** Where the chunk of that skip begins, and how many bodies stand from there on. */
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

  /** To the next body. */
  next(): boolean {
    return this.advance(this.body + 1) !== END;
  }

  /** To the first body that is `target` or behind it, if it stands before that. Returns where it stands. */
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

  /** Over every chunk whose last body lies before the target. */
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
 * A whole posting list at once: of every body its number << 2 | frequency code, written into `values`, which has room for
 * `count`. Returns how many there were; never more, and never of a number that is not below `bodies`, whatever lies in the
 * bytes.
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
      // The first number of a long list is how many bytes of skips follow.
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
