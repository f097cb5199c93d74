import { useEffect, useState } from 'preact/hooks';
import { reportAs } from '../../lib/diagnostics/index.ts';
import {
  coverOf,
  portraitOf,
  readThumbnails,
  type Thumbnail,
  WORLD_COVER,
  watchImages,
} from '../../lib/images/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';

/** The address of an entry's thumbnail for an `<img>`, or null. */
type ThumbnailOf = (ref: EntryRef) => string | null;

interface World {
  thumbnails: ReadonlyMap<string, Thumbnail>;
  /** Object URLs by the file's address, made when first needed. */
  urls: Map<string, string>;
  listeners: Set<() => void>;
  of: ThumbnailOf;
  cover: () => string | null;
  /** The thumbnails have been read. */
  isRead: boolean;
  isCoverRequested: boolean;
  unwatch: () => void;
}

/** A world's thumbnails are read once for all rows of the page. */
const worlds = new Map<WorldId, World>();

/** Milliseconds to wait for more changes: images arrive in bursts. */
const DEBOUNCE_MS = 300;

function open(worldId: WorldId): World {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const urlOf = (name: string): string | null => {
    const found = world.thumbnails.get(name);
    if (!found) return null;
    const url = world.urls.get(found.address) ?? URL.createObjectURL(found.thumbnail);
    world.urls.set(found.address, url);
    return url;
  };
  const serve = () => {
    world.of = ({ kind, id }) =>
      kind === 'article' ? (urlOf(portraitOf(id)) ?? urlOf(coverOf(id))) : urlOf(`${kind} ${id}`);
    world.cover = () => urlOf(WORLD_COVER);
  };
  const read = async () => {
    timer = undefined;
    const next = await readThumbnails(worldId);
    world.thumbnails = next;
    world.isRead = true;
    const addresses = new Set([...next.values()].map(({ address }) => address));
    for (const [address, url] of world.urls) {
      if (addresses.has(address)) continue;
      URL.revokeObjectURL(url);
      world.urls.delete(address);
    }
    serve();
    for (const listener of [...world.listeners]) listener();
  };
  const refresh = () => {
    timer ??= setTimeout(() => void read().catch(reportAs('image.readThumbnails')), DEBOUNCE_MS);
  };
  const unwatch = watchImages((changed) => {
    if (changed === null || changed === worldId) refresh();
  });
  const world: World = {
    thumbnails: new Map(),
    urls: new Map(),
    listeners: new Set(),
    of: () => null,
    cover: () => null,
    isRead: false,
    isCoverRequested: false,
    unwatch: () => {
      unwatch();
      clearTimeout(timer);
      for (const url of world.urls.values()) URL.revokeObjectURL(url);
    },
  };
  read().catch(reportAs('image.readThumbnails'));
  return world;
}

function useWorld(worldId: WorldId | null): World | null {
  const [, setTurn] = useState(0);
  useEffect(() => {
    if (worldId === null) return;
    const known = worlds.get(worldId);
    const world = known ?? open(worldId);
    worlds.set(worldId, world);
    const listener = () => setTurn((before) => before + 1);
    world.listeners.add(listener);
    if (!known) listener();
    return () => {
      world.listeners.delete(listener);
      if (world.listeners.size > 0) return;
      world.unwatch();
      worlds.delete(worldId);
    };
  }, [worldId]);
  return worldId === null ? null : (worlds.get(worldId) ?? null);
}

const NONE: ThumbnailOf = () => null;

/** Thumbnails for the rows of a list. The function stays the same until something changes. */
export const useThumbnails = (worldId: WorldId | null): ThumbnailOf => useWorld(worldId)?.of ?? NONE;

/** The thumbnail of the world's own cover. A missing one is loaded, if the world's images may be. */
export function useWorldThumbnail(worldId: WorldId | null): string | null {
  const world = useWorld(worldId);
  const cover = world?.cover() ?? null;
  const isMissing = cover === null && world?.isRead === true && !world.isCoverRequested;
  useEffect(() => {
    if (!isMissing || !world || worldId === null) return;
    world.isCoverRequested = true;
    import('./load-pictures.ts')
      .then(({ loadWorldCover }) => loadWorldCover(worldId))
      .catch(reportAs('image.loadCover'));
  }, [isMissing]);
  return cover;
}
