import type { WorldId } from '../../model/index.ts';
import { openBodies, type PackedBodies, storedChecksum } from '../fulltext/index.ts';
import { bytesOf, storable } from './bytes.ts';
import type { LibraryDatabase, SegmentRow } from './database.ts';

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
