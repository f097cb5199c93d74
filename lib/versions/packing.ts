import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';

/** A text, deflated, or only its differences from another one. */
export interface Packed {
  /** Bytes at the start and at the end that are the same in both. */
  start: number;
  end: number;
  /** Bytes between them. */
  length: number;
  parts: Uint8Array[];
}

/** Bytes deflated together. */
const PART = 16_384;
/** Deflate refers back 32 kB at most. */
const WINDOW = 32_768;

function sameAtStart(one: Uint8Array, other: Uint8Array): number {
  const most = Math.min(one.length, other.length);
  let at = 0;
  while (at < most && one[at] === other[at]) at++;
  return at;
}

function sameAtEnd(one: Uint8Array, other: Uint8Array, most: number): number {
  let count = 0;
  while (count < most && one[one.length - 1 - count] === other[other.length - 1 - count]) count++;
  return count;
}

/** The part of the other text that is most like the part at `at`: what lies around the same place. */
function around(at: number, length: number, between: Uint8Array): Uint8Array {
  const center = length === 0 ? 0 : Math.round(((at + PART / 2) / length) * between.length);
  const from = Math.max(0, Math.min(center - WINDOW / 2, between.length - WINDOW));
  return between.subarray(from, from + WINDOW);
}

/** Packs a text. With `base`, only what differs from it takes room. */
export function pack(text: string, base = ''): Packed {
  const [bytes, other] = [strToU8(text), strToU8(base)];
  const start = sameAtStart(bytes, other);
  const end = sameAtEnd(bytes, other, Math.min(bytes.length, other.length) - start);
  const middle = bytes.subarray(start, bytes.length - end);
  const between = other.subarray(start, other.length - end);
  const parts: Uint8Array[] = [];
  for (let at = 0; at < middle.length; at += PART) {
    const dictionary = around(at, middle.length, between);
    parts.push(deflateSync(middle.subarray(at, at + PART), { level: 9, dictionary }));
  }
  return { start, end, length: middle.length, parts };
}

/** The bytes of a text that was packed with the same `base`. Throws on damaged bytes. */
export function unpackBytes({ start, end, length, parts }: Packed, base: Uint8Array): Uint8Array {
  const between = base.subarray(start, base.length - end);
  const bytes = new Uint8Array(start + length + end);
  bytes.set(base.subarray(0, start));
  for (const [index, part] of parts.entries()) {
    const at = index * PART;
    // Without a place for the result, 131 kB are prepared for every small part.
    const out = bytes.subarray(start + at, start + Math.min(length, at + PART));
    inflateSync(part, { dictionary: around(at, length, between), out });
  }
  bytes.set(base.subarray(base.length - end), start + length);
  return bytes;
}

/** The text that was packed with the same `base`. Throws on damaged bytes. */
export const unpack = (packed: Packed, base = ''): string => textOfBytes(unpackBytes(packed, strToU8(base)));

export const textOfBytes = (bytes: Uint8Array): string => strFromU8(bytes);

/** A checksum of a text (FNV-1a, 32 bits). */
export function checksum(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
