import type { KnownName } from './pack.ts';

/** Names laid open for looking up. */
export interface PackedNames {
  /** How many names it holds. */
  readonly size: number;
  /** All of them, in the order in which they were packed. */
  names(): IterableIterator<KnownName>;
}

/** Null: the bytes are damaged, or of another version. */
export function openNames(_bytes: ArrayBuffer): PackedNames | null {
  return null;
}
