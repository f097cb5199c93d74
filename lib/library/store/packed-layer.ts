import {
  containerLengths,
  openExcerpts,
  openSegment,
  type PlacedEntry,
  packExcerptsInSlices,
  packSegmentInSlices,
} from '../search/index.ts';
import { storable } from './bytes.ts';
import type { SegmentRow } from './database.ts';
import type { PackedLayer } from './layers.ts';
import { pauseNow } from './pause.ts';

/** Makes a layer from two segments that were just packed. */
export function layerOf(
  layer: string,
  generation: number,
  hot: ArrayBuffer,
  excerpts: ArrayBuffer,
): PackedLayer {
  const opened = openSegment(hot);
  if (!opened) throw new Error('What was just packed cannot be opened.');
  const size = opened.size + opened.dropped.length;
  const segment = { hot: opened, excerpts: openExcerpts(excerpts) };
  return { layer: { layer, generation, size, segment }, hot, excerpts };
}

/** Named by its generation, so that newer ones sort later. */
export async function packLayer(
  generation: number,
  entries: readonly PlacedEntry[],
  dropped: readonly number[] = [],
): Promise<PackedLayer> {
  const hot = await packSegmentInSlices(entries, dropped, pauseNow);
  const excerpts = await packExcerptsInSlices(entries, pauseNow);
  return layerOf(String(generation).padStart(16, '0'), generation, hot, excerpts);
}

/** The rows to store for a layer. */
export function segmentRows(
  worldId: string,
  { layer: { layer, generation }, hot, excerpts }: PackedLayer,
): SegmentRow[] {
  return [
    { worldId, part: 'hot', layer, generation, bytes: storable(hot), lengths: containerLengths(hot) },
    { worldId, part: 'excerpts', layer, generation, bytes: storable(excerpts) },
  ];
}
