import type { Instant, WorldId } from '../../model/index.ts';
import type { ExportedItem } from '../../world-export/index.ts';
import { mergeSegmentsOf } from '../bodies/body-indexer.ts';
import { type ImportedEntry, type ReadItem, readItem, storeItems } from './import-world.ts';

/** Entries stored in one transaction. */
const BATCH = 160;
/** Each adds a segment to the index of full texts. */
const STORES_PER_MERGE = 4;

export interface ImportQueue {
  /** Resolves once there is room for more. Rejects if earlier items couldn't be stored. */
  add(items: readonly ExportedItem[]): Promise<void>;
  /** Resolves once everything is stored. */
  flush(): Promise<void>;
}

/**
 * Stores the items of an export batch by batch, each while the next one is read, and indexes their full texts. `onStored`
 * says what became of them.
 */
export function importQueue(
  worldId: WorldId,
  readAt: Instant,
  onStored: (entries: readonly ImportedEntry[]) => void,
): ImportQueue {
  let batch: ReadItem[] = [];
  let storing = Promise.resolve();
  let stores = 0;

  async function store(items: readonly ReadItem[]): Promise<void> {
    onStored(await storeItems(worldId, items, readAt));
    stores += 1;
    if (stores % STORES_PER_MERGE === 0) await mergeSegmentsOf(worldId);
  }

  async function next(): Promise<void> {
    await storing;
    const items = batch;
    batch = [];
    storing = store(items);
    // Whoever adds or flushes next gets the rejection.
    storing.catch(() => {});
  }

  return {
    async add(items) {
      batch.push(...items.map(readItem));
      if (batch.length >= BATCH) await next();
    },
    async flush() {
      await next();
      await storing;
    },
  };
}
