import type { Entry, PlacedEntry } from '../search/index.ts';
import { BLOCK, type Block, blockOf, emptyBlock, entriesIn, slotOf } from './blocks.ts';
import type { LibraryDatabase, SyncRow } from './database.ts';
import type { OpenLayer, PackedLayer } from './layers.ts';
import { locations, type OpenCopy } from './open-copy.ts';
import { packLayer } from './packed-layer.ts';

/** The blocks that a change touches, before and after. */
export class TouchedBlocks {
  readonly all = new Map<number, Block>();
  readonly changed = new Map<number, Block>();
  readonly #db: LibraryDatabase;
  readonly #copy: OpenCopy;

  constructor(db: LibraryDatabase, copy: OpenCopy) {
    this.#db = db;
    this.#copy = copy;
    for (const [block, entries] of copy.blocks) this.all.set(block, [...entries]);
  }

  /** Loads the blocks of these locations. */
  async read(locations: readonly number[]): Promise<void> {
    const { worldId, row } = this.#copy;
    const isThere = (block: number) => block * BLOCK < row.nextLocation && !this.all.has(block);
    const wanted = [...new Set(locations.map(blockOf))].filter(isThere);
    if (wanted.length === 0) return;
    const { store } = this.#db.transaction('blocks');
    const rows = await Promise.all(wanted.map((block) => store.get([worldId, block])));
    for (const [at, block] of wanted.entries())
      this.all.set(block, rows[at] ? entriesIn(rows[at]) : emptyBlock());
  }

  at(location: number): Entry | null {
    return this.all.get(blockOf(location))?.[slotOf(location)] ?? null;
  }

  set(location: number, entry: Entry | null): void {
    const block = this.all.get(blockOf(location)) ?? emptyBlock();
    block[slotOf(location)] = entry;
    this.all.set(blockOf(location), block);
    this.changed.set(blockOf(location), block);
  }
}

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
