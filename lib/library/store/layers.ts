import type { WorldId } from '../../model/index.ts';
import { openExcerpts, openIndex, type SearchSegment } from '../search/index.ts';
import { bytesOf } from './bytes.ts';
import type { LayerRow, LibraryDatabase, SegmentRow, SyncRow } from './database.ts';
import { soundSync } from './syncrow.ts';

/** One layer of a world's search index, opened. */
export interface OpenLayer extends LayerRow {
  segment: SearchSegment;
}

export interface OpenWorld {
  /** Null: nothing was copied yet, or the record of it is damaged. */
  row: SyncRow | null;
  /** Newest first. */
  layers: OpenLayer[];
  /** A segment is missing, damaged or of another version: the blocks have it all. */
  isDamaged: boolean;
}

const isSame = (a: LayerRow) => (b: LayerRow) => a.layer === b.layer && a.generation === b.generation;

async function opened(row: LayerRow, stored: SegmentRow | undefined): Promise<OpenLayer | null> {
  const bytes = stored?.generation === row.generation ? await bytesOf(stored.bytes) : null;
  const hot = bytes && openIndex(bytes);
  return hot ? { ...row, segment: { hot, excerpts: null } } : null;
}

/** The world's index as it is now; what is open already and has not changed stays as it is. */
export async function openWorld(
  db: LibraryDatabase,
  worldId: WorldId,
  before: readonly OpenLayer[],
): Promise<OpenWorld> {
  const transaction = db.transaction(['syncs', 'segments', 'blocks']);
  const stored = await transaction.objectStore('syncs').get(worldId);
  const row = soundSync(worldId, stored);
  const segments = transaction.objectStore('segments');
  const layers = await Promise.all(
    (row?.layers ?? []).map(async (layer) => {
      const open = before.find(isSame(layer));
      return open ?? { layer, segment: await segments.get([worldId, 'hot', layer.layer]) };
    }),
  );
  const blocks = row
    ? 0
    : await transaction.objectStore('blocks').count(IDBKeyRange.bound([worldId], [worldId, []]));
  const open = await Promise.all(
    layers.map((one) => ('generation' in one ? one : opened(one.layer, one.segment))),
  );
  const whole = open.filter((layer) => layer !== null);
  return { row, layers: whole, isDamaged: whole.length < open.length || blocks > 0 };
}

/** The same layers with their excerpts, as far as they can be read. */
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
