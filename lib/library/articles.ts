import type { ArticleSummary, WorldId } from '../model/index.ts';
import type { LibraryDatabase } from './database.ts';
import { rowOf } from './row.ts';

/** Rows a transaction: large enough that its cost does not count, small enough that a reader never waits long. */
const BATCH = 500;

/** How the counts of a world change: its articles, and the bearers of each tag. */
class Changes {
  readonly #tags = new Map<WorldId, Map<string, number>>();
  readonly #articles = new Map<WorldId, number>();

  add({ worldId, tags }: Pick<ArticleSummary, 'worldId' | 'tags'>, by: 1 | -1): void {
    const counts = this.#tags.get(worldId) ?? new Map<string, number>();
    this.#tags.set(worldId, counts);
    for (const tag of new Set(tags)) counts.set(tag, (counts.get(tag) ?? 0) + by);
    this.#articles.set(worldId, (this.#articles.get(worldId) ?? 0) + by);
  }

  *tags(): Generator<[WorldId, string, number]> {
    for (const [worldId, counts] of this.#tags) {
      for (const [tag, by] of counts) if (by !== 0) yield [worldId, tag, by];
    }
  }

  *articles(): Generator<[WorldId, number]> {
    for (const [worldId, by] of this.#articles) if (by !== 0) yield [worldId, by];
  }
}

function writing(db: LibraryDatabase) {
  return db.transaction(['articles', 'tags', 'counts'], 'readwrite', { durability: 'relaxed' });
}
type Writing = ReturnType<typeof writing>;

async function count(transaction: Writing, changes: Changes): Promise<void> {
  const tags = transaction.objectStore('tags');
  const tagged = [...changes.tags()].map(async ([worldId, tag, by]) => {
    const now = ((await tags.get([worldId, tag]))?.count ?? 0) + by;
    await (now > 0 ? tags.put({ worldId, tag, count: now }) : tags.delete([worldId, tag]));
  });
  const counts = transaction.objectStore('counts');
  const counted = [...changes.articles()].map(async ([worldId, by]) => {
    const now = ((await counts.get(worldId))?.articles ?? 0) + by;
    await counts.put({ worldId, articles: Math.max(0, now) });
  });
  await Promise.all([...tagged, ...counted]);
}

/** Puts articles in place of what stood there, in batches; `passOf` says which pass has seen an article's world. */
export async function putArticles(
  db: LibraryDatabase,
  articles: readonly ArticleSummary[],
  passOf: (worldId: WorldId) => number,
): Promise<void> {
  const newest = [...new Map(articles.map((article) => [article.id, article])).values()];
  for (let at = 0; at < newest.length; at += BATCH) {
    const batch = newest.slice(at, at + BATCH);
    const transaction = writing(db);
    const table = transaction.objectStore('articles');
    const before = await Promise.all(batch.map(({ id }) => table.get(id)));
    const changes = new Changes();
    for (const old of before) if (old) changes.add(old, -1);
    for (const article of batch) changes.add(article, 1);
    await Promise.all(batch.map((article) => table.put(rowOf(article, passOf(article.worldId)))));
    await count(transaction, changes);
    await transaction.done;
  }
}

/** Takes articles away by their ids. */
export async function dropArticles(db: LibraryDatabase, ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += BATCH) {
    const transaction = writing(db);
    const table = transaction.objectStore('articles');
    const batch = ids.slice(at, at + BATCH);
    const rows = await Promise.all(batch.map((id) => table.get(id)));
    const changes = new Changes();
    for (const row of rows) if (row) changes.add(row, -1);
    await Promise.all(batch.map((id) => table.delete(id)));
    await count(transaction, changes);
    await transaction.done;
  }
}

/** Ids of articles that no pass has seen since the one named, at most `limit`. */
export function unseen(
  db: LibraryDatabase,
  worldId: WorldId,
  upToPass: number,
  limit?: number,
): Promise<string[]> {
  const range = IDBKeyRange.bound([worldId], [worldId, upToPass]);
  return db.getAllKeysFromIndex('articles', 'pass', range, limit);
}
