import type { PlacedEntry } from '../entry.ts';
import type { PackedExcerpts, SearchSegment } from './types.ts';

/** Of the same entries as the hot segment beside it. */
export function packExcerpts(_entries: readonly Pick<PlacedEntry, 'location' | 'excerpt'>[]): ArrayBuffer {
  throw new Error('Not built yet.');
}

/** Null where the bytes are damaged or of another version. */
export function openExcerpts(_bytes: ArrayBuffer): PackedExcerpts | null {
  throw new Error('Not built yet.');
}

/** One for all of them; those of entries that a newer segment holds or drops are left out. */
export function mergeExcerpts(
  _newestFirst: readonly SearchSegment[],
  _pause: () => Promise<void>,
): Promise<ArrayBuffer> {
  throw new Error('Not built yet.');
}
