import type { IDBPTransaction } from 'idb';
import { hasDiskSpace, storageFailure } from '../database/index.ts';
import type { Instant, WorldId } from '../model/index.ts';
import { announceImages } from './changes.ts';
import { type ImageRow, type ImagesSchema, STORES, useImages } from './database.ts';

/** How often showing an image updates the time of its last use, in milliseconds. */
const USE_INTERVAL = 3_600_000;

export interface StoredImage {
  file: Blob;
  /** In pixels. */
  width: number;
  height: number;
}

export interface NewImage extends Omit<StoredImage, 'file'> {
  /** Null if only its thumbnail is stored. */
  file: Blob | null;
  worldId: WorldId;
  address: string;
  /** Null if the browser couldn't make one. */
  thumbnail: Blob | null;
  /** Where lists show its thumbnail: an image's or an article's row, for example. Screens choose the names. */
  standsFor: readonly string[];
}

type Writing = IDBPTransaction<ImagesSchema, typeof STORES, 'readwrite'>;

const deleteRow = (writing: Writing, { worldId, address }: ImageRow): Promise<void>[] =>
  STORES.map((name) => writing.objectStore(name).delete([worldId, address]));

/** A stored image, or null. Notes that it is shown. */
export const readImageFile = (worldId: WorldId, address: string, now: Instant): Promise<StoredImage | null> =>
  useImages(async (db) => {
    const reading = db.transaction(['images', 'files']);
    const [row, file] = await Promise.all([
      reading.objectStore('images').get([worldId, address]),
      reading.objectStore('files').get([worldId, address]),
    ]);
    if (!row || !file) return null;
    // Nothing waits for it: only the order of removal depends on it.
    if (Math.abs(now - row.usedAt) > USE_INTERVAL) void markUsed(worldId, address, now).catch(() => {});
    return { file, width: row.width, height: row.height };
  });

const markUsed = (worldId: WorldId, address: string, now: Instant): Promise<void> =>
  useImages(async (db) => {
    const { store, done } = db.transaction('images', 'readwrite');
    const row = await store.get([worldId, address]);
    if (row) await store.put({ ...row, usedAt: now });
    await done;
  });

/** Adds to what a stored image's thumbnail stands for. Returns whether there is one. */
export async function linkImage(
  worldId: WorldId,
  address: string,
  standsFor: readonly string[],
): Promise<boolean> {
  const { isStored, isChanged } = await useImages(async (db) => {
    const { store, done } = db.transaction('thumbnails', 'readwrite');
    const row = await store.get([worldId, address]);
    const added = row ? standsFor.filter((one) => !row.standsFor.includes(one)) : [];
    if (row && added.length > 0) await store.put({ ...row, standsFor: [...row.standsFor, ...added] });
    await done;
    return { isStored: row !== undefined, isChanged: added.length > 0 };
  });
  if (isChanged) announceImages(worldId);
  return isStored;
}

/**
 * Stores an image. If the budget (in bytes) requires it, images that weren't shown for the longest time are removed.
 * @returns false if it doesn't fit: it is larger than the budget, or the disk is full
 */
export async function storeImage(image: NewImage, budget: number, now: Instant): Promise<boolean> {
  if (!(await hasDiskSpace())) return false;
  try {
    return await put(image, budget, now);
  } catch (error) {
    if ((await storageFailure(error)) !== 'full') throw error;
  }
  // The quota is smaller than the budget, so try with half of what is stored.
  const half = (await readImageUsage()).bytes / 2;
  await fitImages(half);
  try {
    return await put(image, half, now);
  } catch (error) {
    if ((await storageFailure(error)) !== 'full') throw error;
    return false;
  }
}

async function put(image: NewImage, budget: number, now: Instant): Promise<boolean> {
  const { worldId, address, file, thumbnail, width, height, standsFor } = image;
  const bytes = (file?.size ?? 0) + (thumbnail?.size ?? 0);
  const isStored = await useImages(async (db) => {
    const writing = db.transaction(STORES, 'readwrite');
    const rows = await writing.objectStore('images').getAll();
    const others = rows.filter((row) => row.worldId !== worldId || row.address !== address);
    const removed = imagesToRemove(others, bytes, budget);
    const before = await writing.objectStore('thumbnails').get([worldId, address]);
    const all = [...new Set([...(before?.standsFor ?? []), ...standsFor])];
    if (removed)
      await Promise.all([
        ...removed.flatMap((row) => deleteRow(writing, row)),
        writing.objectStore('images').put({ worldId, address, bytes, usedAt: now, width, height }),
        file && writing.objectStore('files').put(file, [worldId, address]),
        thumbnail && writing.objectStore('thumbnails').put({ worldId, address, standsFor: all, thumbnail }),
      ]);
    await writing.done;
    return removed !== null;
  });
  if (isStored) announceImages(worldId);
  return isStored;
}

/** Removes the images that were not shown for the longest time until the rest fits into the budget, in bytes. */
export async function fitImages(budget: number): Promise<void> {
  const removed = await useImages(async (db) => {
    const writing = db.transaction(STORES, 'readwrite');
    const rows = imagesToRemove(await writing.objectStore('images').getAll(), 0, budget) ?? [];
    await Promise.all([...rows.flatMap((row) => deleteRow(writing, row)), writing.done]);
    return rows;
  });
  for (const worldId of new Set(removed.map((row) => row.worldId))) announceImages(worldId);
}

/** How many images are stored, and their size in bytes. */
export async function readImageUsage(): Promise<{ count: number; bytes: number }> {
  const rows = await useImages((db) => db.getAll('images'));
  return { count: rows.length, bytes: rows.reduce((sum, { bytes }) => sum + bytes, 0) };
}

interface Stored {
  bytes: number;
  usedAt: Instant;
}

/**
 * The images to remove so that `needed` bytes more fit into the budget: those not shown for the longest time.
 * @returns null if it can't fit, however many are removed
 */
export function imagesToRemove<Image extends Stored>(
  images: readonly Image[],
  needed: number,
  budget: number,
): Image[] | null {
  if (needed > budget) return null;
  let excess = images.reduce((sum, { bytes }) => sum + bytes, needed) - budget;
  const removed: Image[] = [];
  for (const image of images.toSorted((a, b) => a.usedAt - b.usedAt)) {
    if (excess <= 0) break;
    removed.push(image);
    excess -= image.bytes;
  }
  return removed;
}
