import type { Category, Instant, World, WorldId } from '../model/index.ts';
import type { EntryKind } from './search/index.ts';
import { type LibraryDatabase, ofWorld } from './store/database.ts';
import { readSync } from './store/sync-row.ts';

/** What is known of a world, and how old that is. */
export interface WorldCopy {
  /** Null until it was fetched for the first time. */
  world: World | null;
  categories: Category[];
  /** Most used first. */
  tags: { tag: string; count: number }[];
  /** When last the copy was up to date; null: never yet. */
  syncedAt: Instant | null;
  articleCount: number;
  /** Of entries in the copy, drafts on their way included. */
  counts: Record<EntryKind, number>;
  /** Articles. Null while there is nothing to wait for; `total` null where the platform does not say. */
  progress: { done: number; total: number | null } | null;
  isPaused: boolean;
  /** Things read in full, and how many are wanted. */
  bodies: { copied: number; wanted: number };
  /** How many things could not be read and are tried again later. */
  skipped: number;
}

/** Everything but the tags, which the index knows. */
export async function readWorld(db: LibraryDatabase, worldId: WorldId): Promise<Omit<WorldCopy, 'tags'>> {
  const [row, stored, copied, skipped] = await Promise.all([
    db.get('worlds', worldId),
    db.get('syncs', worldId),
    db.count('bodies', ofWorld(worldId)),
    db.count('skipped', ofWorld(worldId)),
  ]);
  const { due, syncedAt, counts, drafts, paused, lists, bodiesWanted } = readSync(worldId, stored);
  const done = due.includes('articles') ? lists.articles.offset : counts.article;
  return {
    world: row?.world ?? null,
    categories: Array.isArray(row?.categories) ? row.categories : [],
    syncedAt,
    articleCount: counts.article - drafts,
    counts,
    progress: due.length > 0 ? { done, total: row?.world?.articleCount ?? null } : null,
    isPaused: paused,
    skipped,
    bodies: { copied, wanted: Math.max(copied, bodiesWanted) },
  };
}
