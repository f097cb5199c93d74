import type { Range } from '../facts/entry-facts.ts';
import { type Fingerprints, SHARED } from './fingerprints.ts';
import { readWords } from './words.ts';

interface Word {
  hash: number;
  start: number;
  end: number;
}

function wordsOf(text: string): Word[] {
  const { count, hashes, starts, ends } = readWords(text);
  return Array.from({ length: count }, (_, at) => ({
    hash: hashes[at] ?? 0,
    start: starts[at] ?? 0,
    end: ends[at] ?? 0,
  }));
}

const rangeOf = (words: readonly Word[], first: number, last: number): Range => [
  words[first]?.start ?? 0,
  words[last]?.end ?? 0,
];

/** The longest run of words that two texts share around these offsets, in each of them. Null if it is too short. */
export function sharedRun(
  here: { text: string; offset: number },
  there: { text: string; offset: number },
): { here: Range; there: Range; words: number } | null {
  const [a, b] = [wordsOf(here.text), wordsOf(there.text)];
  const [x, y] = [
    a.findIndex(({ start }) => start === here.offset),
    b.findIndex(({ start }) => start === there.offset),
  ];
  if (x < 0 || y < 0) return null;
  const isSame = (step: number): boolean => {
    const one = a[x + step];
    return one !== undefined && one.hash === b[y + step]?.hash;
  };
  let [first, last] = [0, -1];
  while (isSame(last + 1)) last++;
  while (last >= 0 && isSame(first - 1)) first--;
  const words = last - first + 1;
  return words < SHARED
    ? null
    : { here: rangeOf(a, x + first, x + last), there: rangeOf(b, y + first, y + last), words };
}

/** The fingerprints of a field. */
export interface Printed {
  /** Tells whose field it is: fields of one owner aren't compared with each other on one side. */
  owner: string;
  prints: Fingerprints;
}

/** A fingerprint that two fields share, and where each has it. */
export interface Match<T> {
  hash: number;
  open: T;
  openOffset: number;
  hidden: T;
  hiddenOffset: number;
}

/** Bits of a hash that the filter looks at. */
const FILTER_BITS = 24;
const FILTER_MASK = (1 << FILTER_BITS) - 1;

/** Shared hashes between two steps. */
const STEP = 1_000;

interface Seen<T> {
  field: T;
  offset: number;
  /** Words that several owners have are a phrase, not a quote. */
  isCommon: boolean;
}

function* collect<T extends Printed>(
  fields: readonly T[],
  isWanted: (hash: number) => boolean,
  seen: Map<number, Seen<T>>,
): Generator<void, void, void> {
  for (const field of fields) {
    const { prints } = field;
    for (let at = 0; at < prints.length; at += 2) {
      const hash = prints[at] ?? 0;
      if (!isWanted(hash)) continue;
      const known = seen.get(hash);
      if (!known) seen.set(hash, { field, offset: prints[at + 1] ?? 0, isCommon: false });
      else if (known.field.owner !== field.owner) known.isCommon = true;
    }
    yield;
  }
}

/**
 * What open texts share with hidden ones, yielding after each field. What several open or several hidden owners have doesn't
 * count.
 * @param among only these hashes count; null: all
 */
export function* matchesOf<T extends Printed>(
  open: readonly T[],
  hidden: readonly T[],
  among: ReadonlySet<number> | null = null,
): Generator<void, Match<T>[], void> {
  if (open.length === 0 || hidden.length === 0) return [];
  const filter = new Uint8Array(1 << (FILTER_BITS - 3));
  const bit = (hash: number): number => 1 << (hash & 7);
  const slot = (hash: number): number => (hash & FILTER_MASK) >>> 3;
  const want = (hash: number): void => {
    filter[slot(hash)] = (filter[slot(hash)] ?? 0) | bit(hash);
  };
  if (among) for (const hash of among) want(hash);
  else
    for (const { prints } of hidden) {
      for (let at = 0; at < prints.length; at += 2) want(prints[at] ?? 0);
      yield;
    }
  const isWanted = (hash: number): boolean => ((filter[slot(hash)] ?? 0) & bit(hash)) !== 0;
  const inOpen = new Map<number, Seen<T>>();
  yield* collect(open, (hash) => isWanted(hash) && (among?.has(hash) ?? true), inOpen);
  const inHidden = new Map<number, Seen<T>>();
  yield* collect(hidden, (hash) => inOpen.has(hash), inHidden);
  const matches: Match<T>[] = [];
  let seen = 0;
  for (const [hash, one] of inOpen) {
    if (++seen % STEP === 0) yield;
    const other = inHidden.get(hash);
    if (!other || one.isCommon || other.isCommon) continue;
    matches.push({
      ...{ hash, open: one.field, openOffset: one.offset },
      ...{ hidden: other.field, hiddenOffset: other.offset },
    });
  }
  return matches;
}
