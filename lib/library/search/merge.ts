import { inOrder } from './living.ts';
import type { PackedIndex } from './open.ts';
import { type Packable, packing, runInSlices } from './pack.ts';

function* entriesOf(newestFirst: readonly PackedIndex[]): Generator<Packable> {
  for (const { segment, doc } of inOrder(newestFirst)) {
    const index = newestFirst[segment];
    const entry = index?.at(doc);
    if (index && entry) yield { ...entry, fingerprint: index.fingerprint(entry.location) };
  }
}

/**
 * One index for all of these, newest first; needs no blocks. `isBase`: nothing older lies below, so what was dropped is
 * forgotten; otherwise it is kept, to hide what lies below.
 */
export function mergeIndexes(
  newestFirst: readonly PackedIndex[],
  pause: () => Promise<void>,
  isBase = true,
): Promise<ArrayBuffer> {
  const dropped = isBase ? [] : droppedBy(newestFirst);
  return runInSlices(packing(entriesOf(newestFirst), dropped), pause);
}

/** Locations that are gone after all of these: dropped, and not held by a newer one. */
function droppedBy(newestFirst: readonly PackedIndex[]): number[] {
  const gone = new Set<number>();
  for (const index of [...newestFirst].reverse()) {
    for (const location of index.dropped) gone.add(location);
    for (const location of index.locations) gone.delete(location);
  }
  return [...gone];
}
