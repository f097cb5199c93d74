/** Longer terms are cut: they are no words. */
const MOST_UNITS = 40;
export const MOST_BYTES = MOST_UNITS * 3;

/**
 * Writes a term as bytes that sort as its UTF-16 units do: each unit by itself in the way of UTF-8, so that the halves of
 * a pair have three bytes each. Returns the number of bytes.
 */
export function encodeTerm(term: string, into: Uint8Array): number {
  const units = Math.min(term.length, MOST_UNITS);
  let at = 0;
  for (let index = 0; index < units; index++) {
    const unit = term.charCodeAt(index);
    if (unit < 0x80) {
      into[at++] = unit;
    } else if (unit < 0x800) {
      into[at++] = 0xc0 | (unit >> 6);
      into[at++] = 0x80 | (unit & 63);
    } else {
      into[at++] = 0xe0 | (unit >> 12);
      into[at++] = 0x80 | ((unit >> 6) & 63);
      into[at++] = 0x80 | (unit & 63);
    }
  }
  return at;
}

export function termBytes(term: string): Uint8Array {
  const room = new Uint8Array(MOST_BYTES);
  return room.slice(0, encodeTerm(term, room));
}

export function compareBytes(a: Uint8Array, aLength: number, b: Uint8Array, bLength: number): number {
  const both = Math.min(aLength, bLength);
  for (let at = 0; at < both; at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return aLength - bLength;
}
