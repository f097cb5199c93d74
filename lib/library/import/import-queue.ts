import type { Instant, WorldId } from '../../model/index.ts';
import type { ExportedItem } from '../../world-export/index.ts';
import { indexWritten } from '../bodies/body-indexer.ts';
import { type ImportedEntry, storeExported } from './import-world.ts';

/** Entries stored in one transaction. */
const BATCH = 160;

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
  let batch: ExportedItem[] = [];
  let storing = Promise.resolve();

  async function store(items: readonly ExportedItem[]): Promise<void> {
    onStored(await storeExported(worldId, items, readAt));
    await indexWritten(worldId);
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
      batch.push(...items);
      if (batch.length >= BATCH) await next();
    },
    async flush() {
      await next();
      await storing;
    },
  };
}
