import { createSlices, frequencyCode, lengthCode, type Slices, TERM_WORK } from './format.ts';
import { SegmentWriter } from './segment-writer.ts';
import { encodeTerm, MOST_BYTES } from './term-dictionary.ts';
import { EMPTY_HASH, hashWith, LOWER, TermNumbers } from './term-numbers.ts';
import { eachPiece, isBreak } from './tokenizer.ts';

const encoder = new TextEncoder();
/** Longest text whose bytes fit into memory that is kept, in UTF-16 units. */
const USUAL = 100_000;
/** Bytes of UTF-8 for a UTF-16 unit, at most. */
const WIDEST = 3;
const kept = new Uint8Array(USUAL * WIDEST);

const FIRST_WITHOUT_ASCII = 0x80;
const FIRST_LEADING = 0xc0;
const FIRST_OF_FOUR = 0xf0;

/**
 * Calls `visit` with the number of each index term: words, and in scripts without spaces bigrams and the last letter of a
 * run, so that every letter starts a term. Reads bytes, several times as fast as the units of a string.
 */
export function eachTerm(text: string, terms: TermNumbers, visit: (number: number) => void): void {
  const bytes = text.length <= USUAL ? kept : new Uint8Array(text.length * WIDEST);
  const length = encoder.encodeInto(text, bytes).written;
  /** How many bytes more than UTF-16 units were read. */
  let surplus = 0;
  let at = 0;
  while (at < length) {
    if (isBreak[bytes[at] ?? 0] === 1) {
      at++;
      continue;
    }
    const start = at;
    let hash = EMPTY_HASH;
    for (; at < length; at++) {
      const lower = LOWER[bytes[at] ?? 0] ?? 0;
      if (lower === 0) break;
      bytes[at] = lower;
      hash = hashWith(hash, lower);
    }
    if (at === length || isBreak[bytes[at] ?? 0] === 1) {
      visit(terms.numberAt(bytes, start, at, hash));
      continue;
    }
    const from = start - surplus;
    for (; at < length && isBreak[bytes[at] ?? 0] !== 1; at++) {
      const byte = bytes[at] ?? 0;
      if (byte >= FIRST_OF_FOUR) surplus--;
      else if (byte >= FIRST_WITHOUT_ASCII && byte < FIRST_LEADING) surplus++;
    }
    eachOtherTerm(text.slice(from, at - surplus), terms, visit);
  }
}

/** The terms of what isn't a plain word: letters of other alphabets, marks, apostrophes. */
function eachOtherTerm(text: string, terms: TermNumbers, visit: (number: number) => void): void {
  let before = '';
  let beforeEnd = -1;
  eachPiece(text, (piece, start, end, isAlone) => {
    if (before !== '') visit(terms.numberOf(isAlone && start === beforeEnd ? before + piece : before));
    before = isAlone ? piece : '';
    beforeEnd = end;
    if (!isAlone) visit(terms.numberOf(piece));
  });
  if (before !== '') visit(terms.numberOf(before));
}

export interface BodyDocument {
  location: number;
  /** Plain text. */
  text: string;
}

/** All terms, numbered in order of appearance, and the bodies they occur in, body by body. */
interface Collected {
  terms: TermNumbers;
  /** Parallel arrays: the term's number, and body << 2 | frequency code. */
  pairTerms: number[];
  pairValues: number[];
  lengths: Uint8Array;
  words: number;
}

/** About 64 kB of text between two checks of the clock. */
const WORK_PER_UNIT = 0.3;

async function collect(bodies: readonly BodyDocument[], slices: Slices): Promise<Collected> {
  const terms = new TermNumbers();
  const times: number[] = [];
  const collected: Collected = {
    terms,
    pairTerms: [],
    pairValues: [],
    lengths: new Uint8Array(bodies.length),
    words: 0,
  };
  let held: number[] = [];
  let words = 0;
  const take = (number: number) => {
    words++;
    const before = times[number] ?? 0;
    times[number] = before + 1;
    if (before === 0) held.push(number);
  };
  for (const [index, { text }] of bodies.entries()) {
    held = [];
    words = 0;
    eachTerm(text, terms, take);
    for (const number of held) {
      collected.pairTerms.push(number);
      collected.pairValues.push((index << 2) | frequencyCode(times[number] ?? 1));
      times[number] = 0;
    }
    collected.lengths[index] = lengthCode(words);
    collected.words += words;
    if (slices.due(text.length * WORK_PER_UNIT)) await slices.rest();
  }
  return collected;
}

/** Groups the values by term, ascending: those of term n are from `starts[n]` to `starts[n + 1]`. */
function byTerm({ terms, pairTerms, pairValues }: Collected): { starts: Uint32Array; values: Uint32Array } {
  const count = terms.terms.length;
  const starts = new Uint32Array(count + 1);
  for (const term of pairTerms) starts[term + 1] = (starts[term + 1] ?? 0) + 1;
  for (let term = 0; term < count; term++) starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0);
  const next = starts.slice();
  const values = new Uint32Array(pairTerms.length);
  for (const [index, term] of pairTerms.entries()) {
    const at = next[term] ?? 0;
    values[at] = pairValues[index] ?? 0;
    next[term] = at + 1;
  }
  return { starts, values };
}

const noPause = () => Promise.resolve();
const ascending = (a: number, b: number) => a - b;

/**
 * Builds a segment. Of two bodies with the same location the last wins. `dropped`: locations to hide in older
 * segments. Awaits `pause` at least every 8 ms or so, except during a very long text.
 */
export async function packBodies(
  bodies: readonly BodyDocument[],
  dropped: readonly number[] = [],
  pause: () => Promise<void> = noPause,
): Promise<ArrayBuffer> {
  const slices = createSlices(pause);
  const byLocation = new Map(bodies.map((body) => [body.location, body]));
  const sorted = [...byLocation.values()].sort((a, b) => a.location - b.location);
  const gone = [...new Set(dropped)].filter((location) => !byLocation.has(location)).sort(ascending);
  const collected = await collect(sorted, slices);
  const { starts, values } = byTerm(collected);
  const writer = new SegmentWriter(
    Uint32Array.from(sorted, (body) => body.location),
    Uint32Array.from(gone),
    collected.lengths,
    collected.words,
  );
  const room = new Uint8Array(MOST_BYTES);
  const { terms } = collected;
  for (const term of [...terms.terms].sort()) {
    const number = terms.numberOf(term);
    const [from, to] = [starts[number] ?? 0, starts[number + 1] ?? 0];
    writer.term(room, encodeTerm(term, room), values.subarray(from, to), to - from);
    if (slices.due(to - from + TERM_WORK)) await slices.rest();
  }
  return writer.finish(slices);
}
