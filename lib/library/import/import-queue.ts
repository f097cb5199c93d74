import type { Instant, WorldId } from '../../model/index.ts';
import type { ExportedItem } from '../../world-export/index.ts';
import { mergeSegmentsOf } from '../bodies/body-indexer.ts';
import { type ImportedEntry, type ReadItem, readItem, storeItems } from './import-world.ts';

/** Entries stored in one transaction. */
const BATCH = 320;
/** Batches that may wait to be stored while more is read. Their texts are held in memory. */
const WAITING = 2;
/** Each adds a segment to the index of full texts. */
const STORES_PER_MERGE = 4;

export interface ImportQueue {
  /** Resolves once there is room for more. Rejects if earlier items couldn't be stored. */
  add(items: readonly ExportedItem[]): Promise<void>;
  /** Resolves once everything is stored. */
  flush(): Promise<void>;
}

/** Stores an export's items batch by batch, and indexes their full texts. `onStored` says what became of them. */
export function importQueue(
  worldId: WorldId,
  readAt: Instant,
  onStored: (entries: readonly ImportedEntry[]) => void,
): ImportQueue {
  let batch: ReadItem[] = [];
  /** The batches that aren't stored yet, the oldest first. Each begins once the one before is stored. */
  const waiting: Promise<void>[] = [];
  let stores = 0;

  async function store(items: readonly ReadItem[]): Promise<void> {
    onStored(await storeItems(worldId, items, readAt));
    stores += 1;
    if (stores % STORES_PER_MERGE === 0) await mergeSegmentsOf(worldId);
  }

  /** Hands the batch over, once there is room for it. */
  async function next(): Promise<void> {
    while (waiting.length >= WAITING) await oldest();
    const items = batch;
    batch = [];
    const storing = (waiting.at(-1) ?? Promise.resolve()).then(() => store(items));
    // Whoever adds or flushes later gets the rejection.
    storing.catch(() => {});
    waiting.push(storing);
  }

  async function oldest(): Promise<void> {
    await waiting[0];
    waiting.shift();
  }

  return {
    async add(items) {
      batch.push(...items.map(readItem));
      if (batch.length >= BATCH) await next();
    },
    async flush() {
      await next();
      while (waiting.length > 0) await oldest();
    },
  };
}
