import { dropLinks } from './link.ts';
import { number, type State, state, strings, text, textOrNull } from './row.ts';
import type { Row, Store } from './store.ts';

export interface StoredImage {
  id: number;
  worldId: string;
  ownerId: string;
  title: string;
  extension: string;
  width: number;
  height: number;
  /** The picture's name in `artwork/`. Null: an SVG is generated from the hue on request. */
  artwork: string | null;
  /** Hue in degrees. */
  hue: number;
  state: State;
  tags: string | null;
  /** Description, alt text and credits, by name. */
  texts: Record<string, string>;
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
    artwork: textOrNull(row, 'artwork'),
    hue: number(row, 'hue'),
    state: state(row),
    tags: textOrNull(row, 'tags'),
    texts: strings(row, 'texts'),
  };
}

export function insertImage(store: Store, image: StoredImage): void {
  store.insert('images', { ...image, texts: JSON.stringify(image.texts) });
}

/** Where an image's file is on the server. */
export const imagePath = ({ id, extension }: StoredImage): string => `/uploads/images/${id}.${extension}`;

export function updateImage(store: Store, image: StoredImage): void {
  store.run(
    'UPDATE images SET title = ?, state = ?, tags = ?, texts = ? WHERE id = ?',
    image.title,
    image.state,
    image.tags,
    JSON.stringify(image.texts),
    image.id,
  );
}

/** Deletes an image and removes it as a cover. */
export function deleteImage(store: Store, id: number): void {
  store.transaction(() => {
    dropLinks(store, { kind: 'image', id: String(id) });
    store.run('UPDATE articles SET cover = NULL WHERE cover = ?', id);
    store.run('DELETE FROM images WHERE id = ?', id);
  });
}

export function imageById(store: Store, id: number): StoredImage | null {
  const row = store.get('SELECT * FROM images WHERE id = ?', id);
  return row ? fromRow(row) : null;
}

export interface ImageQuery {
  /** Images of a world or of a user. */
  of: { worldId: string } | { ownerId: string };
  onlyPublic: boolean;
  orderBy: 'id' | 'title';
  descending: boolean;
  limit: number;
  offset: number;
}

export function listImages(store: Store, { of, ...query }: ImageQuery): StoredImage[] {
  const way = query.descending ? 'DESC' : 'ASC';
  const [column, id] = 'worldId' in of ? ['worldId', of.worldId] : ['ownerId', of.ownerId];
  return store
    .all(
      `SELECT * FROM images WHERE ${column} = ? AND (? = 0 OR state = 'public') ORDER BY ${query.orderBy} ${way}, id ${way} LIMIT ? OFFSET ?`,
      id,
      Number(query.onlyPublic),
      query.limit,
      query.offset,
    )
    .map(fromRow);
}
