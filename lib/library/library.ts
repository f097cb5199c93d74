import type { ArticleSummary, Category, Instant, World, WorldId } from '../model/index.ts';
import { dropUnseen, putArticles } from './articles.ts';
import { type LibraryDatabase, openDatabase, type SyncRow, TABLES } from './database.ts';
import { findByTitle, searchTitles } from './titles.ts';

const CHANNEL = 'loreside-library';

export interface WorldCopy {
  /** Null until it was fetched for the first time. */
  world: World | null;
  categories: Category[];
  /** Most used first. */
  tags: { tag: string; count: number }[];
  /** When the last full pass over the lists ended; null: never yet. */
  syncedAt: Instant | null;
  articleCount: number;
  /** Null while nothing is being fetched; `total` null where the platform does not say. */
  progress: { done: number; total: number | null } | null;
}

/** What `syncWorld` writes; screens have no use for it. */
export interface SyncStore {
  state(worldId: WorldId): Promise<SyncRow>;
  save(state: SyncRow): Promise<void>;
  putWorld(world: World): Promise<void>;
  putCategories(categories: readonly Category[], pass: number): Promise<void>;
  putArticles(articles: readonly ArticleSummary[], pass: number): Promise<void>;
  /** Takes away what neither this pass nor the one before it has seen. */
  dropUnseen(worldId: WorldId, pass: number): Promise<void>;
}

export interface Library {
  world(worldId: WorldId): Promise<WorldCopy>;
  findByTitle(worldId: WorldId, title: string): Promise<ArticleSummary[]>;
  searchTitles(worldId: WorldId, prefix: string, limit: number): Promise<ArticleSummary[]>;
  /** For articles that were just made or read: they stand in the copy at once. */
  put(articles: readonly ArticleSummary[]): Promise<void>;
  clear(): Promise<void>;
  /** Calls back after each change by any context. Returns how to stop. */
  subscribe(listener: () => void): () => void;
  readonly sync: SyncStore;
}

const fresh = (worldId: WorldId): SyncRow => ({
  worldId,
  pass: 0,
  phase: 'done',
  offset: 0,
  total: null,
  syncedAt: null,
});

async function readWorld(db: LibraryDatabase, worldId: WorldId): Promise<WorldCopy> {
  const everything = IDBKeyRange.bound([worldId], [worldId, []]);
  const [world, categories, tags, sync, articleCount] = await Promise.all([
    db.get('worlds', worldId),
    db.getAllFromIndex('categories', 'pass', everything),
    db.getAll('tags', everything),
    db.get('syncs', worldId),
    db.countFromIndex('articles', 'pass', everything),
  ]);
  const { phase, offset, total, syncedAt } = sync ?? fresh(worldId);
  return {
    world: world ?? null,
    categories: categories.map(({ pass: _pass, ...category }) => category),
    tags: tags.map(({ tag, count }) => ({ tag, count })).sort((a, b) => b.count - a.count),
    syncedAt,
    articleCount,
    progress: phase === 'done' ? null : { done: phase === 'articles' ? offset : 0, total },
  };
}

function syncStore(database: () => Promise<LibraryDatabase>, changed: () => void): SyncStore {
  return {
    state: async (worldId) => (await (await database()).get('syncs', worldId)) ?? fresh(worldId),
    async save(state) {
      await (await database()).put('syncs', state);
      changed();
    },
    async putWorld(world) {
      await (await database()).put('worlds', world);
      changed();
    },
    async putCategories(categories, pass) {
      const transaction = (await database()).transaction('categories', 'readwrite');
      await Promise.all(categories.map((category) => transaction.store.put({ ...category, pass })));
      await transaction.done;
      changed();
    },
    async putArticles(articles, pass) {
      await putArticles(await database(), articles, () => pass);
      changed();
    },
    async dropUnseen(worldId, pass) {
      if (pass < 2) return;
      const db = await database();
      await dropUnseen(db, worldId, pass - 2);
      const transaction = db.transaction('categories', 'readwrite');
      const unseen = IDBKeyRange.bound([worldId, 0], [worldId, pass - 2]);
      for (const key of await transaction.store.index('pass').getAllKeys(unseen))
        await transaction.store.delete(key);
      await transaction.done;
      changed();
    },
  };
}

function makeLibrary(): Library {
  let opened: Promise<LibraryDatabase> | null = null;
  const database = () => {
    opened ??= openDatabase(() => {
      opened = null;
    }).catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
  const sender = new BroadcastChannel(CHANNEL);
  const local = new Set<() => void>();
  const changed = () => {
    sender.postMessage('changed');
    for (const listener of local) listener();
  };
  sender.onmessage = () => {
    for (const listener of local) listener();
  };
  const sync = syncStore(database, changed);
  return {
    sync,
    world: async (worldId) => readWorld(await database(), worldId),
    findByTitle: async (worldId, title) => findByTitle(await database(), worldId, title),
    searchTitles: async (worldId, prefix, limit) => searchTitles(await database(), worldId, prefix, limit),
    async put(articles) {
      const worlds = [...new Set(articles.map(({ worldId }) => worldId))];
      const states = await Promise.all(worlds.map(sync.state));
      const passes = new Map(states.map(({ worldId, pass }) => [worldId, pass]));
      await putArticles(await database(), articles, (worldId) => passes.get(worldId) ?? 0);
      changed();
    },
    async clear() {
      const transaction = (await database()).transaction(TABLES, 'readwrite');
      await Promise.all([...TABLES.map((table) => transaction.objectStore(table).clear()), transaction.done]);
      changed();
    },
    subscribe(listener) {
      local.add(listener);
      return () => local.delete(listener);
    },
  };
}

let library: Promise<Library> | null = null;

/** The library of this context; opened once, at the first call. */
export function openLibrary(): Promise<Library> {
  library ??= Promise.resolve(makeLibrary());
  return library;
}
