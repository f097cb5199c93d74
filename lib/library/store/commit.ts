import { blockRow } from './blocks.ts';
import { orWithoutBlobs } from './bytes.ts';
import { type LibraryDatabase, TABLES } from './database.ts';
import type { Plan } from './plan.ts';
import { segmentRows } from './segmentrows.ts';

async function written(db: LibraryDatabase, plan: Plan): Promise<void> {
  const { worldId, row, added, world, sealed } = plan;
  const transaction = db.transaction(TABLES, 'readwrite', { durability: 'relaxed' });
  const table = <Name extends (typeof TABLES)[number]>(name: Name) => transaction.objectStore(name);
  const writes: Promise<unknown>[] = [table('syncs').put(row)];
  try {
    for (const [block, entries] of plan.blocks)
      writes.push(table('blocks').put(blockRow(worldId, block, entries)));
    if (added) {
      for (const segment of segmentRows(worldId, added)) writes.push(table('segments').put(segment));
    }
    for (const { kind, id } of plan.dropped)
      for (const name of ['bodies', 'unindexed', 'recent'] as const)
        writes.push(table(name).delete([worldId, kind, id]));
    for (const { kind, id } of plan.dropped)
      if (kind === 'secret') writes.push(table('sealed').delete([worldId, id]));
    if (world) writes.push(table('worlds').put(world));
    for (const body of plan.bodies) {
      const { kind, id, location } = body;
      writes.push(table('bodies').put(body), table('unindexed').put({ worldId, kind, id, location }));
    }
    if (sealed) writes.push(table('sealed').put({ worldId, ...sealed }));
    await Promise.all([...writes, transaction.done]);
  } catch (error) {
    // A blob that cannot be cloned throws before the transaction knows of it.
    await Promise.allSettled([...writes, abandoned(transaction)]);
    throw error;
  }
}

async function abandoned(transaction: { abort(): void; done: Promise<void> }): Promise<void> {
  try {
    transaction.abort();
  } catch {
    // It is over already.
  }
  await transaction.done.catch(() => {});
}

/** One transaction; once more without blobs, where the engine cannot keep them. */
export function commit(db: LibraryDatabase, plan: Plan): Promise<void> {
  const write = () => written(db, plan);
  return plan.added ? orWithoutBlobs(write) : write();
}
