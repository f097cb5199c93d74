import type { WorldId } from '../../model/index.ts';
import { openBodies, type PackedBodies, storedChecksum } from '../fulltext/index.ts';
import {
  containerLengths,
  openExcerpts,
  openSegment,
  type PlacedEntry,
  packExcerptsInSlices,
  packSegmentInSlices,
} from '../search/index.ts';
import { bytesOf, storable } from './blocks.ts';
import type { LibraryDatabase, SegmentRow } from './database.ts';
import type { PackedLayer } from './layers.ts';
import { pauseNow } from './pause.ts';

const PART = 'bodies';
const DIGITS = 10;

export const segmentsOf = (worldId: WorldId): IDBKeyRange =>
  IDBKeyRange.bound([worldId, PART], [worldId, PART, []]);

/** Newest first. Blobs aren't read yet. */
export async function storedSegments(db: LibraryDatabase, worldId: WorldId): Promise<SegmentRow[]> {
  return (await db.getAll('segments', segmentsOf(worldId))).reverse();
}

export const isSameSegment = (a: SegmentRow, b: SegmentRow | undefined): boolean =>
  a.layer === b?.layer && a.generation === b.generation;

/** Null: damaged, of another version, or lost by the browser. */
export async function openStored(row: SegmentRow): Promise<PackedBodies | null> {
  const bytes = await bytesOf(row.bytes);
  return bytes && openBodies(bytes);
}

export const sizeOf = ({ bytes }: SegmentRow): number =>
  bytes instanceof ArrayBuffer ? bytes.byteLength : bytes.size;

export const layerAfter = (newest: string | undefined): string =>
  String(newest === undefined ? 1 : Number(newest) + 1).padStart(DIGITS, '0');

/** A row to store. Its generation is the checksum of its bytes. */
export function segmentRow(worldId: WorldId, layer: string, bytes: ArrayBuffer): SegmentRow {
  const generation = storedChecksum(bytes);
  return { worldId, part: PART, layer, generation, bytes: storable(bytes) };
}

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
