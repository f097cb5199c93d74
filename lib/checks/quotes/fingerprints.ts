import { eachWord } from './words.ts';

// Winnowing (Schleimer, Wilkerson and Aiken, 2003): of the hashes of all runs of WORDS words, every window keeps the lowest. Two
// texts that share SHARED words in a row share a kept hash, whatever is around them.

const WORDS = 8;
/** A run of so many words is surely noticed. */
export const SHARED = 12;
const WINDOW = SHARED - WORDS + 1;

/** Kept hashes of a text, each with the offset of its first word: `[hash, offset, hash, offset, …]`. */
export type Fingerprints = Uint32Array;

/** Slots for the last words. A power of two that holds a run and a window. */
const SLOTS = 16;
const LAST = SLOTS - 1;
const BASE = 0x01000193;
/** Takes a word out of the hash of the run that it began. */
const OLDEST = Array.from({ length: WORDS }).reduce<number>((power) => Math.imul(power, BASE), 1);

/** Spreads a hash whose low bits say little (MurmurHash3). */
function spread(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

/** The fingerprints of a text without its markup. Takes linear time. */
export function fingerprintsOf(text: string): Fingerprints {
  const kept: number[] = [];
  const words = new Int32Array(SLOTS);
  const starts = new Uint32Array(SLOTS);
  const hashes = new Uint32Array(SLOTS);
  let [count, rolling, lowest, told] = [0, 0, -1, -1];
  eachWord(text, (word, start) => {
    const at = count++;
    const slot = at & LAST;
    const gone = at < WORDS ? 0 : (words[(at - WORDS) & LAST] ?? 0);
    rolling = (Math.imul(rolling, BASE) + word - Math.imul(gone, OLDEST)) | 0;
    words[slot] = word;
    starts[slot] = start;
    if (at < WORDS - 1) return;
    // Of the run that ends here.
    hashes[slot] = spread(rolling);
    if (at < WORDS + WINDOW - 2) return;
    if (lowest <= at - WINDOW) {
      lowest = at - WINDOW + 1;
      for (let next = lowest + 1; next <= at; next++)
        if ((hashes[next & LAST] ?? 0) <= (hashes[lowest & LAST] ?? 0)) lowest = next;
    } else if ((hashes[slot] ?? 0) <= (hashes[lowest & LAST] ?? 0)) lowest = at;
    if (lowest === told) return;
    told = lowest;
    kept.push(hashes[lowest & LAST] ?? 0, starts[(lowest - WORDS + 1) & LAST] ?? 0);
  });
  return Uint32Array.from(kept);
}
