import type { PackedBodies } from './segment.ts';

/** One segment for several; what a newer one holds or has dropped is not taken from an older one. */
export function mergeBodies(
  _newestFirst: readonly PackedBodies[],
  _pause: () => Promise<void>,
  _keepDropped: boolean,
): Promise<ArrayBuffer> {
  return Promise.reject(new Error('not there yet'));
}
