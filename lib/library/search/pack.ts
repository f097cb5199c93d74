import type { PlacedEntry } from '../entry.ts';
import { buildSymbolTable } from './build-symbol-table.ts';
import { Packer } from './packer.ts';
import { SegmentParts } from './segment-parts.ts';
import { runInSlices, runThrough } from './slices.ts';

/** Entries between two chances to pause. */
const STEPS = 64;

function* packing(entries: readonly PlacedEntry[], dropped: readonly number[]): Generator<void, ArrayBuffer> {
  const sorted = inOrderOnce(entries);
  yield;
  const parts = new SegmentParts(yield* buildSymbolTable(sorted.length, (at) => sorted[at]?.title ?? null));
  const packer = new Packer(parts);
  let count = 0;
  for (const entry of sorted) {
    packer.add(entry);
    if (++count % STEPS === 0) yield;
  }
  return yield* parts.packed(dropped);
}

/** By location, each once: of two for one location the later counts. */
export function inOrderOnce<T extends { location: number }>(entries: readonly T[]): T[] {
  const sorted = [...entries].sort((a, b) => a.location - b.location);
  return sorted.filter(({ location }, at) => sorted[at + 1]?.location !== location);
}

/** `dropped`: locations that are gone, to hide them in older segments. */
export function packIndex(entries: readonly PlacedEntry[], dropped: readonly number[] = []): ArrayBuffer {
  return runThrough(packing(entries, dropped));
}

/** The same bytes; awaits `pause` at least every 8 ms or so. */
export function packIndexInSlices(
  entries: readonly PlacedEntry[],
  dropped: readonly number[],
  pause: () => Promise<void>,
): Promise<ArrayBuffer> {
  return runInSlices(packing(entries, dropped), pause);
}
