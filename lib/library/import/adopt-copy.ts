import { reportAs } from '../../diagnostics/index.ts';
import type { WorldId } from '../../model/index.ts';
import { moveVersions } from '../../versions/index.ts';
import { isLocalCategoryId } from '../../world-export/index.ts';
import { everything } from '../everything.ts';
import type { EntryRef } from '../search/index.ts';
import { apply } from '../store/apply.ts';
import { clearWorld } from '../store/clear.ts';
import { type BodyRow, libraryDatabase, ofWorld } from '../store/database.ts';
import { pauseNow } from '../store/pause.ts';

/** Entries moved in one transaction. */
const BATCH = 64;

/**
 * Moves the copy that an export was read into to the world that it turned out to be. What that world's copy holds
 * already stays, because World Anvil's own answer is better. Categories known only by name aren't moved: `categories` has
 * the account's own, by the ids of the export's, and an entry in any other has none until the next sync. May be killed at
 * any point and called again.
 */
export async function adoptCopy(
  from: WorldId,
  to: WorldId,
  categories: ReadonlyMap<string, string>,
): Promise<void> {
  const db = await libraryDatabase();
  const entries = await everything(from);
  const held = new Set((await everything(to)).map(({ kind, id }) => `${kind} ${id}`));
  const missing = entries.filter((entry) => !held.has(`${entry.kind} ${entry.id}`) && !isNameOnly(entry));
  const category = (id: string | null): string | null =>
    id !== null && isLocalCategoryId(id) ? (categories.get(id) ?? null) : id;
  for (let at = 0; at < missing.length; at += BATCH) {
    const batch = missing.slice(at, at + BATCH).map((entry) => ({
      ...entry,
      worldId: to,
      categoryId: category(entry.categoryId),
    }));
    const bodies = await Promise.all(batch.map(({ kind, id }) => db.get('bodies', [from, kind, id])));
    await apply(to, {
      entries: batch,
      bodies: bodies.flatMap((body) => (body ? [withoutPlace(body, to, category)] : [])),
    });
    await pauseNow();
  }
  const opened = await db.getAll('recent', ofWorld(from));
  const transaction = db.transaction('recent', 'readwrite');
  await Promise.all([
    ...opened.flatMap((row) => {
      const id = row.kind === 'category' ? category(row.id) : row.id;
      return id === null ? [] : transaction.store.put({ ...row, id, worldId: to });
    }),
    transaction.done,
  ]);
  await moveVersions(from, to).catch(reportAs('versions.move'));
  await clearWorld(from);
}

const isNameOnly = ({ kind, id }: EntryRef): boolean => kind === 'category' && isLocalCategoryId(id);

function withoutPlace(
  { worldId: _worldId, location: _location, ...body }: BodyRow,
  worldId: WorldId,
  category: (id: string | null) => string | null,
) {
  const { thing } = body;
  const moved = 'worldId' in thing ? { ...thing, worldId } : thing;
  return {
    ...body,
    thing: 'categoryId' in moved ? { ...moved, categoryId: category(moved.categoryId) } : moved,
  };
}
