import type { WorldId } from '../../model/index.ts';
import { isLocalCategoryId } from '../../world-export/index.ts';
import { everything } from '../everything.ts';
import type { Entry, EntryRef } from '../search/index.ts';
import { apply } from '../store/apply.ts';
import { clearWorld } from '../store/clear.ts';
import { type BodyRow, libraryDatabase, ofWorld } from '../store/database.ts';
import { pauseNow } from '../store/pause.ts';

/** Entries moved in one transaction. */
const BATCH = 64;

/**
 * Moves the copy that an export was read into to the world that it turned out to be. What that world's copy holds
 * already stays, because World Anvil's own answer is better. Categories known only by name aren't moved: the account's
 * own take their place. May be killed at any point and called again.
 */
export async function adoptCopy(from: WorldId, to: WorldId): Promise<void> {
  const db = await libraryDatabase();
  const entries = await everything(from);
  const known = await everything(to);
  const held = new Set(known.map(({ kind, id }) => `${kind} ${id}`));
  const missing = entries.filter((entry) => !held.has(`${entry.kind} ${entry.id}`) && !isNameOnly(entry));
  const category = categoryIn(entries, known);
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
    ...opened.filter((row) => !isNameOnly(row)).map((row) => transaction.store.put({ ...row, worldId: to })),
    transaction.done,
  ]);
  await clearWorld(from);
}

const isNameOnly = ({ kind, id }: EntryRef): boolean => kind === 'category' && isLocalCategoryId(id);

/** The account's category for one of the export. Null until the account's categories are synced. */
function categoryIn(exported: readonly Entry[], known: readonly Entry[]) {
  const byTitle = new Map(
    known.flatMap(({ kind, id, title }) => (kind === 'category' ? [[title, id] as const] : [])),
  );
  const titles = new Map(exported.filter(isNameOnly).map(({ id, title }) => [id, title]));
  return (id: string | null): string | null => {
    if (id === null || !isLocalCategoryId(id)) return id;
    return byTitle.get(titles.get(id) ?? '') ?? null;
  };
}

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
