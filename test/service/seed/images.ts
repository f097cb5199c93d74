import { insertImage, type Store, type StoredWorld } from '../database/index.ts';

/** Width and height of each kind of painted picture. */
const SIZES = {
  cover: [1280, 720],
  portrait: [480, 640],
  map: [1280, 960],
} as const;

export interface NewImage {
  /** The file's name, without its extension. */
  title: string;
  /** Undefined: an SVG. */
  artwork?: string;
  shape: keyof typeof SIZES;
  hue: number;
  alt?: string;
}

/** Adds an image to a world and returns its id, which is the next free one. */
export function addImage(
  store: Store,
  world: StoredWorld,
  { title, artwork, shape, hue, alt }: NewImage,
): number {
  const id = Number(store.get('SELECT coalesce(max(id), 0) AS n FROM images')?.n ?? 0) + 1;
  const [width, height] = SIZES[shape];
  const extension = artwork === undefined ? 'svg' : 'webp';
  insertImage(store, {
    ...{ id, worldId: world.id, ownerId: world.ownerId, title: `${title}.${extension}`, extension },
    ...{ width, height, hue, artwork: artwork ?? null, state: 'public', tags: null },
    texts: alt === undefined ? {} : { alt },
  });
  return id;
}
