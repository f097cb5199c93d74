import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import type { ArticleSummary, Category, Instant, World, WorldId } from '../model/index.ts';

export const LIBRARY_DATABASE = 'loreside-library';
const VERSION = 2;

/** An article of the local copy, with the keys by which its title is found. */
export interface ArticleRow extends ArticleSummary {
  folded: string;
  near: NearKey[];
  starts: [WorldId, string][];
  /** The number of the last full pass that saw it. */
  pass: number;
}

/** World, length of the folded title, and the title from its beginning (`>`) or from its end (`<`). */
export type NearKey = [WorldId, number, string];

export interface CategoryRow extends Category {
  pass: number;
}

/** How far the copy of one world is. Written after each page, so that any worker can go on. */
export interface SyncRow {
  worldId: WorldId;
  /** Passes of either kind, numbered from 1; categories carry it. */
  round: number;
  /** Full passes, numbered from 1; articles carry it. */
  pass: number;
  kind: 'full' | 'look';
  phase: 'world' | 'categories' | 'articles' | 'doubts' | 'done';
  /** Entries of the phase's list that are behind us. */
  offset: number;
  /** What the platform counts; null where it does not say. */
  total: number | null;
  /** When the last pass ended. */
  syncedAt: Instant | null;
  /** How things stood when the last full pass ended; null before the first. */
  full: { at: Instant; total: number | null; kept: number } | null;
}

export interface LibrarySchema extends DBSchema {
  worlds: { key: WorldId; value: World };
  articles: {
    key: string;
    value: ArticleRow;
    indexes: {
      title: [WorldId, string];
      near: NearKey;
      starts: [WorldId, string];
      pass: [WorldId, number];
    };
  };
  categories: { key: string; value: CategoryRow; indexes: { pass: [WorldId, number] } };
  tags: { key: [WorldId, string]; value: { worldId: WorldId; tag: string; count: number } };
  /** Counting a large index takes its time; this is kept up to date with each write instead. */
  counts: { key: WorldId; value: { worldId: WorldId; articles: number } };
  syncs: { key: WorldId; value: SyncRow };
}

export type LibraryDatabase = IDBPDatabase<LibrarySchema>;

/** Every table; clearing the library clears them all. */
export const TABLES = ['worlds', 'articles', 'categories', 'tags', 'counts', 'syncs'] as const;

/** An older copy is not brought up to date but dropped: the platform has it all. */
function build(db: LibraryDatabase): void {
  for (const table of [...db.objectStoreNames]) db.deleteObjectStore(table);
  db.createObjectStore('worlds', { keyPath: 'id' });
  const articles = db.createObjectStore('articles', { keyPath: 'id' });
  articles.createIndex('title', ['worldId', 'folded']);
  articles.createIndex('near', 'near', { multiEntry: true });
  articles.createIndex('starts', 'starts', { multiEntry: true });
  articles.createIndex('pass', ['worldId', 'pass']);
  db.createObjectStore('categories', { keyPath: 'id' }).createIndex('pass', ['worldId', 'pass']);
  db.createObjectStore('tags', { keyPath: ['worldId', 'tag'] });
  db.createObjectStore('counts', { keyPath: 'worldId' });
  db.createObjectStore('syncs', { keyPath: 'worldId' });
}

function open(lost: () => void): Promise<LibraryDatabase> {
  const opened = openDB<LibrarySchema>(LIBRARY_DATABASE, VERSION, {
    upgrade: build,
    blocking() {
      lost();
      void opened.then((db) => db.close());
    },
    terminated: lost,
  });
  return opened;
}

/**
 * `lost` is told when the browser closed the database under us, or another version of us wants it. A copy that cannot be
 * opened, because it is damaged or of a newer release, is thrown away and begun anew.
 */
export function openDatabase(lost: () => void): Promise<LibraryDatabase> {
  return open(lost).catch(async () => {
    await deleteDB(LIBRARY_DATABASE);
    return open(lost);
  });
}
