import type { WorldId } from '../../model/index.ts';
import type { Entry, EntryRef } from '../search/index.ts';
import type { SyncRow } from './database.ts';
import type { OpenLayer } from './layers.ts';

/** A world's copy as its writer holds it. */
export interface OpenCopy {
  worldId: WorldId;
  row: SyncRow;
  /** Newest first. */
  layers: OpenLayer[];
  /** The blocks that were written last. */
  blocks: ReadonlyMap<number, readonly (Entry | null)[]>;
}

/** The entry's location, or -1. `layers` newest first: what a newer one drops is gone from older ones. */
export function locate(layers: readonly OpenLayer[], ref: EntryRef): number {
  for (const [at, { segment }] of layers.entries()) {
    const location = segment.hot.locate(ref);
    if (location < 0) continue;
    return layers.slice(0, at).some((newer) => drops(newer, location)) ? -1 : location;
  }
  return -1;
}

/** From the newest layer that holds this location. */
export function fingerprintAt(layers: readonly OpenLayer[], location: number): number {
  for (const { segment } of layers) {
    const print = segment.hot.fingerprint(location);
    if (print !== -1) return print;
  }
  return -1;
}

/** Whether the layer drops a location (binary search). */
function drops({ segment }: OpenLayer, location: number): boolean {
  const { dropped } = segment.hot;
  let [low, high] = [0, dropped.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((dropped[middle] ?? 0) < location) low = middle + 1;
    else high = middle;
  }
  return dropped[low] === location;
}

/** Every location in use with the layer that holds it, in no particular order. */
export function* locations({
  row,
  layers,
}: Omit<OpenCopy, 'blocks'>): Generator<{ location: number; layer: OpenLayer }> {
  const covered = new Uint8Array(row.nextLocation);
  for (const layer of layers) {
    const { hot } = layer.segment;
    for (const location of hot.locations) {
      if (covered[location]) continue;
      covered[location] = 1;
      yield { location, layer };
    }
    for (const location of hot.dropped) covered[location] = 1;
  }
}
