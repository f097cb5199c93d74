import type { WorldId } from '../model/index.ts';
import { ofWorld, useImages } from './database.ts';

export interface Thumbnail {
  /** Of the image's file. */
  address: string;
  thumbnail: Blob;
}

/** The thumbnails of a world's stored images, by what they stand for. */
export async function readThumbnails(worldId: WorldId): Promise<Map<string, Thumbnail>> {
  const rows = await useImages((db) => db.getAll('thumbnails', ofWorld(worldId)));
  return new Map(
    rows.flatMap(({ standsFor, address, thumbnail }) =>
      standsFor.map((what): [string, Thumbnail] => [what, { address, thumbnail }]),
    ),
  );
}
