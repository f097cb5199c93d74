import type { WorldId } from '../../model/index.ts';
import type { Entry, EntryRef } from '../entry.ts';
import type { LibraryDatabase, SyncRow } from './database.ts';
import { type OpenLayer, openWorld } from './layers.ts';
import { rebuilt } from './rebuild.ts';
import { freshSync } from './syncrow.ts';

/** The copy of a world as its writer holds it. */
export interface OpenCopy {
  worldId: WorldId;
  row: SyncRow;
  /** Newest first. */
  layers: OpenLayer[];
  /** Blocks as they are, as far as they are known: those that were written last. */
  blocks: ReadonlyMap<number, readonly (Entry | null)[]>;
}

/** What is open stays so between two writes; it is compared with the record before it is used. */
const open = new Map<WorldId, OpenCopy>();

export function remember(copy: OpenCopy): void {
  open.set(copy.worldId, copy);
}

/** Whatever changes a block is a new generation. */
const isSame = (a: SyncRow, b: SyncRow) => a.copy === b.copy && a.generation === b.generation;

/** Only for who holds the lock. What is damaged is made anew first; `afresh`: what is open already is read as well. */
export async function openCopy(db: LibraryDatabase, worldId: WorldId, afresh = false): Promise<OpenCopy> {
  const before = afresh ? undefined : open.get(worldId);
  const { row, layers, isDamaged } = await openWorld(db, worldId, before?.layers ?? []);
  const blocks = before && row && isSame(before.row, row) ? before.blocks : new Map();
  const copy = isDamaged
    ? await rebuilt(db, worldId, row)
    : { worldId, row: row ?? freshSync(worldId), layers, blocks };
  remember(copy);
  return copy;
}

/** Where an entry is kept, or -1. `layers` newest first: what a newer one drops is gone from older ones. */
export function locate(layers: readonly OpenLayer[], ref: EntryRef): number {
  for (const [at, { segment }] of layers.entries()) {
    const location = segment.hot.locate(ref);
    if (location < 0) continue;
    return layers.slice(0, at).some((newer) => drops(newer, location)) ? -1 : location;
  }
  return -1;
}

/** Of the newest layer that holds this location. */
export function fingerprintAt(layers: readonly OpenLayer[], location: number): number {
  for (const { segment } of layers) {
    const print = segment.hot.fingerprint(location);
    if (print !== -1) return print;
  }
  return -1;
}

/** Whether a location is listed, by bisection. */
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

/** Every location that somebody stands at, with the layer that knows who; in no order that matters. */
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
