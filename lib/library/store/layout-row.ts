import type { WorldId } from '../../model/index.ts';

/** Where the link map has drawn the entries. See `lib/link-map/packing.ts`. */
export interface LayoutRow {
  worldId: WorldId;
  /** Which map: `world`, or the kind and id of the entry in its middle. */
  map: string;
  bytes: ArrayBuffer;
}
