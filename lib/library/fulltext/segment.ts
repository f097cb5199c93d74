/** A segment as it lies in the store: views over its bytes, nothing is read out of it before it is asked for. */
export interface PackedBodies {
  /** Number of bodies. */
  readonly size: number;
  /** Ascending; views. */
  readonly locations: Uint32Array;
  readonly dropped: Uint32Array;
}

/** Null: damaged, or of another version. */
export function openBodies(_bytes: ArrayBuffer): PackedBodies | null {
  return null;
}
