import type { ArticleSummary, WorldId } from '../model/index.ts';
import type { ArticleRow, LibraryDatabase } from './database.ts';
import { fold } from './fold.ts';

/** Rows a transaction: large enough that its cost does not count, small enough that a reader never waits long. */
const BATCH = 500;

/** How the count of each tag changes, by world and tag. */
class TagChanges {
  readonly #changes = new Map<WorldId, Map<string, number>>();

  add(worldId: WorldId, tags: readonly string[], by: 1 | -1): void {
    const counts = this.#changes.get(worldId) ?? new Map<string, number>();
    this.#changes.set(worldId, counts);
    for (const tag of new Set(tags)) counts.set(tag, (counts.get(tag) ?? 0) + by);
  }

  *[Symbol.iterator](): Generator<[WorldId, string, number]> {
    for (const [worldId, counts] of this.#changes) {
      for (const [tag, by] of counts) if (by !== 0) yield [worldId, tag, by];
    }
  }
}

function writing(db: LibraryDatabase) {
  return db.transaction(['articles', 'tags'], 'readwrite', { durability: 'relaxed' });
}
type Writing = ReturnType<typeof writing>;

async function countTags(transaction: Writing, changes: TagChanges): Promise<void> {
  const tags = transaction.objectStore('tags');
  for (const [worldId, tag, by] of changes) {
    const count = ((await tags.get([worldId, tag]))?.count ?? 0) + by;
    if (count > 0) await tags.put({ worldId, tag, count });
    else await tags.delete([worldId, tag]);
  }
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
    const changes = new TagChanges();
    for (const old of before) if (old) changes.add(old.worldId, old.tags, -1);
    for (const { worldId, tags } of batch) changes.add(worldId, tags, 1);
    await Promise.all(
      batch.map((article) =>
        table.put({ ...article, folded: fold(article.title), pass: passOf(article.worldId) }),
      ),
    );
    await countTags(transaction, changes);
    await transaction.done;
  }
}

/** Takes away what no pass has seen since the one named, in batches. Resolves to how many went. */
export async function dropUnseen(db: LibraryDatabase, worldId: WorldId, upToPass: number): Promise<number> {
  const range = IDBKeyRange.bound([worldId, 0], [worldId, upToPass]);
  let gone = 0;
  for (;;) {
    const transaction = writing(db);
    const table = transaction.objectStore('articles');
    const unseen = await table.index('pass').getAll(range, BATCH);
    const changes = new TagChanges();
    for (const { tags } of unseen) changes.add(worldId, tags, -1);
    await Promise.all(unseen.map(({ id }) => table.delete(id)));
    await countTags(transaction, changes);
    await transaction.done;
    gone += unseen.length;
    if (unseen.length < BATCH) return gone;
  }
}

/** The row as the model knows it. */
export function summaryOf({ folded: _folded, pass: _pass, ...summary }: ArticleRow): ArticleSummary {
  return summary;
}
