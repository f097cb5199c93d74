import type { WorldId } from '../../model/index.ts';
import { announce } from '../changes.ts';
import { deleteDatabase, libraryDatabase, ofWorld, TABLES } from './database.ts';
import { exclusively } from './pause.ts';

/** Deletes a world's copy, or all (null), with the database if none remains: deleted rows stay in files. */
export async function clearWorld(worldId: WorldId | null): Promise<void> {
  await exclusively(async () => {
    // A database that can't be opened holds nothing that another world needs.
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
