import type { Instant } from '../model/index.ts';
import { emitHistoryEvent } from './change-events.ts';
import { type HistoryDatabase, withHistoryDatabase } from './database.ts';
import { timeOf } from './ids.ts';

export interface Retention {
  days: number;
  megabytes: number;
}

const DAY = 86_400_000;
/**
 * In milliseconds. A change this recent is kept, whatever its size, so that it can be undone. A batch, which is undone as
 * one and may take hours, counts as recent as its last change.
 */
const RECENT = 3_600_000;

/** Ids to delete: those that are too old, then the oldest until the rest fits. Pure. `sizes`: oldest first. */
export function outdated(
  sizes: readonly (readonly [id: string, bytes: number])[],
  kept: ReadonlySet<string>,
  { days, megabytes }: Retention,
  now: Instant,
): string[] {
  let excess = sizes.reduce((sum, [, bytes]) => sum + bytes, 0) - megabytes * 1_000_000;
  return sizes.flatMap(([id, bytes]) => {
    const age = now - timeOf(id);
    if (kept.has(id) || (age <= days * DAY && (excess <= 0 || age < RECENT))) return [];
    excess -= bytes;
    return [id];
  });
}

async function sizesOf(db: HistoryDatabase): Promise<[string, number][]> {
  const sizes: [string, number][] = [];
  const index = db.transaction('changes').store.index('size');
  for (let cursor = await index.openKeyCursor(); cursor; cursor = await cursor.continue())
    if (typeof cursor.key[1] === 'number') sizes.push(cursor.key);
  return sizes;
}

/** The changes of batches that run or ended recently. */
async function inRecentBatches(db: HistoryDatabase, now: Instant): Promise<string[]> {
  const changes = new Map<string, string[]>();
  const { store } = db.transaction('changes');
  for (let cursor = await store.index('batch').openKeyCursor(); cursor; cursor = await cursor.continue()) {
    const [batch] = cursor.key;
    const known = changes.get(batch);
    if (known) known.push(cursor.primaryKey);
    else changes.set(batch, [cursor.primaryKey]);
  }
  const running = new Set(await db.getAllKeysFromIndex('batches', 'open'));
  return [...changes].flatMap(([batch, ids]) =>
    running.has(batch) || ids.some((id) => now - timeOf(id) < RECENT) ? ids : [],
  );
}

/** Deletes changes beyond the retention limits, but never one whose outcome is unknown. */
export async function prune(retention: Retention, now: Instant): Promise<void> {
  const gone = await withHistoryDatabase(async (db) => {
    const sizes = await sizesOf(db);
    const [open, batched] = [await db.getAllKeysFromIndex('changes', 'open'), await inRecentBatches(db, now)];
    const ids = outdated(sizes, new Set([...open, ...batched]), retention, now);
    const batches = (await db.getAll('batches')).filter(
      ({ id, state }) => state !== 'running' && now - timeOf(id) > retention.days * DAY,
    );
    if (ids.length + batches.length === 0) return 0;
    const tx = db.transaction(['changes', 'wholes', 'batches', 'items'], 'readwrite');
    for (const id of ids)
      void Promise.all([tx.objectStore('changes').delete(id), tx.objectStore('wholes').delete(id)]);
    for (const { id } of batches) {
      void tx.objectStore('batches').delete(id);
      void tx.objectStore('items').delete(IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]));
    }
    await tx.done;
    return ids.length + batches.length;
  });
  if (gone > 0) emitHistoryEvent({ worldId: null, ref: null, batch: null });
}
