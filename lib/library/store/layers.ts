import type { WorldId } from '../../model/index.ts';
import type { SearchSegment, SegmentReader } from '../search/index.ts';
import { openExcerpts, openSegment, openSegmentForScreen, runInSlices } from '../search/index.ts';
import { bytesOf } from './blocks.ts';
import type { LayerRow, LibraryDatabase, SegmentRow, SyncRow } from './database.ts';
import { parseSync } from './sync-row.ts';

/** An open layer of a world's search index. */
export interface OpenLayer extends LayerRow {
  segment: SearchSegment;
}

/** A layer with the bytes of its two segments. */
export interface PackedLayer {
  layer: OpenLayer;
  hot: ArrayBuffer;
  excerpts: ArrayBuffer;
}

export interface OpenWorld {
  /** Null: nothing was copied yet, or the record is damaged. */
  row: SyncRow | null;
  /** Newest first. */
  layers: OpenLayer[];
  /** A segment is missing, damaged or of another version. The blocks have everything. */
  isDamaged: boolean;
}

const isSame = (a: LayerRow) => (b: LayerRow) => a.layer === b.layer && a.generation === b.generation;

/** Reads the containers that a screen needs in one range. */
async function openedForScreen(
  bytes: Blob,
  [matching = 0, stored = 0]: readonly number[],
): Promise<SegmentReader | null> {
  const read = await bytesOf(bytes, 0, matching + stored);
  return read && openSegmentForScreen(read);
}

async function opened(
  row: LayerRow,
  stored: SegmentRow | undefined,
  isForScreen: boolean,
): Promise<OpenLayer | null> {
  if (stored?.generation !== row.generation) return null;
  const { bytes, lengths } = stored;
  const isInParts = isForScreen && lengths !== undefined && bytes instanceof Blob;
  const whole = isInParts ? null : await bytesOf(bytes);
  const hot = isInParts ? await openedForScreen(bytes, lengths) : whole && openSegment(whole);
  return hot ? { ...row, segment: { hot, excerpts: null } } : null;
}

/**
 * Opens the world's current index, keeping open segments that haven't changed. `isForScreen`: reads only what a
 * screen needs and checks headers only.
 */
export async function openWorld(
  db: LibraryDatabase,
  worldId: WorldId,
  before: readonly OpenLayer[],
  isForScreen = false,
): Promise<OpenWorld> {
  const transaction = db.transaction(['syncs', 'segments', 'blocks']);
  const segments = transaction.objectStore('segments');
  // With nothing open yet, read all rows at once instead of their keys first.
  const all =
    before.length === 0
      ? segments.getAll(IDBKeyRange.bound([worldId, 'hot'], [worldId, 'hot', []]))
      : Promise.resolve(null);
  const [stored, known] = await Promise.all([transaction.objectStore('syncs').get(worldId), all]);
  const row = parseSync(worldId, stored);
  const layers = await Promise.all(
    (row?.layers ?? []).map(async (layer) => {
      const open = before.find(isSame(layer));
      if (open) return open;
      const segment = known
        ? known.find((one) => one.layer === layer.layer)
        : await segments.get([worldId, 'hot', layer.layer]);
      return { layer, segment };
    }),
  );
  const blocks = row
    ? 0
    : await transaction.objectStore('blocks').count(IDBKeyRange.bound([worldId], [worldId, []]));
  const open = await Promise.all(
    layers.map((one) => ('generation' in one ? one : opened(one.layer, one.segment, isForScreen))),
  );
  const whole = open.filter((layer) => layer !== null);
  return { row, layers: whole, isDamaged: whole.length < open.length || blocks > 0 };
}

/** Verifies the checksums of segments that were opened for a screen. Awaits `pause` often. */
export async function verifyLayers(
  layers: readonly OpenLayer[],
  pause: () => Promise<void>,
): Promise<boolean> {
  for (const { segment } of layers) if (!(await runInSlices(segment.hot.verify(), pause))) return false;
  return true;
}

/** The same layers with their excerpts, if these can be read. */
export async function withExcerpts(
  db: LibraryDatabase,
  worldId: WorldId,
  layers: readonly OpenLayer[],
): Promise<{ layers: OpenLayer[]; isDamaged: boolean }> {
  let isDamaged = false;
  const { store } = db.transaction('segments');
  const stored = await Promise.all(
    layers.map(({ segment, layer }) =>
      segment.excerpts ? undefined : store.get([worldId, 'excerpts', layer]),
    ),
  );
  const full = await Promise.all(
    layers.map(async (layer, at): Promise<OpenLayer> => {
      if (layer.segment.excerpts) return layer;
      const row = stored[at];
      const bytes = row?.generation === layer.generation ? await bytesOf(row.bytes) : null;
      const excerpts = bytes && openExcerpts(bytes);
      if (!excerpts) isDamaged = true;
      return { ...layer, segment: { hot: layer.segment.hot, excerpts } };
    }),
  );
  return { layers: full, isDamaged };
}
