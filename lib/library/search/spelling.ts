/** Letters with a symbol of one byte, from 1. `ESCAPE` precedes the two bytes of any other letter. */
const MAX_SYMBOLS = 250;
const RARE_LETTER = 251;
export const ESCAPE = 255;
const UTF16_UNITS = 1 << 16;
/** Per letter its frequency, then its symbol. Allocated once, all 0 between calls. */
let counts = new Uint32Array();

/**
 * Maps the letters of a segment to one byte each, in code order: a typo is one byte in any script, and bytes sort
 * like words. If there are too many letters (ideographs), rare ones take three bytes.
 */
export class Alphabet {
  /** Ascending. */
  readonly letters: Uint16Array;
  #symbols: Map<number, number> | null = null;

  constructor(letters: Uint16Array) {
    this.letters = letters;
  }

  symbol(letter: number): number {
    this.#symbols ??= new Map(Array.from(this.letters, (one, at) => [one, at + 1]));
    return this.#symbols.get(letter) ?? RARE_LETTER;
  }

  /** Writes the letters to `word` and returns their number. */
  decode(spelt: Uint8Array, length: number, word: Uint32Array): number {
    let count = 0;
    for (let at = 0; at < length; at++) {
      const symbol = spelt[at] ?? 0;
      if (symbol !== ESCAPE) word[count++] = this.letters[symbol - 1] ?? 0;
      else word[count++] = ((spelt[++at] ?? 0) << 8) | (spelt[++at] ?? 0);
    }
    return count;
  }

  encode(word: string): Uint8Array {
    const bytes: number[] = [];
    for (let at = 0; at < word.length; at++) {
      const letter = word.charCodeAt(at);
      const symbol = this.symbol(letter);
      if (symbol === RARE_LETTER) bytes.push(ESCAPE, letter >> 8, letter & 255);
      else bytes.push(symbol);
    }
    return Uint8Array.from(bytes);
  }
}

/** Builds the alphabet of concatenated UTF-16 terms and encodes them. */
export function spellTerms({ letters: text, starts: from }: { letters: Uint32Array; starts: Uint32Array }): {
  alphabet: Alphabet;
  terms: SpelledTerms;
} {
  if (counts.length === 0) counts = new Uint32Array(UTF16_UNITS);
  const letters: number[] = [];
  let size = text.length;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? 0;
    const count = counts[letter] ?? 0;
    if (count === 0) letters.push(letter);
    counts[letter] = count + 1;
  }
  letters.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b);
  const rare = letters.splice(MAX_SYMBOLS);
  for (const letter of rare) {
    size += 2 * (counts[letter] ?? 0);
    counts[letter] = RARE_LETTER;
  }
  const alphabet = new Alphabet(Uint16Array.from(letters).sort());
  for (const [at, letter] of alphabet.letters.entries()) counts[letter] = at + 1;
  const bytes = new Uint8Array(size);
  const starts = new Uint32Array(from.length);
  let byte = 0;
  for (let term = 1; term < from.length; term++) {
    const end = from[term] ?? 0;
    for (let at = from[term - 1] ?? 0; at < end; at++) {
      const letter = text[at] ?? 0;
      const symbol = counts[letter] ?? 0;
      if (symbol === RARE_LETTER) {
        bytes[byte++] = ESCAPE;
        bytes[byte++] = letter >> 8;
        bytes[byte++] = letter;
      } else bytes[byte++] = symbol;
    }
    starts[term] = byte;
  }
  for (const letter of [...letters, ...rare]) counts[letter] = 0;
  return { alphabet, terms: { bytes, starts } };
}

/** Larger sets are partitioned by their next byte first, so that no slice takes long. */
const RADIX_THRESHOLD = 4096;
/** Below this, insertion sort. */
const INSERTION_THRESHOLD = 8;
/** Bits of a safe integer. */
const SAFE_BITS = 53;

/** Concatenated terms as bytes, where each starts, and where the last ends. No letter starts with a 0 byte. */
interface SpelledTerms {
  bytes: Uint8Array;
  starts: Uint32Array;
}

