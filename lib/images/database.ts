import type { DBSchema, IDBPDatabase } from 'idb';
import { createConnection } from '../database/index.ts';
import type { Instant, WorldId } from '../model/index.ts';

export const IMAGES_DATABASE = 'loreside-images';

/** What is known of a stored image without reading its file. */
export interface ImageRow {
  worldId: WorldId;
  /** Of the file. */
  address: string;
  /** File and thumbnail together. */
  bytes: number;
  /** When it was last shown, to the hour or so. */
  usedAt: Instant;
  /** In pixels. */
  width: number;
  height: number;
}

export interface ThumbnailRow {
  worldId: WorldId;
  address: string;
  /** Where lists show it. */
  standsFor: string[];
  thumbnail: Blob;
}

export interface ImagesSchema extends DBSchema {
  images: { key: [WorldId, string]; value: ImageRow };
  /** Apart from the rows, because only an image that is shown needs its file. */
  files: { key: [WorldId, string]; value: Blob };
  thumbnails: { key: [WorldId, string]; value: ThumbnailRow };
}
type ImagesDatabase = IDBPDatabase<ImagesSchema>;

export const STORES: ('images' | 'files' | 'thumbnails')[] = ['images', 'files', 'thumbnails'];

// IndexedDB rather than the Cache API: storing an image and removing others is one transaction, the order of removal
// needs data that a cache can't hold, and it works in private windows of both browsers. Blobs stay on disk until they
// are drawn.
const connection = createConnection<ImagesSchema>({
  name: IMAGES_DATABASE,
  version: 1,
  stores: { images: [], files: [], thumbnails: [] },
  upgrade(db) {
    db.createObjectStore('images', { keyPath: ['worldId', 'address'] });
    db.createObjectStore('files');
    db.createObjectStore('thumbnails', { keyPath: ['worldId', 'address'] });
  },
  // Everything in it can be loaded again.
  damage: 'replace',
});

export const useImages = <Value>(work: (db: ImagesDatabase) => Promise<Value>): Promise<Value> =>
  connection.use(work);

export const deleteDatabase = (): Promise<void> => connection.delete();

export const ofWorld = (worldId: WorldId): IDBKeyRange => IDBKeyRange.bound([worldId], [worldId, []]);
