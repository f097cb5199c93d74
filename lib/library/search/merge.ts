import type { PackedIndex } from './types.ts';

/**
 * One index for all of these, newest first; needs no blocks. `isBase`: nothing older lies below, so what was dropped is
 * forgotten; otherwise it is kept, to hide what lies below.
 */
export function mergeIndexes(
  _newestFirst: readonly PackedIndex[],
  _pause: () => Promise<void>,
  _isBase = true,
): Promise<ArrayBuffer> {
  throw new Error('Not built yet.');
}
