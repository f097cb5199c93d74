import { number, text } from './row.ts';
import type { Row, Store } from './store.ts';

export interface StoredImage {
  id: number;
  worldId: string;
  ownerId: string;
  title: string;
  extension: string;
  width: number;
  height: number;
  /** Degrees on the colour wheel; the picture is drawn from it when it is asked for. */
  hue: number;
}

function fromRow(row: Row): StoredImage {
  return {
    id: number(row, 'id'),
    worldId: text(row, 'worldId'),
    ownerId: text(row, 'ownerId'),
    title: text(row, 'title'),
    extension: text(row, 'extension'),
    width: number(row, 'width'),
    height: number(row, 'height'),
    hue: number(row, 'hue'),
  };
}

export function insertImage(store: Store, image: StoredImage): void {
  store.insert('images', { ...image });
}

export function imageById(store: Store, id: number): StoredImage | null {
  const row = store.get('SELECT * FROM images WHERE id = ?', id);
  return row ? fromRow(row) : null;
}

export interface ImageQuery {
  worldId: string;
  orderBy: 'id' | 'title';
  descending: boolean;
  limit: number;
  offset: number;
}

export function listImages(store: Store, query: ImageQuery): StoredImage[] {
  const way = query.descending ? 'DESC' : 'ASC';
  return store
    .all(
      `SELECT * FROM images WHERE worldId = ? ORDER BY ${query.orderBy} ${way}, id ${way} LIMIT ? OFFSET ?`,
      query.worldId,
      query.limit,
      query.offset,
    )
    .map(fromRow);
}
