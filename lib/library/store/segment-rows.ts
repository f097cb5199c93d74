import { containerLengths } from '../search/index.ts';
import { storable } from './bytes.ts';
import type { SegmentRow } from './database.ts';
import type { PackedLayer } from './layers.ts';

/** The two segments of a layer, as they are stored. */
export function segmentRows(
  worldId: string,
  { layer: { layer, generation }, hot, excerpts }: PackedLayer,
): SegmentRow[] {
  return [
    { worldId, part: 'hot', layer, generation, bytes: storable(hot), lengths: containerLengths(hot) },
    { worldId, part: 'excerpts', layer, generation, bytes: storable(excerpts) },
  ];
}
