import type { WorldId } from '../model/index.ts';
import { announceImages } from './changes.ts';
import { deleteDatabase, ofWorld, STORES, useImages } from './database.ts';

/** Removes a stored image, which turned out to be unreadable. */
export async function removeImage(worldId: WorldId, address: string): Promise<void> {
  await useImages(async (db) => {
    const writing = db.transaction(STORES, 'readwrite');
    const deleting = STORES.map((name) => writing.objectStore(name).delete([worldId, address]));
    await Promise.all([...deleting, writing.done]);
  });
  announceImages(worldId);
}

export async function removeWorldImages(worldId: WorldId): Promise<void> {
  await useImages(async (db) => {
    const writing = db.transaction(STORES, 'readwrite');
    const deleting = STORES.map((name) => writing.objectStore(name).delete(ofWorld(worldId)));
    await Promise.all([...deleting, writing.done]);
  });
  announceImages(worldId);
}

/**
 * Removes all stored images except those of the worlds in `kept`: with their database if there are none, because browsers
 * may keep deleted records in their files.
 */
export async function removeAllImages(kept: readonly WorldId[] = []): Promise<void> {
  if (kept.length === 0) await deleteDatabase();
  else
    await useImages(async (db) => {
      const worlds = new Set((await db.getAllKeys('images')).map(([worldId]) => worldId));
      for (const worldId of worlds) if (!kept.includes(worldId)) await removeWorldImages(worldId);
    });
  announceImages(null);
}
