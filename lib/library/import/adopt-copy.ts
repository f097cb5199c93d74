import type { WorldId } from '../../model/index.ts';
import { everything } from '../everything.ts';
import { apply } from '../store/apply.ts';
import { clearWorld } from '../store/clear.ts';
import { type BodyRow, libraryDatabase, ofWorld } from '../store/database.ts';
import { pauseNow } from '../store/pause.ts';

/** Entries moved in one transaction. */
const BATCH = 64;

/**
 * Moves the copy that an export was read into to the world that it turned out to be. What that world's copy holds
 * already stays, because World Anvil's own answer is better. May be killed at any point and called again.
 */
export async function adoptCopy(from: WorldId, to: WorldId): Promise<void> {
  const db = await libraryDatabase();
  const entries = await everything(from);
  const held = new Set((await everything(to)).map(({ kind, id }) => `${kind} ${id}`));
  const missing = entries.filter(({ kind, id }) => !held.has(`${kind} ${id}`));
  for (let at = 0; at < missing.length; at += BATCH) {
    const batch = missing.slice(at, at + BATCH).map((entry) => ({ ...entry, worldId: to }));
    const bodies = await Promise.all(batch.map(({ kind, id }) => db.get('bodies', [from, kind, id])));
    await apply(to, {
      entries: batch,
      bodies: bodies.flatMap((body) => (body ? [withoutPlace(body, to)] : [])),
    });
    await pauseNow();
  }
  const opened = await db.getAll('recent', ofWorld(from));
  const transaction = db.transaction('recent', 'readwrite');
  await Promise.all([
    ...opened.map((row) => transaction.store.put({ ...row, worldId: to })),
    transaction.done,
  ]);
  await clearWorld(from);
}

function withoutPlace({ worldId: _worldId, location: _location, ...body }: BodyRow, worldId: WorldId) {
  const thing = 'worldId' in body.thing ? { ...body.thing, worldId } : body.thing;
  return { ...body, thing };
}
