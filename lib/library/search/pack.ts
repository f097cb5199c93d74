import type { PlacedEntry } from '../entry.ts';

/** `dropped`: locations that are gone, to hide them in older segments. */
export function packIndex(_entries: readonly PlacedEntry[], _dropped: readonly number[] = []): ArrayBuffer {
  throw new Error('Not built yet.');
}

/** The same bytes; awaits `pause` at least every 8 ms or so. */
export function packIndexInSlices(
  _entries: readonly PlacedEntry[],
  _dropped: readonly number[],
  _pause: () => Promise<void>,
): Promise<ArrayBuffer> {
  throw new Error('Not built yet.');
}
