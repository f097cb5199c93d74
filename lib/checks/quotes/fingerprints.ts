import { readWords } from './words.ts';

// Winnowing (Schleimer, Wilkerson and Aiken, 2003): of the hashes of all runs of WORDS words, every window keeps the lowest. Two
// texts that share SHARED words in a row share a kept hash, whatever is around them.

const WORDS = 8;
/** A run of so many words is surely noticed. */
export const SHARED = 12;
const WINDOW = SHARED - WORDS + 1;

/** Kept hashes of a text, each with the offset of its first word: `[hash, offset, hash, offset, …]`. */
export type Fingerprints = Uint32Array;

/** Slots for the last runs. A power of two that holds a window. */
const SLOTS = 8;
const LAST = SLOTS - 1;
const BASE = 0x01000193;
/** Takes a word out of the hash of the run that it began. */
const OLDEST = Array.from({ length: WORDS }).reduce<number>((power) => Math.imul(power, BASE), 1);

/** Spreads a hash whose low bits say little (MurmurHash3). */
function spread(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

/** Room for what is kept of most texts. */
const room = new Uint32Array(0x4000);
/** Hashes of the last runs. */
const runs = new Uint32Array(SLOTS);

/** The fingerprints of a text without its markup. Takes linear time. */
export function fingerprintsOf(text: string): Fingerprints {
  const { count, hashes, starts } = readWords(text);
  if (count < SHARED) return new Uint32Array(0);
  const kept = 2 * count <= room.length ? room : new Uint32Array(2 * count);
  let [rolling, size] = [0, 0];
  // The run that is the lowest of the window, by its last word.
  let [lowest, least, told] = [-1, 0, -1];
  for (let at = 0; at < count; at++) {
    const gone = at < WORDS ? 0 : Math.imul(hashes[at - WORDS] ?? 0, OLDEST);
    rolling = (Math.imul(rolling, BASE) + (hashes[at] ?? 0) - gone) | 0;
    if (at < WORDS - 1) continue;
    const hash = spread(rolling);
    runs[at & LAST] = hash;
    if (lowest < 0 || hash <= least) [lowest, least] = [at, hash];
    else if (lowest <= at - WINDOW) {
      lowest = at - WINDOW + 1;
      least = runs[lowest & LAST] ?? 0;
      for (let next = lowest + 1; next <= at; next++) {
        const other = runs[next & LAST] ?? 0;
        if (other <= least) [lowest, least] = [next, other];
      }
    }
    if (at < SHARED - 1 || lowest === told) continue;
    told = lowest;
    kept[size++] = least;
    kept[size++] = starts[lowest - WORDS + 1] ?? 0;
  }
  return kept.slice(0, size);
}
