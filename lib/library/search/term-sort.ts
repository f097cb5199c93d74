/** More are parted by their next byte first, so that no step is long. */
const MANY = 4096;
/** So few are put in their places one by one. */
const FEW = 8;
/** Bits of a whole number that are kept. */
const WHOLE = 53;

/** Terms as bytes, one behind the other; where each starts, and where the last one ends. No letter begins with a 0. */
export interface SpelledTerms {
  bytes: Uint8Array;
  starts: Uint32Array;
}

/** The terms' numbers in the order of their bytes; no term is there twice. */
export function* sortedTerms(terms: SpelledTerms): Generator<void, Uint32Array> {
  const ids = new Uint32Array(terms.starts.length - 1);
  for (let id = 0; id < ids.length; id++) ids[id] = id;
  yield* sorting(terms, ids, 0);
  return ids;
}

/** Of terms that have so many first bytes in common. */
function* sorting(terms: SpelledTerms, ids: Uint32Array, depth: number): Generator<void> {
  if (ids.length <= MANY) {
    sort(terms, ids, depth);
    yield;
    return;
  }
  const ends = new Uint32Array(257);
  const byteOf = (id: number) => beginning(terms, id, depth, 1);
  for (const id of ids) ends[byteOf(id)] = (ends[byteOf(id)] ?? 0) + 1;
  for (let byte = 1; byte < 257; byte++) ends[byte] = (ends[byte] ?? 0) + (ends[byte - 1] ?? 0);
  for (const id of ids.slice()) {
    const to = (ends[byteOf(id)] ?? 0) - 1;
    ends[byteOf(id)] = to;
    ids[to] = id;
  }
  yield;
  for (let byte = 0; byte < 256; byte++)
    yield* sorting(terms, ids.subarray(ends[byte], ends[byte + 1]), depth + 1);
}

/** So many bytes as one number; 0 behind the last. */
function beginning({ bytes, starts }: SpelledTerms, id: number, depth: number, count: number): number {
  const from = (starts[id] ?? 0) + depth;
  const end = starts[id + 1] ?? 0;
  let value = 0;
  for (let at = from; at < from + count; at++) value = value * 256 + (at < end ? (bytes[at] ?? 0) : 0);
  return value;
}

/** By numbers, which a browser sorts faster than texts: as many bytes as fit in one, and which term it is. */
function sort(terms: SpelledTerms, ids: Uint32Array, depth: number): void {
  const { length } = ids;
  if (length <= FEW) {
    sortFew(terms, ids, depth);
    return;
  }
  const room = 2 ** (32 - Math.clz32(length));
  const count = Math.floor((WHOLE - Math.log2(room)) / 8);
  const keys = new Float64Array(length);
  for (let at = 0; at < length; at++) keys[at] = beginning(terms, ids[at] ?? 0, depth, count) * room + at;
  keys.sort();
  const unsorted = ids.slice();
  let same = 0;
  let before = -1;
  for (let at = 0; at < length; at++) {
    const key = keys[at] ?? 0;
    const start = Math.floor(key / room);
    ids[at] = unsorted[key - start * room] ?? 0;
    if (start === before) continue;
    if (at - same > 1) sort(terms, ids.subarray(same, at), depth + count);
    same = at;
    before = start;
  }
  if (length - same > 1) sort(terms, ids.subarray(same), depth + count);
}

function sortFew({ bytes, starts }: SpelledTerms, ids: Uint32Array, depth: number): void {
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
