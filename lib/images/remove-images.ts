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

/** Removes the stored images of a world. */
export async function removeWorldImages(worldId: WorldId): Promise<void> {
  await useImages(async (db) => {
    const writing = db.transaction(STORES, 'readwrite');
    const deleting = STORES.map((name) => writing.objectStore(name).delete(ofWorld(worldId)));
    await Promise.all([...deleting, writing.done]);
  });
  announceImages(worldId);
}

/** Removes all stored images with their database, because browsers may keep deleted records in their files. */
export async function removeAllImages(): Promise<void> {
  await deleteDatabase();
  announceImages(null);
}
