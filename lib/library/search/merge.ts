import { mergeSymbolTables } from './build-symbol-table.ts';
import { inOrder } from './live-docs.ts';
import type { PackedIndex } from './open.ts';
import { SegmentCopier } from './segment-copier.ts';
import { SegmentParts } from './segment-parts.ts';
import { runInSlices } from './slices.ts';

/** Entries between two chances to pause. */
const STEPS = 256;

function* merging(newestFirst: readonly PackedIndex[], isBase: boolean): Generator<void, ArrayBuffer> {
  const { segments, docs } = yield* inOrder(newestFirst);
  const title = (at: number) => newestFirst[segments[at] ?? 0]?.title(docs[at] ?? 0) ?? null;
  const parts = new SegmentParts(yield* mergeSymbolTables(newestFirst, isBase, docs.length, title));
  const copiers = newestFirst.map((index) => new SegmentCopier(index, parts));
  for (let at = 0; at < docs.length; at++) {
    copiers[segments[at] ?? 0]?.copy(docs[at] ?? 0);
    if (at % STEPS === STEPS - 1) yield;
  }
  for (const copier of copiers) yield* copier.copyTerms();
  return yield* parts.packed(isBase ? [] : droppedBy(newestFirst));
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
  return runInSlices(merging(newestFirst, isBase), pause);
}

/** Locations that are gone after all of these: dropped, and not held by a newer one. */
function droppedBy(newestFirst: readonly PackedIndex[]): number[] {
  const gone = new Set<number>();
  for (const index of [...newestFirst].reverse()) {
    for (const location of index.dropped) gone.add(location);
    if (gone.size > 0) for (const location of index.locations) gone.delete(location);
  }
  return [...gone];
}
