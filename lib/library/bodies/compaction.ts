import type { WorldId } from '../../model/index.ts';
import { createSlices, isSound, mergeBodies, type PackedBodies } from '../fulltext/index.ts';
import { orWithoutBlobs } from '../store/blocks.ts';
import type { LibraryDatabase, SegmentRow } from '../store/database.ts';
import { isSameSegment, openStored, segmentRow, sizeOf, storedSegments } from '../store/packed-layer.ts';
import { requireSpace } from '../store/pause.ts';
import { repairSegments } from './repair-segments.ts';

type Pause = () => Promise<void>;

/** Verifies segments before they are merged. Null: at least one is damaged. */
async function openVerified(rows: readonly SegmentRow[], pause: Pause): Promise<PackedBodies[] | null> {
  const slices = createSlices(pause);
  const opened: PackedBodies[] = [];
  for (const row of rows) {
    const segment = await openStored(row);
    if (!segment || !(await isSound(segment, slices))) return null;
    opened.push(segment);
  }
  return opened;
}

/** One transaction. Writes nothing if one of the segments changed or is gone. */
async function replace(
  db: LibraryDatabase,
  worldId: WorldId,
  rows: readonly SegmentRow[],
  bytes: ArrayBuffer,
): Promise<boolean> {
  await requireSpace();
  const transaction = db.transaction('segments', 'readwrite');
  const { store } = transaction;
  const now = await Promise.all(rows.map((row) => store.get([worldId, 'bodies', row.layer])));
  const isSame = rows.every((row, index) => isSameSegment(row, now[index]));
  if (isSame) {
    const merged = segmentRow(worldId, rows[0]?.layer ?? '', bytes);
    await Promise.all([
      ...rows.map((row) => store.delete([worldId, 'bodies', row.layer])),
      store.put(merged),
    ]);
  }
  await transaction.done;
  return isSame;
}

/** Merges the newest segments while a tier has too many. */
export async function mergeDue(db: LibraryDatabase, worldId: WorldId, pause: Pause): Promise<void> {
  for (;;) {
    const stored = await storedSegments(db, worldId);
    const due = dueForMerge(stored.map(sizeOf));
    if (due === 0) return;
    const rows = stored.slice(0, due);
    const segments = await openVerified(rows, pause);
    if (!segments) {
      await repairSegments(db, worldId, pause, 'full');
      return;
    }
    const bytes = await mergeBodies(segments, pause, due === stored.length);
    await pause();
    if (!(await orWithoutBlobs(() => replace(db, worldId, rows, bytes)))) return;
  }
}

const SEGMENTS_PER_MERGE = 4;
/** Largest segment of tier 0 in bytes: a batch or a few. Each tier is four times as large as the one below. */
const SMALLEST_TIER = 128 * 1024;

const tierOf = (bytes: number): number => Math.max(0, Math.ceil(Math.log2(bytes / SMALLEST_TIER) / 2));

/**
 * How many of the newest segments to merge, 0 for none. `sizes` in bytes, newest first. Each body is written about
 * once per tier, and a tier never has more than three segments.
 */
function dueForMerge(sizes: readonly number[]): number {
  const tiers = sizes.map(tierOf);
  for (let tier = 0; tier <= Math.max(0, ...tiers); tier++) {
    const older = tiers.findIndex((one) => one > tier);
    const run = older < 0 ? tiers : tiers.slice(0, older);
    if (run.filter((one) => one === tier).length >= SEGMENTS_PER_MERGE) return run.length;
  }
  return 0;
}
