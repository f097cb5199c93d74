import { mergeExcerpts, mergeSegments } from '../search/index.ts';
import { orWithoutBlobs } from './blocks.ts';
import { type LibraryDatabase, ofWorld } from './database.ts';
import { type OpenLayer, type PackedLayer, withExcerpts } from './layers.ts';
import type { OpenCopy } from './open-copy.ts';
import { layerOf, segmentRows } from './packed-layer.ts';
import { requireSpace } from './pause.ts';

/** Layers of one size class that are merged into one of the next. */
const FAN = 16;
/** When idle, newer layers are merged into the base once they reach this fraction of it. */
const SMALL_PART = 4;
/** Largest layer of the smallest size class, in entries. */
const SMALL = 64;

const sizeClass = ({ size }: { size: number }): number =>
  Math.max(0, Math.ceil(Math.log(Math.max(1, size) / SMALL) / Math.log(FAN)));

/** How many of the newest layers to merge; 0 for none. */
export function needsCompaction(newestFirst: readonly { size: number }[]): number {
  const classes = newestFirst.map(sizeClass);
  for (let size = 0; size <= Math.max(0, ...classes); size++) {
    const end = classes.findIndex((one) => one > size);
    const run = end < 0 ? classes.length : end;
    if (classes.slice(0, run).filter((one) => one === size).length >= FAN) return run;
  }
  return 0;
}

/** How many to merge when no more changes are expected: keeps small layers beside one large base. */
export function isIdle(newestFirst: readonly { size: number }[]): number {
  const base = newestFirst.at(-1)?.size ?? 0;
  const newer = newestFirst.slice(0, -1).reduce((all, { size }) => all + size, 0);
  if (newestFirst.length < 2) return 0;
  if (newer * SMALL_PART > base) return newestFirst.length;
  return newestFirst.length > 2 ? newestFirst.length - 1 : 0;
}

/** Merges while `choose` finds layers, one transaction each. Requires the lock. */
export async function compact(
  db: LibraryDatabase,
  copy: OpenCopy,
  pause: () => Promise<void>,
  choose: (newestFirst: readonly { size: number }[]) => number = needsCompaction,
): Promise<OpenCopy> {
  let now = copy;
  for (let count = choose(now.layers); count > 1; count = choose(now.layers)) {
    const next = await mergeNewest(db, now, count, pause);
    if (!next) return now;
    now = next;
  }
  return now;
}

/** Null if a segment turns out to be damaged; the next to open the copy rebuilds it. */
async function mergeNewest(
  db: LibraryDatabase,
  copy: OpenCopy,
  count: number,
  pause: () => Promise<void>,
): Promise<OpenCopy | null> {
  const isBase = count === copy.layers.length;
  const { layers, isDamaged } = await withExcerpts(db, copy.worldId, copy.layers.slice(0, count));
  const [newest] = layers;
  if (!newest) return null;
  if (isDamaged) {
    await forgetLayers(db, copy);
    return null;
  }
  const segments = layers.map(({ segment }) => segment);
  const hot = await mergeSegments(
    segments.map((segment) => segment.hot),
    pause,
    isBase,
  );
  const excerpts = await mergeExcerpts(segments, pause, isBase);
  const generation = copy.row.generation + 1;
  const merged = layerOf(newest.layer, generation, hot, excerpts);
  return replaceLayers(db, { ...copy, row: { ...copy.row, generation } }, count, merged);
}

/** Replaces the newest `count` layers, or all, by one. */
export async function replaceLayers(
  db: LibraryDatabase,
  copy: OpenCopy,
  count: number | 'all',
  packed: PackedLayer,
): Promise<OpenCopy> {
  const { worldId } = copy;
  const kept = count === 'all' ? [] : copy.layers.slice(count);
  const layers: OpenLayer[] = [packed.layer, ...kept];
  const names = new Set(layers.map(({ layer }) => layer));
  const row = {
    ...copy.row,
    layers: layers.map(({ layer, generation, size }) => ({ layer, generation, size })),
  };
  const keys = await db.getAllKeys('segments', ofWorld(worldId));
  await requireSpace();
  await orWithoutBlobs(async () => {
    const transaction = db.transaction(['segments', 'syncs'], 'readwrite', { durability: 'relaxed' });
    const segments = transaction.objectStore('segments');
    const writes: Promise<unknown>[] = [transaction.objectStore('syncs').put(row)];
    for (const key of keys)
      if ((key[1] === 'hot' || key[1] === 'excerpts') && !names.has(key[2]))
        writes.push(segments.delete(key));
    for (const segment of segmentRows(worldId, packed)) writes.push(segments.put(segment));
    await Promise.all([...writes, transaction.done]);
  });
  return { worldId, row, layers, blocks: copy.blocks };
}

/** Deletes the segments, so that they are rebuilt from the blocks. */
async function forgetLayers(db: LibraryDatabase, { worldId }: OpenCopy): Promise<void> {
  const keys = await db.getAllKeys('segments', ofWorld(worldId));
  const { store, done } = db.transaction('segments', 'readwrite');
  const hot = keys.filter(([, part]) => part === 'hot');
  await Promise.all([...hot.map((key) => store.delete(key)), done]);
}
