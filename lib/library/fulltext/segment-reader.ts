import type { Slices } from './format.ts';
import { fullChecksum, HEAD, HEAD_WORDS, layout, MAGIC, quickChecksum, VERSION } from './format.ts';

/** An open segment: views over its bytes; nothing is decoded in advance. */
export interface PackedBodies {
  readonly buffer: ArrayBuffer;
  readonly size: number;
  /** Ascending; the index is the body's number. */
  readonly locations: Uint32Array;
  /** Locations to hide in older segments, ascending. */
  readonly dropped: Uint32Array;
  /** Length codes of the bodies. */
  readonly lengths: Uint8Array;
  /** Approximate total of words. */
  readonly words: number;
  readonly termCount: number;
  /** For each block of the dictionary, where its terms start and where its postings start. */
  readonly blockStarts: Uint32Array;
  readonly blockPostings: Uint32Array;
  readonly terms: Uint8Array;
  readonly postings: Uint8Array;
}

/**
 * Null if damaged or of another version. Of a large segment only a sample is verified. Damage beyond it can give
 * wrong answers, but never an error or an endless search; `verifySegment` finds it.
 */
export function openBodies(buffer: ArrayBuffer): PackedBodies | null {
  if (buffer.byteLength < HEAD_WORDS * 4 || buffer.byteLength % 4 !== 0) return null;
  const head = new Uint32Array(buffer, 0, HEAD_WORDS);
  const field = (name: keyof typeof HEAD) => head[HEAD[name]] ?? 0;
  if (field('magic') !== MAGIC || field('version') !== VERSION) return null;
  const sizes = {
    bodies: field('bodies'),
    dropped: field('dropped'),
    terms: field('terms'),
    termBytes: field('termBytes'),
    postingBytes: field('postingBytes'),
  };
  const at = layout(sizes);
  if (at.end !== buffer.byteLength || field('bytes') !== at.end) return null;
  if (quickChecksum(buffer) !== field('quick')) return null;
  const blocks = (at.blockPostings - at.blockStarts) / 4;
  return {
    buffer,
    size: sizes.bodies,
    locations: new Uint32Array(buffer, at.locations, sizes.bodies),
    dropped: new Uint32Array(buffer, at.dropped, sizes.dropped),
    lengths: new Uint8Array(buffer, at.lengths, sizes.bodies),
    words: field('kilowords') * 1000,
    termCount: sizes.terms,
    blockStarts: new Uint32Array(buffer, at.blockStarts, blocks),
    blockPostings: new Uint32Array(buffer, at.blockPostings, blocks),
    terms: new Uint8Array(buffer, at.terms, sizes.termBytes),
    postings: new Uint8Array(buffer, at.postings, sizes.postingBytes),
  };
}

/** Whether the full checksum matches. */
export async function verifySegment(segment: PackedBodies, slices: Slices): Promise<boolean> {
  const head = new Uint32Array(segment.buffer, 0, HEAD_WORDS);
  return (await fullChecksum(segment.buffer, slices)) === head[HEAD.full];
}

/** Index of a value in an ascending list, or -1. */
export function indexOfLocation(values: Uint32Array, value: number): number {
  let low = 0;
  let high = values.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = values[middle] ?? 0;
    if (found === value) return middle;
    if (found < value) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Whether a newer segment holds or drops this location. */
export function isSuperseded(newer: readonly PackedBodies[], before: number, location: number): boolean {
  for (let index = 0; index < before; index++) {
    const segment = newer[index];
    if (!segment) continue;
    if (indexOfLocation(segment.locations, location) >= 0 || indexOfLocation(segment.dropped, location) >= 0)
      return true;
  }
  return false;
}
