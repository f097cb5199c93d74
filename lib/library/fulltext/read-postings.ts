import { CHUNK } from './format.ts';

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
