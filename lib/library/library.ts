import type { ArticleId, ArticleSummary, Category, Instant, World, WorldId } from '../model/index.ts';
import { putArticles } from './articles.ts';
import { type LibraryDatabase, openDatabase, TABLES } from './database.ts';
import { createSyncStore, readSync, type SyncStore } from './syncstore.ts';
import { articlesOf, findByTitle, searchTitles } from './titles.ts';

const CHANNEL = 'loreside-library';

export interface WorldCopy {
  /** Null until it was fetched for the first time. */
  world: World | null;
  categories: Category[];
  /** Most used first. */
  tags: { tag: string; count: number }[];
  /** When the last pass over the lists ended; null: never yet. */
  syncedAt: Instant | null;
  articleCount: number;
  /** Null while nothing is being fetched; `total` null where the platform does not say. */
  progress: { done: number; total: number | null } | null;
}

export interface Library {
  world(worldId: WorldId): Promise<WorldCopy>;
  /** The same title or nearly the same, at most five. */
  findByTitle(worldId: WorldId, title: string): Promise<ArticleSummary[]>;
  /** Titles that begin so, then titles with a later word that begins so. */
  searchTitles(worldId: WorldId, typed: string, limit: number): Promise<ArticleSummary[]>;
  /** Those of these ids that the copy holds. */
  articles(ids: readonly ArticleId[]): Promise<ArticleSummary[]>;
  /** For articles that were just made or read: they stand in the copy at once. */
  put(articles: readonly ArticleSummary[]): Promise<void>;
  clear(): Promise<void>;
  /** Calls back after each change by any context. Returns how to stop. */
  subscribe(listener: () => void): () => void;
  readonly sync: SyncStore;
}

async function readWorld(db: LibraryDatabase, worldId: WorldId): Promise<WorldCopy> {
  const everything = IDBKeyRange.bound([worldId], [worldId, []]);
  const [world, categories, tags, sync, counted] = await Promise.all([
    db.get('worlds', worldId),
    db.getAllFromIndex('categories', 'pass', everything),
    db.getAll('tags', everything),
    db.get('syncs', worldId),
    db.get('counts', worldId),
  ]);
  const { kind, phase, offset, total, syncedAt } = readSync(worldId, sync);
  const busy = phase !== 'done' && (kind === 'full' || syncedAt === null);
  return {
    world: world ?? null,
    categories: categories.map(({ pass: _pass, ...category }) => category),
    tags: tags.map(({ tag, count }) => ({ tag, count })).sort((a, b) => b.count - a.count),
    syncedAt,
    articleCount: counted?.articles ?? 0,
    progress: busy ? { done: phase === 'articles' ? offset : 0, total } : null,
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
  const sync = createSyncStore(database, changed);
  return {
    sync,
    world: async (worldId) => readWorld(await database(), worldId),
    findByTitle: async (worldId, title) => findByTitle(await database(), worldId, title),
    searchTitles: async (worldId, typed, limit) => searchTitles(await database(), worldId, typed, limit),
    articles: async (ids) => articlesOf(await database(), ids),
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
