import type { PlacedEntry } from '../search/index.ts';
import type { SyncRow } from './database.ts';
import type { OpenLayer, PackedLayer } from './layers.ts';
import { locations, type OpenCopy } from './open-copy.ts';
import { packLayer } from './packed-layer.ts';
import type { TouchedBlocks } from './touched.ts';

/** Times as many entries as a layer has are packed together with it, instead of being merged with it soon. */
const MUCH_MORE = 4;

/** A layer, and those in whose place it stands. */
export interface AddedLayer {
  packed: PackedLayer;
  countAbsorbed: readonly OpenLayer[];
}

/** How many of the newest layers are so small beside so many entries that these are packed with what they hold. */
function countAbsorbed(newestFirst: readonly OpenLayer[], entries: number): number {
  let [count, size] = [0, 0];
  for (const layer of newestFirst) {
    size += layer.size;
    if (size * MUCH_MORE > entries) break;
    count++;
  }
  return count;
}

/** What has changed, as a layer of `row`; with it what the newest layers hold, where that is little. Null: nothing has. */
export async function packAddedLayer(
  copy: OpenCopy,
  row: SyncRow,
  blocks: TouchedBlocks,
  changed: ReadonlyMap<number, PlacedEntry>,
  going: readonly number[],
): Promise<AddedLayer | null> {
  if (changed.size + going.length === 0) return null;
  const count = countAbsorbed(copy.layers, changed.size);
  const small = copy.layers.slice(0, count);
  const gone = new Set(going);
  const held = count === 0 ? [] : [...locations({ ...copy, layers: small })];
  const taken = held.map(({ location }) => location).filter((at) => !changed.has(at) && !gone.has(at));
  await blocks.read(taken);
  const entries = taken.flatMap((location): PlacedEntry[] => {
    const entry = blocks.at(location);
    return entry ? [{ ...entry, location }] : [];
  });
  // Where nothing lies below, there is nothing to be hidden there.
  const dropped =
    count === copy.layers.length
      ? []
      : [...gone, ...small.flatMap(({ segment }) => [...segment.hot.dropped])];
  row.generation++;
  const packed = await packLayer(row.generation, [...entries, ...changed.values()], dropped);
  return { packed, countAbsorbed: small };
}
