import {
  openExcerpts,
  openSegment,
  type PlacedEntry,
  packExcerptsInSlices,
  packSegmentInSlices,
} from '../search/index.ts';
import type { PackedLayer } from './layers.ts';
import { pauseNow } from './pause.ts';

/** Two segments that were just made, as one layer. */
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
export async function packedLayer(
  generation: number,
  entries: readonly PlacedEntry[],
  dropped: readonly number[] = [],
): Promise<PackedLayer> {
  const hot = await packSegmentInSlices(entries, dropped, pauseNow);
  const excerpts = await packExcerptsInSlices(entries, pauseNow);
  return layerOf(String(generation).padStart(16, '0'), generation, hot, excerpts);
}
