import type { PackedIndex } from './types.ts';

/** Views over the bytes; null where they are damaged or of another version. */
export function openIndex(_bytes: ArrayBuffer): PackedIndex | null {
  throw new Error('Not built yet.');
}
