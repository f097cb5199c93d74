import type { PlacedEntry } from '../search/index.ts';
import type { SyncRow } from './database.ts';
import type { OpenLayer, PackedLayer } from './layers.ts';
import { locations, type OpenCopy } from './open-copy.ts';
import { packLayer } from './packed-layer.ts';
import type { TouchedBlocks } from './touched.ts';

/** A layer is absorbed into a change with this many times its entries, instead of being merged soon after. */
const MUCH_MORE = 4;

/** A layer and those it replaces. */
export interface AddedLayer {
  packed: PackedLayer;
  countAbsorbed: readonly OpenLayer[];
}

/** How many of the newest layers are small enough to be packed together with this many entries. */
function countAbsorbed(newestFirst: readonly OpenLayer[], entries: number): number {
  let [count, size] = [0, 0];
  for (const layer of newestFirst) {
    size += layer.size;
    if (size * MUCH_MORE > entries) break;
    count++;
  }
  return count;
}

/** Packs a change as a layer, together with small newest layers. Null: nothing changed. */
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
  // The lowest layer has nothing to hide.
  const dropped =
    count === copy.layers.length
      ? []
      : [...gone, ...small.flatMap(({ segment }) => [...segment.hot.dropped])];
  row.generation++;
  const packed = await packLayer(row.generation, [...entries, ...changed.values()], dropped);
  return { packed, countAbsorbed: small };
}
