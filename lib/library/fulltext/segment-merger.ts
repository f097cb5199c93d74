import { createSlices, lengthOf, type Slices, TERM_WORK } from './format.ts';
import type { PackedBodies } from './segment-reader.ts';
import { SegmentWriter } from './segment-writer.ts';
import { compareBytes, TermCursor } from './term-dictionary.ts';

const NOT_TAKEN = -1;
/** Larger than any posting. */
const AFTER_ALL = 0xffffffff;

interface Plan {
  locations: number[];
  dropped: number[];
  lengths: number[];
  words: number;
  /** For each segment and body, its number in the new segment, or `NOT_TAKEN`. */
  numbers: Int32Array[];
}

/** Iterates over the locations of all segments; the newest segment that has a location wins. */
async function plan(newestFirst: readonly PackedBodies[], isOldest: boolean, slices: Slices): Promise<Plan> {
  const made: Plan = { locations: [], dropped: [], lengths: [], words: 0, numbers: [] };
  const walks = newestFirst.map((segment) => {
    const numbers = new Int32Array(segment.size).fill(NOT_TAKEN);
    made.numbers.push(numbers);
    return { segment, numbers, body: 0, gone: 0 };
  });
  for (;;) {
    let location = Number.POSITIVE_INFINITY;
    for (const { segment, body, gone } of walks) {
      location = Math.min(location, segment.locations[body] ?? location, segment.dropped[gone] ?? location);
    }
    if (location === Number.POSITIVE_INFINITY) return made;
    let isSettled = false;
    for (const walk of walks) {
      const isGone = walk.segment.dropped[walk.gone] === location;
      const isHeld = walk.segment.locations[walk.body] === location;
      if (isGone) walk.gone++;
      if (isHeld && !isSettled) {
        const length = walk.segment.lengths[walk.body] ?? 0;
        walk.numbers[walk.body] = made.locations.length;
        made.locations.push(location);
        made.lengths.push(length);
        made.words += lengthOf(length);
      } else if (isGone && !isSettled && !isOldest) {
        made.dropped.push(location);
      }
      if (isHeld) walk.body++;
      isSettled ||= isGone || isHeld;
    }
    if (slices.due(walks.length)) await slices.rest();
  }
}

/** Merges the posting lists of one term in two growing buffers. */
class PostingMerger {
  values = new Uint32Array(1024);
  count = 0;
  #other = new Uint32Array(1024);
  #read = new Uint32Array(1024);

  /** Merges the list of the cursor's term; both lists are ascending. */
  add(cursor: TermCursor, numbers: Int32Array): void {
    if (this.#read.length < cursor.count) this.#read = new Uint32Array(cursor.count * 2);
    const read = this.#read;
    const found = cursor.readInto(read);
    let kept = 0;
    for (let index = 0; index < found; index++) {
      const value = read[index] ?? 0;
      const number = numbers[value >>> 2] ?? NOT_TAKEN;
      if (number !== NOT_TAKEN) read[kept++] = (number << 2) | (value & 3);
    }
    this.#mergeWith(read, kept);
  }

  #mergeWith(read: Uint32Array, kept: number): void {
    const total = this.count + kept;
    if (this.values.length < total) {
      const larger = new Uint32Array(total * 2);
      larger.set(this.values.subarray(0, this.count));
      this.values = larger;
    }
    if (this.count === 0 || (this.values[this.count - 1] ?? 0) < (read[0] ?? 0)) {
      this.values.set(read.subarray(0, kept), this.count);
      this.count = total;
      return;
    }
    if (this.#other.length < this.values.length) this.#other = new Uint32Array(this.values.length);
    const [mine, into] = [this.values, this.#other];
    let [left, right] = [0, 0];
    for (let at = 0; at < total; at++) {
      const a = left < this.count ? (mine[left] ?? 0) : AFTER_ALL;
      const b = right < kept ? (read[right] ?? 0) : AFTER_ALL;
      into[at] = Math.min(a, b);
      if (a < b) left++;
      else right++;
    }
    this.values = into;
    this.#other = mine;
    this.count = total;
  }
}

/** Merges adjacent segments; newer bodies and drops win. `isOldest`: forgets drops. Awaits `pause` every 8 ms. */
export async function mergeBodies(
  newestFirst: readonly PackedBodies[],
  pause: () => Promise<void>,
  isOldest: boolean,
): Promise<ArrayBuffer> {
  const slices = createSlices(pause);
  const made = await plan(newestFirst, isOldest, slices);
  const writer = new SegmentWriter(
    Uint32Array.from(made.locations),
    Uint32Array.from(made.dropped),
    Uint8Array.from(made.lengths),
    made.words,
  );
  const gathering = new PostingMerger();
  const sources = newestFirst.map((segment, index) => {
    const cursor = new TermCursor(segment);
    return { cursor, numbers: made.numbers[index] ?? new Int32Array(0), isOpen: cursor.next() };
  });
  for (;;) {
    let least: TermCursor | null = null;
    for (const { cursor, isOpen } of sources) {
      if (isOpen && (!least || compareBytes(cursor.bytes, cursor.length, least.bytes, least.length) < 0)) {
        least = cursor;
      }
    }
    if (!least) break;
    const term = least.bytes.slice(0, least.length);
    gathering.count = 0;
    let work = TERM_WORK;
    for (const source of sources) {
      if (!source.isOpen || !source.cursor.is(term)) continue;
      work += source.cursor.count;
      gathering.add(source.cursor, source.numbers);
      source.isOpen = source.cursor.next();
    }
    if (gathering.count > 0) writer.term(term, term.length, gathering.values, gathering.count);
    if (slices.due(work)) await slices.rest();
  }
  return writer.finish(slices);
}
