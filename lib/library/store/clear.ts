import type { WorldId } from '../../model/index.ts';
import { announce } from '../changes.ts';
import { libraryDatabase, ofWorld, TABLES } from './database.ts';
import { exclusively } from './lock.ts';

/** Leaves nothing of any world. */
export async function clearEverything(): Promise<void> {
  await exclusively(async () => {
    const transaction = (await libraryDatabase()).transaction(TABLES, 'readwrite');
    await Promise.all([...TABLES.map((table) => transaction.objectStore(table).clear()), transaction.done]);
  });
  announce({ worldId: null, what: 'cleared' });
}

/** Leaves nothing of this world. */
export async function clearWorld(worldId: WorldId): Promise<void> {
  await exclusively(async () => {
    const transaction = (await libraryDatabase()).transaction(TABLES, 'readwrite');
    await Promise.all([
      ...TABLES.map((table) =>
        transaction
          .objectStore(table)
          .delete(table === 'worlds' || table === 'syncs' ? IDBKeyRange.only(worldId) : ofWorld(worldId)),
      ),
      transaction.done,
    ]);
  });
  announce({ worldId, what: 'cleared' });
}
