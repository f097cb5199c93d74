import type { Instant } from '../model/index.ts';

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
