import type { Entry } from '../search/index.ts';
import { BLOCK, type Block, blockOf, emptyBlock, entriesIn, slotOf } from './blocks.ts';
import type { LibraryDatabase } from './database.ts';
import type { OpenCopy } from './open-copy.ts';

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
