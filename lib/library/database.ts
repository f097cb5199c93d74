import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { ArticleSummary, Category, Instant, World, WorldId } from '../model/index.ts';

export const LIBRARY_DATABASE = 'loreside-library';

/** An article of the local copy. */
export interface ArticleRow extends ArticleSummary {
  folded: string;
  /** The number of the last pass over the lists that saw it. */
  pass: number;
}

export interface CategoryRow extends Category {
  pass: number;
}

/** How far the copy of one world is. Written after each page, so that any worker can go on. */
export interface SyncRow {
  worldId: WorldId;
  /** Passes are numbered from 1. */
  pass: number;
  phase: 'world' | 'categories' | 'articles' | 'done';
  /** Entries of the phase's list that are behind us. */
  offset: number;
  /** What the platform counts; null where it does not say. */
  total: number | null;
  /** When the last full pass ended. */
  syncedAt: Instant | null;
}

export interface LibrarySchema extends DBSchema {
  worlds: { key: WorldId; value: World };
  articles: {
    key: string;
    value: ArticleRow;
    indexes: { title: [WorldId, string]; pass: [WorldId, number] };
  };
  categories: { key: string; value: CategoryRow; indexes: { pass: [WorldId, number] } };
  tags: { key: [WorldId, string]; value: { worldId: WorldId; tag: string; count: number } };
  syncs: { key: WorldId; value: SyncRow };
}

export type LibraryDatabase = IDBPDatabase<LibrarySchema>;

/** Every table; clearing the library clears them all. */
export const TABLES = ['worlds', 'articles', 'categories', 'tags', 'syncs'] as const;

/** `lost` is told when the browser closed the database under us, or another version of us wants it. */
export function openDatabase(lost: () => void): Promise<LibraryDatabase> {
  const opened = openDB<LibrarySchema>(LIBRARY_DATABASE, 1, {
    upgrade(db) {
      db.createObjectStore('worlds', { keyPath: 'id' });
      const articles = db.createObjectStore('articles', { keyPath: 'id' });
      articles.createIndex('title', ['worldId', 'folded']);
      articles.createIndex('pass', ['worldId', 'pass']);
      db.createObjectStore('categories', { keyPath: 'id' }).createIndex('pass', ['worldId', 'pass']);
      db.createObjectStore('tags', { keyPath: ['worldId', 'tag'] });
      db.createObjectStore('syncs', { keyPath: 'worldId' });
    },
    blocking() {
      lost();
      void opened.then((db) => db.close());
    },
    terminated: lost,
  });
  return opened;
}