/** The numbers of the terms, sorted by bytes. Terms are unique. */
export function* sortTerms(terms: SpelledTerms): Generator<void, Uint32Array> {
  const ids = new Uint32Array(terms.starts.length - 1);
  for (let id = 0; id < ids.length; id++) ids[id] = id;
  yield* radixSort(terms, ids, 0);
  return ids;
}

/** Sorts terms that share their first `depth` bytes. */
function* radixSort(terms: SpelledTerms, ids: Uint32Array, depth: number): Generator<void> {
  if (ids.length <= RADIX_THRESHOLD) {
    sortByKeys(terms, ids, depth);
    yield;
    return;
  }
  const ends = new Uint32Array(257);
  const byteOf = (id: number) => bytesAsNumber(terms, id, depth, 1);
  for (const id of ids) ends[byteOf(id)] = (ends[byteOf(id)] ?? 0) + 1;
  for (let byte = 1; byte < 257; byte++) ends[byte] = (ends[byte] ?? 0) + (ends[byte - 1] ?? 0);
  for (const id of ids.slice()) {
    const to = (ends[byteOf(id)] ?? 0) - 1;
    ends[byteOf(id)] = to;
    ids[to] = id;
  }
  yield;
  for (let byte = 0; byte < 256; byte++)
    yield* radixSort(terms, ids.subarray(ends[byte], ends[byte + 1]), depth + 1);
}

/** `count` bytes as one number, padded with zeros. */
function bytesAsNumber({ bytes, starts }: SpelledTerms, id: number, depth: number, count: number): number {
  const from = (starts[id] ?? 0) + depth;
  const end = starts[id + 1] ?? 0;
  let value = 0;
  for (let at = from; at < from + count; at++) value = value * 256 + (at < end ? (bytes[at] ?? 0) : 0);
  return value;
}

/** Sorts numbers, which is faster than comparing terms: as many bytes as fit, then the term's index. */
function sortByKeys(terms: SpelledTerms, ids: Uint32Array, depth: number): void {
  const { length } = ids;
  if (length <= INSERTION_THRESHOLD) {
    insertionSort(terms, ids, depth);
    return;
  }
  const room = 2 ** (32 - Math.clz32(length));
  const count = Math.floor((SAFE_BITS - Math.log2(room)) / 8);
  const keys = new Float64Array(length);
  for (let at = 0; at < length; at++) keys[at] = bytesAsNumber(terms, ids[at] ?? 0, depth, count) * room + at;
  keys.sort();
  const unsorted = ids.slice();
  let same = 0;
  let before = -1;
  for (let at = 0; at < length; at++) {
    const key = keys[at] ?? 0;
    const start = Math.floor(key / room);
    ids[at] = unsorted[key - start * room] ?? 0;
    if (start === before) continue;
    if (at - same > 1) sortByKeys(terms, ids.subarray(same, at), depth + count);
    same = at;
    before = start;
  }
  if (length - same > 1) sortByKeys(terms, ids.subarray(same), depth + count);
}

function insertionSort({ bytes, starts }: SpelledTerms, ids: Uint32Array, depth: number): void {
  for (let at = 1; at < ids.length; at++) {
    const id = ids[at] ?? 0;
    let to = at;
    while (to > 0 && isBefore(bytes, starts, id, ids[to - 1] ?? 0, depth)) {
      ids[to] = ids[to - 1] ?? 0;
      to--;
    }
    ids[to] = id;
  }
}

function isBefore(
  bytes: Uint8Array,
  starts: Uint32Array,
  one: number,
  other: number,
  depth: number,
): boolean {
  let a = (starts[one] ?? 0) + depth;
  let b = (starts[other] ?? 0) + depth;
  const endOfA = starts[one + 1] ?? 0;
  const endOfB = starts[other + 1] ?? 0;
  while (a < endOfA && b < endOfB && bytes[a] === bytes[b]) {
    a++;
    b++;
  }
  return a === endOfA || (b < endOfB && (bytes[a] ?? 0) < (bytes[b] ?? 0));
}
