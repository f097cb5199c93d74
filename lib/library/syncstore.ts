import * as z from 'zod/mini';
import type { ArticleId, ArticleSummary, Category, World, WorldId } from '../model/index.ts';
import { dropArticles, putArticles, unseen } from './articles.ts';
import type { LibraryDatabase, SyncRow } from './database.ts';

/** What `syncWorld` reads and writes; screens have no use for it. */
export interface SyncStore {
  state(worldId: WorldId): Promise<SyncRow>;
  save(state: SyncRow): Promise<void>;
  putWorld(world: World): Promise<void>;
  putCategories(categories: readonly Category[], round: number): Promise<void>;
  putArticles(articles: readonly ArticleSummary[], pass: number): Promise<void>;
  /** How many articles of this world the copy holds. */
  kept(worldId: WorldId): Promise<number>;
  /** Whether the copy holds every one of these. */
  knows(ids: readonly ArticleId[]): Promise<boolean>;
  /** Ids that no pass since this one has seen, at most `limit`. */
  unseen(worldId: WorldId, upToPass: number, limit?: number): Promise<ArticleId[]>;
  /** Says of articles that this pass has seen them. */
  stamp(ids: readonly ArticleId[], pass: number): Promise<void>;
  drop(ids: readonly ArticleId[]): Promise<void>;
  /** Takes away the categories that no round since this one has seen. */
  dropCategories(worldId: WorldId, round: number): Promise<void>;
}

const count = z.int().check(z.gte(0));
const row = z.object({
  worldId: z.string(),
  round: count,
  pass: count,
  kind: z.enum(['full', 'look']),
  phase: z.enum(['world', 'categories', 'articles', 'doubts', 'done']),
  offset: count,
  total: z.nullable(z.number()),
  syncedAt: z.nullable(z.number()),
  full: z.nullable(z.object({ at: z.number(), total: z.nullable(z.number()), kept: count })),
});

export const fresh = (worldId: WorldId): SyncRow => ({
  worldId,
  round: 0,
  pass: 0,
  kind: 'full',
  phase: 'done',
  offset: 0,
  total: null,
  syncedAt: null,
  full: null,
});

/** A record that cannot be understood counts as none: the pass begins anew. */
export function readSync(worldId: WorldId, stored: unknown): SyncRow {
  const parsed = row.safeParse(stored);
  return parsed.success && parsed.data.worldId === worldId ? parsed.data : fresh(worldId);
}

export function createSyncStore(database: () => Promise<LibraryDatabase>, changed: () => void): SyncStore {
  return {
    state: async (worldId) => readSync(worldId, await (await database()).get('syncs', worldId)),
    async save(state) {
      await (await database()).put('syncs', state);
      changed();
    },
    async putWorld(world) {
      await (await database()).put('worlds', world);
      changed();
    },
    async putCategories(categories, round) {
      const transaction = (await database()).transaction('categories', 'readwrite');
      await Promise.all(categories.map((category) => transaction.store.put({ ...category, pass: round })));
      await transaction.done;
      changed();
    },
    async putArticles(articles, pass) {
      await putArticles(await database(), articles, () => pass);
      changed();
    },
    kept: async (worldId) => (await (await database()).get('counts', worldId))?.articles ?? 0,
    async knows(ids) {
      const { store } = (await database()).transaction('articles');
      const keys = await Promise.all(ids.map((id) => store.getKey(id)));
      return keys.every((key) => key !== undefined);
    },
    unseen: async (worldId, upToPass, limit) => unseen(await database(), worldId, upToPass, limit),
    async stamp(ids, pass) {
      const { store, done } = (await database()).transaction('articles', 'readwrite');
      for (const row of await Promise.all(ids.map((id) => store.get(id))))
        if (row) await store.put({ ...row, pass });
      await done;
    },
    async drop(ids) {
      if (ids.length === 0) return;
      await dropArticles(await database(), ids);
      changed();
    },
    async dropCategories(worldId, round) {
      const transaction = (await database()).transaction('categories', 'readwrite');
      const range = IDBKeyRange.bound([worldId], [worldId, round - 1]);
      const keys = await transaction.store.index('pass').getAllKeys(range);
      await Promise.all(keys.map((key) => transaction.store.delete(key)));
      await transaction.done;
      if (keys.length > 0) changed();
    },
  };
}
