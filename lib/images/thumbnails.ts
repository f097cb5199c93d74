import type { WorldId } from '../model/index.ts';
import { ofWorld, useImages } from './database.ts';

/** What an image stands for in lists: the world, or an article by its portrait or else its cover. */
export const WORLD_COVER = 'world';
export const coverOf = (articleId: string): string => `article ${articleId}`;
export const portraitOf = (articleId: string): string => `portrait ${articleId}`;

export interface Thumbnail {
  /** Of the image's file. */
  address: string;
  thumbnail: Blob;
}

/** Thumbnails of a world's stored images. Of an article's replaced images, the one shown last counts. */
export async function readThumbnails(worldId: WorldId): Promise<Map<string, Thumbnail>> {
  const [images, thumbnails] = await useImages((db) => {
    const reading = db.transaction(['images', 'thumbnails']);
    return Promise.all([
      reading.objectStore('images').getAll(ofWorld(worldId)),
      reading.objectStore('thumbnails').getAll(ofWorld(worldId)),
    ]);
  });
  const usedAt = new Map(images.map((image) => [image.address, image.usedAt]));
  const age = ({ address }: Thumbnail) => usedAt.get(address) ?? 0;
  return new Map(
    thumbnails
      .sort((a, b) => age(a) - age(b))
      .flatMap(({ standsFor, address, thumbnail }) =>
        standsFor.map((what): [string, Thumbnail] => [what, { address, thumbnail }]),
      ),
  );
}
