import type { WorldId } from '../../model/index.ts';
import { announce } from '../changes.ts';
import { deleteDatabase, libraryDatabase, ofWorld, TABLES } from './database.ts';
import { exclusively } from './lock.ts';

/**
 * Leaves nothing of this world; null: of any. Where no other world's copy stands, the database goes as a whole: what is
 * only taken out of it, a browser may keep in its files for as long as it likes.
 */
async function clear(worldId: WorldId | null): Promise<void> {
  await exclusively(async () => {
    // What cannot be opened holds nothing that another world could still use.
    const db = await libraryDatabase().catch(() => null);
    if (!db) return deleteDatabase();
    const isOnly = worldId === null || (await db.getAllKeys('syncs')).every((id) => id === worldId);
    if (isOnly) return deleteDatabase();
    const transaction = db.transaction(TABLES, 'readwrite');
    await Promise.all([
      ...TABLES.map((table) =>
        transaction
          .objectStore(table)
          .delete(table === 'worlds' || table === 'syncs' ? worldId : ofWorld(worldId)),
      ),
      transaction.done,
    ]);
  });
  announce({ worldId, what: 'cleared' });
}

/** Leaves nothing of any world. */
export const clearEverything = (): Promise<void> => clear(null);

/** Leaves nothing of this world. */
export const clearWorld: (worldId: WorldId) => Promise<void> = clear;
