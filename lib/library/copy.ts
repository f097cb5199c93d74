import type { Category, Instant, World, WorldId } from '../model/index.ts';
import type { EntryKind } from './search/index.ts';
import { type LibraryDatabase, ofWorld } from './store/database.ts';
import { readSync } from './store/sync-row.ts';

/** What is known of a world, and how old it is. */
export interface WorldCopy {
  /** Null until first fetched. */
  world: World | null;
  categories: Category[];
  /** Most used first. */
  tags: { tag: string; count: number }[];
  /** When the copy was last up to date; null: never. Of an export: when it was read to its end. */
  syncedAt: Instant | null;
  articleCount: number;
  /** Entries in the copy, including drafts that are being sent. */
  counts: Record<EntryKind, number>;
  /** Articles. Null if nothing is running; `total` is null if World Anvil doesn't say. */
  progress: { done: number; total: number | null } | null;
  isPaused: boolean;
  /** Full texts, stored and wanted. */
  bodies: { copied: number; wanted: number };
  /** Items that could not be read and are retried later. */
  skipped: number;
}

/** Everything except tags, which come from the index. */
export type WorldFacts = Omit<WorldCopy, 'tags'>;

export const hasEntries = ({ counts }: Pick<WorldFacts, 'counts'>): boolean =>
  Object.values(counts).some((count) => count > 0);

export async function readWorld(db: LibraryDatabase, worldId: WorldId): Promise<WorldFacts> {
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
