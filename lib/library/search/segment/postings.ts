import { type ByteWriter, Numbers } from './byte-io.ts';
import { CODE_BITS } from './format.ts';

const POSTINGS_PER_YIELD = 1 << 14;

/** Collects values by owner (term or label) before they are grouped. */
export class PostingsBuffer {
  readonly #owners = new Numbers();
  readonly #values = new Numbers();

  add(owner: number, value: number): void {
    this.#owners.push(owner);
    this.#values.push(value);
  }

  /**
   * Groups the values by owner in insertion order: those of `owner` are from `starts[owner]` to `starts[owner + 1]`.
   */
  *groupByOwner(count: number): Generator<void, { starts: Uint32Array; values: Uint32Array }> {
    const owners = this.#owners.view();
    const unsorted = this.#values.view();
    const starts = new Uint32Array(count + 1);
    for (let at = 0; at < owners.length; at++) {
      const next = (owners[at] ?? 0) + 1;
      starts[next] = (starts[next] ?? 0) + 1;
      if (at % POSTINGS_PER_YIELD === POSTINGS_PER_YIELD - 1) yield;
    }
    for (let owner = 1; owner <= count; owner++)
      starts[owner] = (starts[owner] ?? 0) + (starts[owner - 1] ?? 0);
    const ends = starts.slice();
    const values = new Uint32Array(owners.length);
    for (let at = 0; at < owners.length; at++) {
      const owner = owners[at] ?? 0;
      const to = ends[owner] ?? 0;
      ends[owner] = to + 1;
      values[to] = unsorted[at] ?? 0;
      if (at % POSTINGS_PER_YIELD === POSTINGS_PER_YIELD - 1) yield;
    }
    return { starts, values };
  }
}

/**
 * Decodes the postings of owners `from` to `to`: varints with the document delta above `codeBits` bits of code.
 */
export function forEachPosting(
  postings: Uint8Array,
  starts: Uint32Array,
  codeBits: number,
  callback: (doc: number, code: number) => void,
  from: number,
  to: number,
): void {
  const codes = (1 << codeBits) - 1;
  let at = starts[from] ?? 0;
  for (let owner = from; owner < to; owner++) {
    const end = Math.min(starts[owner + 1] ?? 0, postings.length);
    let doc = 0;
    while (at < end) {
      let value = postings[at++] ?? 0;
      if (value > 127) {
        value &= 127;
        for (let shift = 7; ; shift += 7) {
          const byte = postings[at++] ?? 0;
          value |= (byte & 127) << shift;
          if (byte < 128) break;
        }
      }
      doc += value >>> codeBits;
      callback(doc, value & codes);
    }
  }
}

/** Writes each posting as the delta to the previous document above the code. Duplicates are written once. */
export function writePostings(postings: ByteWriter, places: Uint32Array, from: number, to: number): void {
  let doc = 0;
  let seen = 0;
  sortIfNeeded(places, from, to);
  for (let at = from; at < to; at++) {
    const place = places[at] ?? 0;
    const one = place >>> CODE_BITS;
    const code = place & ((1 << CODE_BITS) - 1);
    if (one !== doc) seen = 0;
    if (seen & (1 << code)) continue;
    seen |= 1 << code;
    postings.varint(((one - doc) << CODE_BITS) | code);
    doc = one;
  }
}

function sortIfNeeded(places: Uint32Array, from: number, to: number): void {
  for (let at = from + 1; at < to; at++) {
    if ((places[at - 1] ?? 0) <= (places[at] ?? 0)) continue;
    places.subarray(from, to).sort();
    return;
  }
}
