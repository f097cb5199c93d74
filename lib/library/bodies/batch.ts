import type { WorldId } from '../../model/index.ts';
import { type BodyDocument, packBodies } from '../fulltext/index.ts';
import { orWithoutBlobs } from '../store/blocks.ts';
import { type BodyRow, type LibraryDatabase, ofWorld, type UnindexedRow } from '../store/database.ts';
import { layerAfter, segmentRow, segmentsOf } from '../store/packed-layer.ts';
import { requireSpace } from '../store/pause.ts';

const BATCH = 200;

interface Waiting {
  row: UnindexedRow;
  /** Undefined: deleted since. */
  body: BodyDocument | undefined;
}

async function waitingIn(db: LibraryDatabase, worldId: WorldId): Promise<Waiting[]> {
  const transaction = db.transaction(['unindexed', 'bodies']);
  const rows = await transaction.objectStore('unindexed').getAll(ofWorld(worldId), BATCH);
  const bodies = transaction.objectStore('bodies');
  return Promise.all(
    rows.map(async (row) => {
      const body = await bodies.get([worldId, row.kind, row.id]);
      return { row, body: isSound(body) ? body : undefined };
    }),
  );
}

/** A damaged body isn't indexed. It is read again when its article changes or the copy is rebuilt. */
const isSound = (body: BodyRow | undefined): boolean =>
  typeof body?.text === 'string' && Number.isSafeInteger(body.location);

/**
 * Stores the segment and removes its bodies from the queue. False: something changed meanwhile, and nothing was
 * written. Whoever writes or deletes a body does the same to its row in the queue, so that no text is read again.
 */
async function store(
  db: LibraryDatabase,
  worldId: WorldId,
  waiting: Waiting[],
  bytes: ArrayBuffer,
): Promise<boolean> {
  await requireSpace();
  const transaction = db.transaction(['unindexed', 'segments'], 'readwrite');
  const unindexed = transaction.objectStore('unindexed');
  const segments = transaction.objectStore('segments');
  const now = await Promise.all(waiting.map(({ row: { kind, id } }) => unindexed.get([worldId, kind, id])));
  const isSame = waiting.every(
    ({ row }, at) => now[at]?.location === row.location && now[at]?.writing === row.writing,
  );
  if (isSame) {
    const layers = await segments.getAllKeys(segmentsOf(worldId));
    const row = segmentRow(worldId, layerAfter(layers.at(-1)?.[2]), bytes);
    await Promise.all([
      segments.put(row),
      ...waiting.map(({ row: { kind, id } }) => unindexed.delete([worldId, kind, id])),
    ]);
  }
  await transaction.done;
  return isSame;
}

/** Indexes up to 200 waiting bodies as a new segment, in one transaction. */
export async function takeBatch(
  db: LibraryDatabase,
  worldId: WorldId,
  pause: () => Promise<void>,
): Promise<{ taken: number } | 'none' | 'changed'> {
  const waiting = await waitingIn(db, worldId);
  if (waiting.length === 0) return 'none';
  const bodies = waiting.flatMap(({ body }) => body ?? []);
  const gone = waiting.flatMap(({ row, body }) =>
    body || !Number.isSafeInteger(row.location) ? [] : row.location,
  );
  const bytes = await packBodies(bodies, gone, pause);
  await pause();
  const isDone = await orWithoutBlobs(() => store(db, worldId, waiting, bytes));
  return isDone ? { taken: bodies.length } : 'changed';
}
