import type { PlacedEntry } from '../entry.ts';
import { fingerprintOf } from './fingerprint.ts';
import { Packer } from './packer.ts';
import { Shorthand } from './shorthand.ts';
import type { IndexedEntry } from './types.ts';

/** How long a slice may take, in milliseconds. */
const SLICE = 6;

/** So many entries are looked at before the first is packed: what their titles have in common. */
const LEARNT_FROM = 4096;

export interface Packable extends IndexedEntry {
  fingerprint: number;
}

function packable(entry: PlacedEntry): Packable {
  const { location, title, aliases, template, state, isDraft, isWip, isPending, tags, url } = entry;
  return {
    ref: { kind: entry.kind, id: entry.id },
    ...{ location, title, aliases, template, state, isDraft, isWip, isPending, tags, url },
    categoryId: entry.categoryId,
    updatedAt: entry.updatedAt,
    fingerprint: fingerprintOf(entry),
  };
}

/** Packs entries that come in ascending order of location; yields often. */
export function* packing(
  entries: Iterable<Packable>,
  dropped: readonly number[],
): Generator<void, ArrayBuffer> {
  const iterator = entries[Symbol.iterator]();
  const first: Packable[] = [];
  let next = iterator.next();
  for (; !next.done && first.length < LEARNT_FROM; next = iterator.next()) {
    first.push(next.value);
    if (first.length % 64 === 0) yield;
  }
  const packer = new Packer(yield* Shorthand.learn(first.map(({ title }) => title)));
  let count = 0;
  for (const entry of first) {
    packer.add(entry);
    if (++count % 64 === 0) yield;
  }
  for (; !next.done; next = iterator.next()) {
    packer.add(next.value);
    if (++count % 64 === 0) yield;
  }
  return yield* packer.finish(dropped);
}

/** Each location once: of two entries for one the later counts. */
function* ordered(entries: readonly PlacedEntry[]): Generator<Packable> {
  const sorted = [...entries].sort((a, b) => a.location - b.location);
  for (const [at, entry] of sorted.entries()) {
    if (sorted[at + 1]?.location !== entry.location) yield packable(entry);
  }
}

/** Runs to the end at once. */
export function runThrough<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Runs in slices, with a pause after each. */
export async function runInSlices<T>(steps: Generator<void, T>, pause: () => Promise<void>): Promise<T> {
  let since = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - since < SLICE) continue;
    await pause();
    since = performance.now();
  }
}

/** `dropped`: locations that are gone, to hide them in older segments. */
export function packIndex(entries: readonly PlacedEntry[], dropped: readonly number[] = []): ArrayBuffer {
  return runThrough(packing(ordered(entries), dropped));
}

/** The same bytes; awaits `pause` at least every 8 ms or so. */
export function packIndexInSlices(
  entries: readonly PlacedEntry[],
  dropped: readonly number[],
  pause: () => Promise<void>,
): Promise<ArrayBuffer> {
  return runInSlices(packing(ordered(entries), dropped), pause);
}
