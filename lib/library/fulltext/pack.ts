import { eachTerm } from './each-term.ts';
import { frequencyCode, lengthCode } from './format.ts';
import { SegmentWriter } from './segment-writer.ts';
import { createSlices, type Slices, TERM_WORK } from './slices.ts';
import { encodeTerm, MOST_BYTES } from './term-dictionary.ts';
import { TermNumbers } from './term-numbers.ts';

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
